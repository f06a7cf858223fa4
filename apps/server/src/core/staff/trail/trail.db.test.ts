import { randomUUID } from "node:crypto";
import {
  checkTrail,
  listOperatorSessions,
  listTrailEntries,
  proposeStaffChange,
} from "@houselight/contracts";
import {
  type HttpCaller,
  openTestHouse,
  plansOf,
  signedInOperator,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { appendTrailEntries, chainHash } from "../audit-trail.ts";
import { selectTrailEntries, type TrailEntry } from "./trail-store.ts";

const MINUTE_MS = 60_000;
let kit: TestHouse;
let manager: HttpCaller;
let begun: Date;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {} });
  manager = await signedInOperator(kit.house, kit.served?.url as string, "manager");
  begun = kit.clock.now();
  for (const action of ["tea.made", "tea.drunk", "teapot.washed", "tea"]) {
    kit.clock.advance(MINUTE_MS);
    await append(action, { id: 7n, email: "pat@example.org" });
  }
  kit.clock.advance(MINUTE_MS);
});
afterAll(() => kit.close());

const append = (action: string, operator: { id: bigint; email: string } | null = null) =>
  kit.house.database.tx((tx) =>
    appendTrailEntries(tx, [
      { at: kit.clock.now(), operator, action, subject: "kitchen", detail: { cups: 2 } },
    ]),
  );
const minute = (count: number) => new Date(begun.getTime() + count * MINUTE_MS).toISOString();
const actions = async (query: Record<string, string | number>) =>
  (await manager.call(listTrailEntries, { query })).body.map(({ action }) => action);
const check = async (query: { from_id?: number; limit?: number } = {}) =>
  (await manager.call(checkTrail, { query })).body;

describe("the audit trail, when it is asked", () => {
  it.each<[string, Record<string, string | number>, string[]]>([
    ["an action", { action: "tea.made" }, ["tea.made"]],
    ["an area", { action: "tea." }, ["tea", "tea.drunk", "tea.made"]],
    ["half a word", { action: "te" }, []],
    ["an operator", { operator: "PAT@example.org", limit: 2 }, ["tea", "teapot.washed"]],
    ["an operator's area", { operator: "pat@example.org", action: "teapot." }, ["teapot.washed"]],
    ["nobody", { operator: "nobody@example.org" }, []],
    ["both at once", { operator: "nobody@example.org", subject: "kitchen" }, []],
  ])("finds %s", async (_, query, found) => {
    expect(await actions(query)).toEqual(found);
  });

  it("finds what was done from a moment on and before another", async () => {
    const query = { subject: "kitchen", from: minute(2), to: minute(4) };
    expect(await actions(query)).toEqual(["teapot.washed", "tea.drunk"]);
    expect(await actions({ ...query, from: minute(9) })).toEqual([]);
  });

  it("goes on behind an entry, and begins with none that there is not", async () => {
    const query = { subject: "kitchen", limit: 2 };
    const first = (await manager.call(listTrailEntries, { query })).body;
    const before = first.at(-1)?.id as number;
    expect(await actions({ ...query, before })).toEqual(["tea.drunk", "tea.made"]);
    expect(await actions({ ...query, before: 999_999 })).toEqual([]);
  });

  it.each([{ action: "a.b.c" }, { action: "%" }, { from: "yesterday" }, { limit: 101 }])(
    "refuses %j",
    async (query) => {
      const path = `/api/back_office/audit?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`;
      expect((await manager.send("GET", path)).status).toBe(422);
    },
  );

  it("says from which session and address an operator did something, and by which request", async () => {
    const role = { name: "waiter", title: "Waiter", permissions: [] };
    const change = { kind: "set_role" as const, ...role };
    const body = { id: randomUUID(), change, reason: "an origin to be kept" };
    const { status, headers } = await manager.call(proposeStaffChange, { body });
    expect(status).toBe(201);
    const request = headers.get("x-request-id");
    expect(request).toMatch(/^[0-9a-f-]{36}$/);
    const { body: sessions } = await manager.call(listOperatorSessions, {});
    const session = `${sessions.find(({ current }) => current)?.id}`;
    const [entry] = (await manager.call(listTrailEntries, { query: { action: "staff.propose" } }))
      .body;
    expect(entry?.detail).toMatchObject({
      reason: "an origin to be kept",
      origin: { session, ip: "127.0.0.1", request },
    });
    expect((await check()).holds).toBe(true);
  });

  it("uses an index for each question", async () => {
    const plan = (where: string) =>
      plansOf(
        kit.house.database,
        (tx) =>
          tx.query(
            `select id from staff.audit_entries where ${where} order by at desc, id desc limit 9`,
          ),
        { sorts: false },
      );
    expect(await plan("operator = 'pat@example.org'")).toContain("audit_entries_by_name");
    expect(await plan("split_part(action, '.', 1) = 'tea'")).toContain("audit_entries_by_area");
    expect(await plan("at >= '2020-01-01'")).toContain("audit_entries_by_time");
  });
});

