import { createHash } from "node:crypto";
import { exportTrail as exportEndpoint, listTrailEntries } from "@houselight/contracts";
import {
  type HttpCaller,
  openTestHouse,
  signedInOperator,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { appendTrailEntries } from "../audit-trail.ts";
import { exportTrail } from "./export-trail.ts";

const ENTRIES = 1_203;
let kit: TestHouse;
let manager: HttpCaller;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {} });
  manager = await signedInOperator(kit.house, kit.served?.url as string, "manager");
  const note = (place: number) => ({
    at: kit.clock.now(),
    operator: {
      id: 7n,
      email: "pat@example.org",
      sessionId: 9n,
      ip: "192.0.2.7",
      requestId: "r-1",
    },
    action: "tea.made",
    subject: place === 0 ? '=cmd("x")' : "kitchen",
    detail: { place, note: 'a "quoted", text' },
  });
  await kit.house.database.tx((tx) =>
    appendTrailEntries(
      tx,
      Array.from({ length: ENTRIES }, (_, place) => note(place)),
    ),
  );
});
afterAll(() => kit.close());

const asFile = async (query: Record<string, string>, by = manager) => {
  const answer = await by.send("GET", `${exportEndpoint.path}?${new URLSearchParams(query)}`);
  return { ...answer, text: String(answer.body) };
};
const operator = { id: 7n, email: "pat@example.org", sessionId: 9n, permissions: new Set<never>() };

it("holds every entry that is asked for, latest first, over many pages", async () => {
  const { status, text, headers } = await asFile({ action: "tea.made" });
  expect([status, headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
  const [names, ...rows] = text.trimEnd().split("\r\n");
  expect(names).toBe("id,at,operator,action,subject,session,ip,request,detail,hash");
  expect(rows).toHaveLength(ENTRIES);
  const ids = rows.map((row) => Number(row.split(",")[0]));
  expect(ids).toEqual(ids.toSorted((one, other) => other - one));
  expect(rows[0]).toContain("pat@example.org,tea.made,kitchen,9,192.0.2.7,r-1,");
  const { body } = await manager.call(listTrailEntries, {
    query: { action: "tea.made", limit: 1 },
  });
  expect(rows[0]?.endsWith(body[0]?.hash as string)).toBe(true);
  expect(rows.at(-1)).toContain(`"'=cmd(""x"")"`);
});

it("holds nothing else", async () => {
  const { text } = await asFile({ action: "tea.made", subject: "another" });
  expect(text.trimEnd().split("\r\n")).toHaveLength(1);
});

it("stands on the trail itself, with what was asked", async () => {
  const from = kit.clock.now().toISOString();
  await asFile({ action: "tea.", from });
  const { body } = await manager.call(listTrailEntries, { query: { action: "audit.exported" } });
  expect(body[0]).toMatchObject({
    subject: "audit trail",
    detail: { action: "tea.", from, to: null, entries: ENTRIES },
  });
});

it("is refused where it is too long for one file, and nothing is cut off", async () => {
  const whole = { action: "tea.made" };
  await expect(exportTrail(kit.house, operator, whole, ENTRIES - 1)).rejects.toMatchObject({
    code: "trail_export_too_long",
  });
  const { bytes } = await exportTrail(kit.house, operator, whole, ENTRIES);
  const again = await exportTrail(kit.house, operator, whole, ENTRIES);
  const digest = (of: Uint8Array) => createHash("sha256").update(of).digest("hex");
  expect(digest(again.bytes)).toBe(digest(bytes));
});

it("is for those alone who may read the trail", async () => {
  const cashier = await signedInOperator(kit.house, kit.served?.url as string, "cashier");
  expect((await asFile({}, cashier)).status).toBe(403);
});
