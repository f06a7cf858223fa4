import {
  changeGroups,
  dismissNotice,
  GROUPS,
  keepSession,
  listNotices,
  markNoticesSeen,
  noticeView,
  type NoticesView,
} from "@houselight/contracts";
import {
  type HttpCaller,
  httpCaller,
  openTestHouse,
  signedInOperator,
  signedInPlayer,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { paymentChanged } from "#events/cashbox";
import { verificationChanged } from "#events/verification";
import { appendEvents, type OutboxEvent } from "#platform/outbox";
import { deleteExpired } from "./notice-store.ts";
import { tellPlayers } from "./tell-players.ts";

let kit: TestHouse;
let url: string;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {} });
  url = kit.served?.url as string;
});
afterAll(() => kit.close());

const listOf = async (caller: HttpCaller): Promise<NoticesView> =>
  (await caller.call(listNotices, {})).body;

const happen = async (...events: readonly OutboxEvent[]) => {
  await kit.house.database.tx((tx) => appendEvents(tx, events));
  // What the first reactions append is heard by the next.
  await kit.house.reactions.settled();
  await kit.house.reactions.settled();
};

const paid = (playerId: bigint, paymentId: string, state = "succeeded") =>
  paymentChanged(playerId, { paymentId, action: "deposit", state, currency: "EUR", amount: 2500n });

const told = (playerId: bigint, identifier: string) =>
  kit.house.database.tx((tx) =>
    tellPlayers(kit.house, tx, [{ playerId, event: "support_answered", identifier }]),
  );

describe("a notice", () => {
  it("NOTIFY-01: has every field of the contract, and its button leads to a place or a path", async () => {
    const { id, caller } = await signedInPlayer(kit.house, url);
    await happen(
      paid(id, "one"),
      verificationChanged(id, { before: "pending", after: "verified" }),
    );
    const { notifications } = await listOf(caller);
    for (const one of notifications) expect(noticeView.safeParse(one).success).toBe(true);
    const byEvent = new Map(notifications.map((one) => [one.event, one]));
    expect(byEvent.get("deposit_arrived")).toEqual({
      id: expect.any(Number),
      type: "personal",
      event: "deposit_arrived",
      title: null,
      text: null,
      values: { amount: "2500", currency: "EUR" },
      end_at: null,
      award_place: null,
      previous_place: null,
      identifier: "payment one succeeded",
      content: {
        icon: "money",
        title: null,
        button: { title: null, target: { path: "/cashbox?payment=one" } },
      },
      timestamp: kit.clock.now().toISOString(),
      expires_at: new Date(kit.clock.now().getTime() + 2 * 3_600_000).toISOString(),
      seen: false,
    });
    expect(byEvent.get("verification_verified")?.content.button?.target).toEqual({
      name: "profileVerification",
      parts: [],
    });
  });

  it("is told once of one thing, however often it is heard", async () => {
    const { id, caller } = await signedInPlayer(kit.house, url);
    await happen(paid(id, "twice"), paid(id, "twice"));
    await happen(paid(id, "twice"));
    expect((await listOf(caller)).notifications).toHaveLength(1);
  });

  it("is not there when what it tells of was not written", async () => {
    const { id, caller } = await signedInPlayer(kit.house, url);
    const undone = kit.house.database.tx(async (tx) => {
      await tellPlayers(kit.house, tx, [
        { playerId: id, event: "limit_changed", identifier: "undone" },
      ]);
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect((await listOf(caller)).notifications).toEqual([]);
  });

  it("NOTIFY-02: is gone two hours later, from the answer at once and from the table by a job", async () => {
    const { id, caller } = await signedInPlayer(kit.house, url);
    await told(id, "old");
    // A session ends on its own unless somebody is there.
    for (let tenMinutes = 0; tenMinutes < 12; tenMinutes++) {
      await caller.call(keepSession, { body: {} });
      kit.clock.advance(600_000 - (tenMinutes === 0 ? 1 : 0));
    }
    expect((await listOf(caller)).notifications).toHaveLength(1);
    kit.clock.advance(1);
    expect((await listOf(caller)).notifications).toEqual([]);
    expect(await deleteExpired(kit.house.database, kit.clock.now(), 1000)).toBeGreaterThan(0);
    const rows = await kit.house.database.query(
      "select 1 from notices.notices where player_id = $1",
      [id],
    );
    expect(rows).toEqual([]);
  });

  it("NOTIFY-07, NOTIFY-08: is shown on its player's channel alone", async () => {
    const { id } = await signedInPlayer(kit.house, url);
    const published = vi.spyOn(kit.house.live, "publish");
    await happen(paid(id, "live"));
    const shown = published.mock.calls.filter(([, name]) => name === "personal_notifications");
    expect(shown).toEqual([
      [`user#${id}`, "personal_notifications", expect.objectContaining({ seen: false })],
    ]);
    published.mockRestore();
  });

  it("holds 50 in one answer, the latest first", async () => {
    const { id, caller } = await signedInPlayer(kit.house, url);
    const news = Array.from({ length: 60 }, (_, at) => ({
      playerId: id,
      event: "limit_changed" as const,
      identifier: `many ${at}`,
    }));
    await kit.house.database.tx((tx) => tellPlayers(kit.house, tx, news));
    const { notifications } = await listOf(caller);
    expect(notifications).toHaveLength(50);
    expect(notifications[0]?.identifier).toBe("many 59");
  });
});

describe("seen and taken away", () => {
  it("counts for the player's own notices alone, up to the one that was named", async () => {
    const one = await signedInPlayer(kit.house, url);
    const other = await signedInPlayer(kit.house, url);
    for (const which of ["a", "b"]) await told(one.id, which);
    await told(other.id, "c");
    const [second, first] = (await listOf(one.caller)).notifications;
    const [foreign] = (await listOf(other.caller)).notifications;
    await one.caller.call(markNoticesSeen, { body: { up_to: first?.id as number } });
    expect((await listOf(one.caller)).notifications.map(({ seen }) => seen)).toEqual([false, true]);
    await one.caller.call(markNoticesSeen, { body: { up_to: Number.MAX_SAFE_INTEGER } });
    expect((await listOf(other.caller)).notifications.map(({ seen }) => seen)).toEqual([false]);
    // Another's is not there, and stays.
    const stolen = await one.caller.call(dismissNotice, { params: { id: foreign?.id as number } });
    expect(stolen.status).toBe(404);
    const own = { params: { id: second?.id as number } };
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => one.caller.call(dismissNotice, own)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await listOf(one.caller)).notifications).toHaveLength(1);
    expect((await listOf(other.caller)).notifications).toHaveLength(1);
  });

  it("needs a session", async () => {
    const guest = httpCaller(url);
    expect((await guest.call(listNotices, {})).status).toBe(401);
    expect((await guest.call(markNoticesSeen, { body: { up_to: 1 } })).status).toBe(401);
    expect((await guest.call(dismissNotice, { params: { id: 1 } })).status).toBe(401);
  });
});

it("NOTIFY-08: groups_updates is told after an operator put the player into a group", async () => {
  const { id } = await signedInPlayer(kit.house, url);
  const manager = await signedInOperator(kit.house, url, "manager");
  const published = vi.spyOn(kit.house.live, "publish");
  await manager.call(changeGroups, {
    params: { id: Number(id) },
    body: { groups: { add: [GROUPS.notices] }, reason: "asked for it" },
  });
  expect(published).toHaveBeenCalledWith(`user#${id}`, "groups_updates", {
    statuses: [{ id: "916", name: "Notices" }],
  });
  published.mockRestore();
});