describe("a check of the chain", () => {
  it("holds, range by range, up to the end", async () => {
    const whole = await check();
    expect(whole).toMatchObject({ holds: true, broken_id: null, next_from_id: null });
    let [from, checked] = [1 as number | null, 0];
    while (from !== null) {
      const part = await check({ from_id: from, limit: 2 });
      expect(part).toMatchObject({ holds: true, from_id: from });
      checked += part.checked;
      from = part.next_from_id;
    }
    expect(checked).toBe(whole.checked);
    expect(await check({ from_id: (whole.to_id as number) + 1 })).toMatchObject({
      holds: true,
      checked: 0,
    });
  });

  it("is refused to who may not read the trail, and beyond a thousand entries", async () => {
    const cashier = await signedInOperator(kit.house, kit.served?.url as string, "cashier");
    expect((await cashier.call(checkTrail, { query: {} })).status).toBe(403);
    expect((await manager.send("GET", "/api/back_office/audit/check?limit=1001")).status).toBe(422);
  });

  it.each<[string, string, number]>([
    ["an entry that was altered", "update staff.audit_entries set action = 'x' where id = 3", 3],
    ["one that was taken out", "delete from staff.audit_entries where id = 3", 3],
    [
      "an end that was cut off",
      "delete from staff.audit_entries where id = (select max(id) from staff.audit_entries)",
      0,
    ],
  ])("finds %s", async (_, tamper, at) => {
    const spoilt = await openTestHouse({ serve: {} });
    try {
      const by = await signedInOperator(spoilt.house, spoilt.served?.url as string, "manager");
      for (let count = 0; count < 5; count++)
        await spoilt.house.database.tx((tx) =>
          appendTrailEntries(tx, [
            { at: spoilt.clock.now(), operator: null, action: "a", subject: "b", detail: {} },
          ]),
        );
      await spoilt.house.database.query("alter table staff.audit_entries disable trigger all");
      await spoilt.house.database.query(tamper);
      const { body } = await by.call(checkTrail, { query: {} });
      expect(body.holds).toBe(false);
      if (at > 0) {
        expect(body.broken_id).toBe(at);
        const beyond = await by.call(checkTrail, { query: { from_id: at } });
        expect(beyond.body).toMatchObject({ holds: false, broken_id: at });
      }
    } finally {
      await spoilt.close();
    }
  });

  it("finds one that was put behind the end, though it is chained", async () => {
    const spoilt = await openTestHouse({ serve: {} });
    try {
      const by = await signedInOperator(spoilt.house, spoilt.served?.url as string, "manager");
      const [last] = await selectTrailEntries(spoilt.house.database, { before: null, limit: 1 });
      const { hash: before, ...end } = last as TrailEntry;
      const entry = { ...end, id: end.id + 1n, action: "slipped.in" };
      await spoilt.house.database.query(
        `insert into staff.audit_entries (id, at, operator_id, operator, action, subject, detail, hash)
         values ($1, $2, $3, $4, $5, $6, '{}', $7)`,
        [
          entry.id,
          entry.at,
          entry.operatorId,
          entry.operator,
          entry.action,
          entry.subject,
          chainHash(before, entry),
        ],
      );
      const { body } = await by.call(checkTrail, { query: {} });
      expect(body).toMatchObject({ holds: false, broken_id: Number(entry.id) });
    } finally {
      await spoilt.close();
    }
  });
});
