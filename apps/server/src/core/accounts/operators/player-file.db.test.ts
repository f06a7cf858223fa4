import { randomUUID } from "node:crypto";
import {
  endPlayerSessions,
  getPlayer,
  getPlayerFile,
  listPlayerNotes,
  listPlayerSessions,
  listTrailEntries,
  writePlayerNote,
} from "@houselight/contracts";
import {
  type HttpCaller,
  openTestHouse,
  registered,
  signedInOperator,
  signedInPlayer,
  TestClock,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { forgetEntries } from "../profile/leaving/erasure-store.ts";
import { accountData } from "../profile/leaving/personal-data.ts";
import { stateOf } from "./player-views.ts";

const MINUTE_MS = 60_000;
const clock = new TestClock();
let kit: TestHouse;
let url: string;
let support: HttpCaller;
let manager: HttpCaller;
beforeAll(async () => {
  kit = await openTestHouse({ clock, serve: {} });
  url = kit.served?.url as string;
  support = await signedInOperator(kit.house, url, "support");
  manager = await signedInOperator(kit.house, url, "manager");
});
afterAll(() => kit.close());

const NOBODY = 9_999_999;
const paramsOf = (id: bigint) => ({ params: { id: Number(id) } });
const trailOf = async (id: bigint, action: string) => {
  const query = { subject: `player ${id}`, limit: 100 };
  const { body } = await manager.call(listTrailEntries, { query });
  return body.filter((entry) => entry.action === action);
};

describe("the file of a player", () => {
  it("tells what the account knows, and nothing that signs in", async () => {
    const { id } = await registered(kit.house);
    await kit.house.database.query(
      `update accounts.players set first_name = 'Rea', personal_id = '39001010000' where id = $1`,
      [id],
    );
    await kit.house.database.query(
      `insert into attribution.players (player_id, affiliate, stag, variant, first_utm, current_utm, registered_at)
       values ($1, 77, '77_abc', 'B', '{}', '{}', now())
       on conflict (player_id) do update set affiliate = 77, stag = '77_abc', variant = 'B'`,
      [id],
    );
    const { body } = await support.call(getPlayerFile, paramsOf(id));
    expect(body).toMatchObject({
      id: Number(id),
      first_name: "Rea",
      personal_id: "39001010000",
      date_of_birth: "1990-01-01",
      country: "DE",
      currency: "EUR",
      state: "active",
      has_password: true,
      second_step: false,
      verification: "none",
      closed_at: null,
      origin: { affiliate: 77, stag: "77_abc", variant: "B" },
    });
    expect(JSON.stringify(body)).not.toContain("argon2");
  });

  it("is noted once an hour for each operator, of thirty at once too", async () => {
    const { id } = await registered(kit.house);
    const open = (by: HttpCaller) => by.call(getPlayerFile, paramsOf(id));
    const answers = await Promise.all(Array.from({ length: 30 }, () => open(support)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await trailOf(id, "player.viewed")).toHaveLength(1);
    await open(manager);
    expect(await trailOf(id, "player.viewed")).toHaveLength(2);
    clock.advance(59 * MINUTE_MS);
    await open(support);
    expect(await trailOf(id, "player.viewed")).toHaveLength(2);
    clock.advance(2 * MINUTE_MS);
    await open(support);
    expect(await trailOf(id, "player.viewed")).toHaveLength(3);
  });

  it("is not there of somebody who is not, and leaves no entry", async () => {
    const { status } = await support.call(getPlayerFile, { params: { id: NOBODY } });
    expect(status).toBe(404);
    expect(await trailOf(BigInt(NOBODY), "player.viewed")).toEqual([]);
  });

  const day = new Date("2026-03-01T00:00:00Z");
  const later = new Date("2026-03-02T00:00:00Z");
  it.each([
    ["active", null, null, null],
    ["active", null, null, day],
    ["withdrawals_only", null, null, later],
    ["closed", null, day, later],
    ["erased", day, day, null],
  ] as const)("says that an account is %s", (state, erasedAt, closedAt, withdrawalsOnlyUntil) => {
    expect(stateOf({ erasedAt, closedAt, withdrawalsOnlyUntil }, day)).toBe(state);
  });
});

describe("the sessions of a player", () => {
  it("are listed page by page, and those past their time are not open", async () => {
    const { id, token } = await registered(kit.house);
    clock.advance(31 * MINUTE_MS);
    await kit.house.database.query(
      `insert into accounts.sessions (token_hash, player_id, created_at, last_seen_at, expires_at, ip, user_agent)
       values ($1, $2, $3, $3, $4, '192.0.2.7', 'second')`,
      [randomUUID(), id, clock.now(), new Date(clock.now().getTime() + MINUTE_MS)],
    );
    expect(token).toBeTypeOf("string");
    const list = async (query: Record<string, unknown>) =>
      (await support.call(listPlayerSessions, { ...paramsOf(id), query })).body;
    const all = await list({});
    expect(all).toMatchObject([
      { ip: "192.0.2.7", user_agent: "second", open: true },
      { ip: "127.0.0.1", open: false },
    ]);
    expect(await list({ limit: 1, before: all[0]?.id })).toEqual([all[1]]);
    clock.advance(MINUTE_MS);
    expect(await list({})).toMatchObject([{ open: false }, { open: false }]);
  });

  it("end all at once, with a reason on the trail, and close connections", async () => {
    const { id, caller } = await signedInPlayer(kit.house, url);
    const stranger = await signedInPlayer(kit.house, url);
    const disconnect = vi.spyOn(kit.house.live, "disconnect");
    const end = (by: HttpCaller) =>
      by.call(endPlayerSessions, { ...paramsOf(id), body: { reason: "a lost phone" } });
    const answers = await Promise.all(Array.from({ length: 30 }, () => end(support)));
    const ended = answers.map(({ body }) => body.ended);
    expect(ended.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect(disconnect).toHaveBeenCalledWith(id.toString(), "session ended");
    disconnect.mockRestore();
    expect((await caller.call(getPlayer, {})).body).toEqual({});
    expect((await stranger.caller.call(getPlayer, {})).body.id).toBe(Number(stranger.id));
    expect(await trailOf(id, "player.sessions-ended")).toMatchObject([
      { detail: { ended: 1, reason: "a lost phone" } },
    ]);
  });

  it.each([
    ["a player who is not there", NOBODY, { reason: "a try" }, 404],
    ["no reason", 1001, {}, 422],
    ["a short reason", 1001, { reason: " a " }, 422],
    ["a field that is not asked for", 1001, { reason: "a try", except: 7 }, 422],
  ])("do not end for %s", async (_what, id, body, status) => {
    const input = { params: { id }, body: body as { reason: string } };
    expect((await support.call(endPlayerSessions, input)).status).toBe(status);
  });

  it("are a block's: who reads alone ends none", async () => {
    const { id, caller } = await signedInPlayer(kit.house, url);
    const cashier = await signedInOperator(kit.house, url, "cashier");
    const ask = { ...paramsOf(id), body: { reason: "a try" } };
    expect((await cashier.call(endPlayerSessions, ask)).status).toBe(403);
    expect((await caller.call(endPlayerSessions, ask)).status).toBe(401);
    expect((await cashier.call(listPlayerSessions, { ...paramsOf(id), query: {} })).status).toBe(
      403,
    );
    expect((await caller.call(getPlayer, {})).body.id).toBe(Number(id));
  });
});

describe("notes about a player", () => {
  const write = (by: HttpCaller, id: bigint | number, body: { id: string; text: string }) =>
    by.call(writePlayerNote, { params: { id: Number(id) }, body });
  const textsOf = async (id: bigint, query = {}) => {
    const { body } = await support.call(listPlayerNotes, { ...paramsOf(id), query });
    return body.map(({ text }) => text);
  };

  it("are kept with who and when, the latest first, and page by page", async () => {
    const { id } = await registered(kit.house);
    const first = randomUUID();
    expect((await write(support, id, { id: first, text: " called\nabout a bonus " })).status).toBe(
      201,
    );
    const second = randomUUID();
    await write(manager, id, { id: second, text: "called back" });
    const { body } = await support.call(listPlayerNotes, { ...paramsOf(id), query: {} });
    expect(body).toMatchObject([
      { id: second, text: "called back", operator: expect.stringContaining("manager-") },
      { id: first, text: "called\nabout a bonus", at: clock.now().toISOString() },
    ]);
    expect(await textsOf(id, { before: second })).toEqual(["called\nabout a bonus"]);
    expect(await textsOf(id, { limit: 1 })).toEqual(["called back"]);
    expect(await textsOf(id, { before: randomUUID() })).toEqual([]);
    const entries = await trailOf(id, "player.note");
    expect(entries.map(({ detail }) => detail)).toMatchObject([{ note: second }, { note: first }]);
  });

  it("count once, of thirty at once too; another text, player or operator is refused", async () => {
    const { id } = await registered(kit.house);
    const other = await registered(kit.house);
    const note = { id: randomUUID(), text: "once" };
    const answers = await Promise.all(Array.from({ length: 30 }, () => write(support, id, note)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await textsOf(id)).toEqual(["once"]);
    expect(await trailOf(id, "player.note")).toHaveLength(1);
    expect((await write(support, id, { ...note, text: "twice" })).status).toBe(409);
    expect((await write(support, other.id, note)).status).toBe(409);
    expect((await write(manager, id, note)).status).toBe(409);
    expect((await write(support, id, { ...note, id: note.id.toUpperCase() })).status).toBe(201);
    expect(await textsOf(id)).toEqual(["once"]);
    expect(await textsOf(other.id)).toEqual([]);
  });

  it.each([
    ["no text", { text: "  " }, 422],
    ["a text that is too long", { text: "x".repeat(2001) }, 422],
    ["a control character", { text: "a\u0000b" }, 422],
    ["an id that is none", { text: "a", id: "1" }, 422],
  ])("are refused for %s", async (_what, body, status) => {
    const { id } = await registered(kit.house);
    expect((await write(support, id, { id: randomUUID(), ...body })).status).toBe(status);
    expect(await textsOf(id)).toEqual([]);
  });

  it("are not there of a player who is not", async () => {
    expect((await write(support, NOBODY, { id: randomUUID(), text: "a try" })).status).toBe(404);
    const ask = { params: { id: NOBODY }, query: {} };
    expect((await support.call(listPlayerNotes, ask)).status).toBe(404);
    expect((await support.call(listPlayerSessions, ask)).status).toBe(404);
  });

  it("stay as they were written, are told to their player, and are forgotten with them", async () => {
    const { id } = await registered(kit.house);
    const { database } = kit.house;
    await write(support, id, { id: randomUUID(), text: "prefers mail" });
    await expect(
      database.query("update accounts.notes set text = 'x' where player_id = $1", [id]),
    ).rejects.toThrow("kept as they were written");
    const { notes } = await accountData(kit.house).read(database, id);
    expect(notes).toEqual([{ text: "prefers mail", at: expect.any(Date) }]);
    await database.tx((tx) => forgetEntries(tx, id));
    expect(await textsOf(id)).toEqual([]);
  });
});
