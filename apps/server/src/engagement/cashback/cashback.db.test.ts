import { randomUUID } from "node:crypto";
import {
  activateGift,
  type CashbackView,
  endCashbackRule,
  GROUPS,
  listCashback,
  listCashbackFigures,
  listCashbackRules,
  listGifts,
  listTrailEntries,
  proposeCashbackRule,
  publishCashbackRule,
  updateBonusSettings,
} from "@houselight/contracts";
import {
  brokenInvariants,
  type HttpCaller,
  httpCaller,
  openTestHouse,
  operatorGoes,
  signedInOperator,
  signedInPlayer,
  TestClock,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { insertGroups } from "#core/accounts";
import { postTransfers } from "#core/wallet";
import {
  funded,
  place,
  published,
  rule,
  settle,
  settleAgain,
  takeBack,
} from "./cashback.testing.ts";
import { closePeriods } from "./give/close-periods.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Eight in the morning in Curaçao. */
const clock = new TestClock("2027-02-10T12:00:00Z");
let kit: TestHouse;
let url: string;
let operators: [HttpCaller, HttpCaller];
beforeAll(async () => {
  kit = await openTestHouse({ serve: {}, seed: "cashback", clock });
  url = kit.served?.url as string;
});
/** Sessions of operators end by themselves: each story has new ones. */
beforeEach(async () => {
  vi.restoreAllMocks();
  operators = [
    await signedInOperator(kit.house, url, "manager"),
    await signedInOperator(kit.house, url, "manager"),
  ];
});
afterAll(async () => {
  expect(await brokenInvariants(kit.house)).toEqual([]);
  await kit.close();
});

type Part = Parameters<typeof rule>[0];
const publish = (part: Part = {}) => published(operators, rule(part));
/** Days may have passed since the operators of a story signed in. */
const end = async (id: string) =>
  (await signedInOperator(kit.house, url, "manager")).call(endCashbackRule, {
    params: { id },
    body: { reason: "a test" },
  });
const refusal = ({ status, body }: { status: number; body: unknown }) => {
  const { errors } = body as { errors: Record<string, Record<string, unknown>> };
  const [field = ""] = Object.keys(errors);
  return [status, field, Object.keys(errors[field] ?? {})[0]];
};

interface Row {
  readonly state: string;
  readonly net_loss: bigint;
  readonly amount: bigint | null;
  readonly gift_id: string | null;
}
const rowsOf = async (playerId: bigint, ruleId: string): Promise<Row[]> =>
  kit.house.database.query<Row>(
    `select state, net_loss, amount, gift_id from cashback.sums where player_id = $1 and rule_id = $2
     order by begins_at`,
    [playerId, ruleId],
  );
/** Lets all that was played be counted. */
const heard = async () => {
  await kit.house.reactions.settled();
  await kit.house.reactions.settled();
};
/** Moves to so long before the next midnight of Curaçao, four in the morning in UTC. */
const toMidnight = (beforeMs: number) => {
  const now = clock.now().getTime();
  const midnight = (Math.floor((now - 4 * HOUR_MS + beforeMs) / DAY_MS) + 1) * DAY_MS + 4 * HOUR_MS;
  clock.advance(midnight - beforeMs - now);
};
/** Lets the day end, and its cashback be given. */
const nextDay = async () => {
  await heard();
  clock.advance(DAY_MS);
  await closePeriods(kit.house);
  await kit.house.reactions.settled();
};
const giftsOf = (playerId: bigint) =>
  kit.house.database.query<{
    id: string;
    type: string;
    amount: bigint;
    stage: string;
    title: string;
  }>("select id, type, amount, stage, title from gifts.gifts where player_id = $1 order by seq", [
    playerId,
  ]);

describe("a day", () => {
  it("BONUS-01: gives a tenth of its loss as a gift, once, and a new day begins at nothing", async () => {
    const id = await publish();
    const player = await funded(kit);
    await place(kit, player, { stake: 5_000n, payout: 0n });
    await place(kit, player, { stake: 2_000n, payout: 1_230n });
    const open = await place(kit, player, { stake: 1_000n });
    await heard();
    expect(await rowsOf(player, id)).toMatchObject([{ state: "open", net_loss: 5_770n }]);
    await settle(kit, player, open, 700n);
    await nextDay();
    const [row] = await rowsOf(player, id);
    expect(row).toMatchObject({ state: "given", net_loss: 6_070n, amount: 607n });
    expect(await giftsOf(player)).toEqual([
      { id: row?.gift_id, type: "cashback", amount: 607n, stage: "issued", title: "A tenth back" },
    ]);
    await Promise.all([closePeriods(kit.house), closePeriods(kit.house)]);
    await place(kit, player, { stake: 500n, payout: 0n });
    await nextDay();
    await nextDay();
    expect(await rowsOf(player, id)).toMatchObject([
      { state: "given" },
      // Fifty cents are below the least.
      { state: "nothing", net_loss: 500n, amount: 0n },
    ]);
    expect(await giftsOf(player)).toHaveLength(1);
    await end(id);
  });

  it("gives to all others though one cannot be given, who is looked at again", async () => {
    const id = await publish();
    const [stuck, next] = [await funded(kit), await funded(kit)];
    for (const player of [stuck, next]) await place(kit, player, { stake: 5_000n, payout: 0n });
    const { database } = kit.house;
    await database.query(
      `alter table gifts.gifts add constraint toy_stuck check (player_id <> ${stuck})`,
    );
    await nextDay();
    expect(await rowsOf(stuck, id)).toMatchObject([{ state: "open" }]);
    expect(await rowsOf(next, id)).toMatchObject([{ state: "given", amount: 500n }]);
    await database.query("alter table gifts.gifts drop constraint toy_stuck");
    await closePeriods(kit.house);
    expect(await rowsOf(stuck, id)).toMatchObject([{ state: "given", amount: 500n }]);
    await end(id);
  });

  it("gives nothing of a win, and the most at most", async () => {
    const id = await publish({ most: { EUR: 300 } });
    const [winner, loser] = [await funded(kit), await funded(kit)];
    await place(kit, winner, { stake: 5_000n, payout: 5_001n });
    await place(kit, loser, { stake: 50_000n, payout: 0n });
    await nextDay();
    expect(await rowsOf(winner, id)).toMatchObject([{ state: "nothing", net_loss: -1n }]);
    expect(await rowsOf(loser, id)).toMatchObject([{ state: "given", amount: 300n }]);
    await end(id);
  });

  it("counts own cash alone, and of a mixed stake its share", async () => {
    const id = await publish();
    const player = await funded(kit, 1_000n);
    const bonus = { playerId: player, groupId: randomUUID(), leg: 0, currency: "EUR" } as const;
    await kit.house.database.tx((tx) =>
      postTransfers(tx, [
        {
          ...bonus,
          kind: "correction",
          debit: "house:adjustments",
          credit: "bonus",
          amount: 3_000n,
        },
      ]),
    );
    // A thousand of cash, a thousand of bonus money; half of what comes back is cash.
    await place(kit, player, { stake: 2_000n, payout: 1_000n });
    await heard();
    expect(await rowsOf(player, id)).toMatchObject([{ net_loss: 500n }]);
    await place(kit, player, { stake: 2_500n, payout: 0n });
    await heard();
    expect(await rowsOf(player, id)).toMatchObject([{ net_loss: 1_000n }]);
    await end(id);
  });

  it("counts corrections and what was taken back while it is open, and by their own day after that", async () => {
    const id = await publish();
    const player = await funded(kit);
    const lost = await place(kit, player, { stake: 4_000n });
    await settle(kit, player, lost, 0n);
    const wrong = await place(kit, player, { stake: 3_000n });
    await settle(kit, player, wrong, 0n);
    await settleAgain(kit, player, wrong, 1_000n);
    const voided = await place(kit, player, { stake: 2_000n });
    await settle(kit, player, voided, 0n);
    await takeBack(kit, player, voided);
    await nextDay();
    expect(await rowsOf(player, id)).toMatchObject([
      { state: "given", net_loss: 6_000n, amount: 600n },
    ]);
    await settleAgain(kit, player, lost, 9_000n);
    await nextDay();
    expect(await rowsOf(player, id)).toMatchObject([
      { state: "given", amount: 600n },
      { state: "nothing", net_loss: -9_000n },
    ]);
    expect(await giftsOf(player)).toMatchObject([{ stage: "issued", amount: 600n }]);
    await end(id);
  });

  it("counts no correction of a free round, though another's wager has the same id", async () => {
    const id = await publish();
    const [one, other] = [await funded(kit), await funded(kit)];
    const wagerId = await place(kit, one, { stake: 4_000n });
    const free = { id: wagerId, bodyHash: wagerId, free: { winsTo: "cash" } } as const;
    await place(kit, other, { stake: 4_000n, part: free });
    for (const player of [one, other]) await settle(kit, player, wagerId, 3_000n);
    await heard();
    await Promise.all([one, other].map((player) => settleAgain(kit, player, wagerId, 1_000n)));
    await heard();
    expect(await rowsOf(one, id)).toMatchObject([{ net_loss: 3_000n }]);
    expect(await rowsOf(other, id)).toEqual([]);
    await end(id);
  });

  it("begins at midnight by the clocks of the licence", async () => {
    const id = await publish();
    const player = await funded(kit);
    toMidnight(1);
    await place(kit, player, { stake: 1_000n, payout: 0n });
    clock.advance(1);
    await place(kit, player, { stake: 3_000n, payout: 0n });
    await heard();
    expect((await rowsOf(player, id)).map(({ net_loss }) => net_loss)).toEqual([1_000n, 3_000n]);
    clock.advance(4_999);
    await closePeriods(kit.house);
    expect((await rowsOf(player, id)).map(({ state }) => state)).toEqual(["open", "open"]);
    clock.advance(1);
    await closePeriods(kit.house);
    expect((await rowsOf(player, id)).map(({ state }) => state)).toEqual(["given", "open"]);
    await end(id);
  });

  it("waits until all that was settled in it has been heard", async () => {
    const id = await publish();
    const player = await funded(kit);
    await place(kit, player, { stake: 1_000n, payout: 0n });
    await heard();
    clock.advance(DAY_MS);
    const { database } = kit.house;
    // A reaction that lags: its position stands before the round.
    await database.query(
      "update outbox.positions set txid = '1', event_id = 0 where reaction = 'cashback.count-voided'",
    );
    await heard();
    await closePeriods(kit.house);
    expect(await rowsOf(player, id)).toMatchObject([{ state: "given", amount: 100n }]);
    await end(id);
  });

  it("takes nothing more once it is closed: what is heard late counts in the one that runs", async () => {
    const id = await publish();
    const player = await funded(kit);
    await place(kit, player, { stake: 1_000n, payout: 0n });
    await nextDay();
    clock.advance(-DAY_MS);
    await place(kit, player, { stake: 2_000n, payout: 0n });
    clock.advance(DAY_MS);
    await heard();
    expect(await rowsOf(player, id)).toMatchObject([
      { state: "given", net_loss: 1_000n, amount: 100n },
      { state: "open", net_loss: 2_000n },
    ]);
    await end(id);
  });

  it("is given once by several who close it at once", async () => {
    const id = await publish();
    const players = await Promise.all(Array.from({ length: 12 }, () => funded(kit)));
    for (const player of players) await place(kit, player, { stake: 1_500n, payout: 0n });
    await heard();
    clock.advance(DAY_MS);
    await Promise.all(Array.from({ length: 6 }, () => closePeriods(kit.house)));
    for (const player of players) {
      expect(await rowsOf(player, id)).toMatchObject([{ state: "given", amount: 150n }]);
      expect(await giftsOf(player)).toHaveLength(1);
    }
    await end(id);
  });
});

describe("who", () => {
  it("gets none: several accounts of one person, a pause, no wish for bonuses, a closed account", async () => {
    const id = await publish();
    const many = await funded(kit);
    const paused = await funded(kit);
    const closed = await funded(kit);
    const { id: unwilling, caller } = await signedInPlayer(kit.house, url, 10_000n);
    for (const player of [many, paused, closed, unwilling])
      await place(kit, player, { stake: 2_000n, payout: 0n });
    await kit.house.database.tx((tx) => insertGroups(tx, many, [GROUPS.multiAccount]));
    await kit.house.database.query("update accounts.players set closed_at = now() where id = $1", [
      closed,
    ]);
    await caller.call(updateBonusSettings, { body: { settings: { can_issue: false } } });
    expect((await caller.call(listCashback, {})).body).toEqual([]);
    const { objectionTo } = kit.house;
    vi.spyOn(kit.house, "objectionTo").mockImplementation(async (act, tx, playerId) =>
      playerId === paused ? "bonus_paused" : objectionTo(act, tx, playerId),
    );
    await nextDay();
    for (const player of [many, paused, closed, unwilling]) {
      expect(await rowsOf(player, id)).toMatchObject([{ state: "refused", amount: 200n }]);
      expect(await giftsOf(player)).toEqual([]);
    }
    await end(id);
  });

  it("is in one of the groups, where a rule is for groups", async () => {
    const id = await publish({ group_ids: [GROUPS.notices] });
    const [inside, outside] = [await funded(kit), await funded(kit)];
    await kit.house.database.tx((tx) => insertGroups(tx, inside, [GROUPS.notices]));
    for (const player of [inside, outside]) await place(kit, player, { stake: 2_000n, payout: 0n });
    await heard();
    expect(await rowsOf(inside, id)).toMatchObject([{ net_loss: 2_000n }]);
    expect(await rowsOf(outside, id)).toEqual([]);
    await end(id);
  });

  it("plays what the rule is for", async () => {
    const tables = await publish({ kinds: ["tables"] });
    const slots = await publish({ kinds: ["slots"] });
    const player = await funded(kit);
    await place(kit, player, { stake: 100n, payout: 0n });
    await place(kit, player, { subject: "lantern-tide", stake: 200n, payout: 0n });
    await heard();
    expect(await rowsOf(player, tables)).toMatchObject([{ net_loss: 100n }]);
    expect(await rowsOf(player, slots)).toMatchObject([{ net_loss: 200n }]);
    for (const id of [tables, slots]) await end(id);
  });
});

describe("the player's own view", () => {
  it("GAME-08: says what was lost so far and what of it would come back", async () => {
    const part = { period: "week", form: "bonus", wagering: 3, kinds: ["tables"] } as const;
    const id = await publish({ ...part, kinds: [...part.kinds], key: "own-view" });
    const { id: playerId, caller } = await signedInPlayer(kit.house, url, 10_000n);
    const own = async (by: HttpCaller) =>
      (await by.call(listCashback, {})).body.find(({ key }) => key === "own-view") as CashbackView;
    expect(await own(caller)).toMatchObject({ net_loss_cents: 0, expected_cents: 0 });
    await place(kit, playerId, { stake: 2_345n, payout: 0n });
    await heard();
    expect(await own(caller)).toMatchObject({
      title: "A tenth back",
      period: "week",
      kinds: ["tables"],
      share_bp: 1_000,
      currency: "EUR",
      net_loss_cents: 2_345,
      expected_cents: 234,
      least_cents: 100,
      most_cents: 10_000,
      form: "bonus",
      wagering: 3,
      days_to_take: 7,
    });
    const guest = await own(httpCaller(url));
    expect(guest).toMatchObject({ net_loss_cents: null, expected_cents: null, currency: "EUR" });
    const { begins_at, ends_at } = await own(caller);
    expect(Date.parse(ends_at) - Date.parse(begins_at)).toBe(7 * DAY_MS);
    expect(new Date(begins_at).getUTCDay()).toBe(1);
    await heard();
    await end(id);
    expect(await own(caller)).toBeUndefined();
    // What was counted is given at the end of the period, though the rule has ended.
    clock.advance(7 * DAY_MS);
    await closePeriods(kit.house);
    expect(await rowsOf(playerId, id)).toMatchObject([{ state: "given", amount: 234n }]);
  });

  it("is taken among the gifts", async () => {
    const id = await publish();
    toMidnight(60_000);
    const { id: playerId, caller } = await signedInPlayer(kit.house, url, 10_000n);
    await place(kit, playerId, { stake: 2_000n, payout: 0n });
    await heard();
    clock.advance(70_000);
    await closePeriods(kit.house);
    const [row] = await rowsOf(playerId, id);
    expect((await caller.call(listGifts, {})).body).toMatchObject([
      { id: row?.gift_id, type: "cashback", amount_cents: 200, activatable: true },
    ]);
    const { body } = await caller.call(activateGift, { params: { id: row?.gift_id as string } });
    expect(body.stage).toBe("finished");
    await end(id);
  });
});

describe("operators", () => {
  it("propose a rule anew whose proposer has left", async () => {
    const gone = await signedInOperator(kit.house, url, "manager");
    const one = rule({ key: "left-behind" });
    const { body: proposed } = await gone.call(proposeCashbackRule, { body: one });
    await operatorGoes(kit.house, proposed.changed_by);
    const publishing = { params: { id: one.id }, body: { reason: "a test" } };
    const [, paul] = operators;
    expect(refusal(await paul.call(publishCashbackRule, publishing))).toEqual([
      409,
      "base",
      "proposer_gone",
    ]);
  });

  it("propose, publish by another, replace by a new version, and end; all on the trail", async () => {
    const [olga, paul] = operators;
    const first = rule({ key: "versions" });
    const proposed = await olga.call(proposeCashbackRule, { body: first });
    expect([proposed.status, proposed.body]).toMatchObject([
      201,
      { state: "proposed", version: 1, published_at: null, kinds: [], days_to_take: 7 },
    ]);
    expect((await olga.call(proposeCashbackRule, { body: first })).status).toBe(201);
    const other = { ...first, share_bp: 2_000 };
    expect(refusal(await olga.call(proposeCashbackRule, { body: other }))[2]).toBe(
      "idempotency_mismatch",
    );
    const body = { reason: "a test" };
    const go = (by: HttpCaller, id: string) =>
      by.call(publishCashbackRule, { params: { id }, body });
    expect(refusal(await go(olga, first.id))).toEqual([403, "base", "second_operator_needed"]);
    expect((await go(paul, first.id)).body.state).toBe("published");
    expect(refusal(await go(paul, first.id))).toEqual([409, "base", "cashback_state"]);
    const next = rule({ key: "versions", share_bp: 500 });
    expect((await paul.call(proposeCashbackRule, { body: next })).body.version).toBe(2);
    expect((await go(olga, next.id)).body.state).toBe("published");
    const listed = (await olga.call(listCashbackRules, { query: {} })).body.filter(
      ({ key }) => key === "versions",
    );
    expect(listed.map(({ version, state, share_bp }) => [version, state, share_bp])).toEqual([
      [2, "published", 500],
      [1, "ended", 1_000],
    ]);
    await end(next.id);
    expect(refusal(await end(next.id))).toEqual([409, "base", "cashback_state"]);
    const { body: trail } = await olga.call(listTrailEntries, {
      query: { subject: "cashback versions" },
    });
    expect(trail.map(({ action }) => action)).toEqual([
      "cashback.end",
      "cashback.publish",
      "cashback.end",
      "cashback.propose",
      "cashback.publish",
      "cashback.propose",
    ]);
  });

  it.each<[string, Part, [number, string, string]]>([
    ["of no licence", { licence: "XX" }, [422, "licence", "cashback_licence_unknown"]],
    [
      "under a long title",
      { title: { en: "A tenth back", de: "Ein Zehntel zurück ".repeat(4) } },
      [422, "title.de", "VALIDATION.COMMON.MAX_LENGTH"],
    ],
    ["for no group", { group_ids: ["7"] }, [422, "group_ids", "cashback_group_unknown"]],
    [
      "staked too often",
      { licence: "GB", form: "bonus", wagering: 11 },
      [422, "wagering", "cashback_wagering"],
    ],
    [
      "of cash that is staked",
      { wagering: 3 },
      [422, "wagering", "VALIDATION.COMMON.INVALID_FIELD"],
    ],
    [
      "of bonus money that is not",
      { form: "bonus" },
      [422, "wagering", "VALIDATION.COMMON.INVALID_FIELD"],
    ],
    [
      "with bounds that cross",
      { least: { EUR: 900 }, most: { EUR: 800 } },
      [422, "most", "VALIDATION.COMMON.INVALID_FIELD"],
    ],
    ["of more than a half", { share_bp: 5_001 }, [422, "share_bp", "VALIDATION.COMMON.MAX"]],
  ])("propose no rule %s", async (_what, part, answer) => {
    const refused = refusal(await operators[0].call(proposeCashbackRule, { body: rule(part) }));
    expect(refused.slice(0, 2)).toEqual(answer.slice(0, 2));
  });

  it("never change a published rule", async () => {
    const id = await publish();
    const change = (what: string) =>
      kit.house.database.query(`update cashback.rules set ${what} where id = $1`, [id]);
    await expect(change("share = 5000")).rejects.toMatchObject({ code: "HL020" });
    await end(id);
    await expect(change("state = 'published'")).rejects.toMatchObject({ code: "HL020" });
  });

  it("see what the last periods brought", async () => {
    const id = await publish();
    const [winner, loser, open] = [await funded(kit), await funded(kit), await funded(kit)];
    await place(kit, winner, { stake: 1_000n, payout: 3_000n });
    await place(kit, loser, { stake: 4_000n, payout: 0n });
    await nextDay();
    await place(kit, open, { stake: 1_000n, payout: 0n });
    await heard();
    const operator = await signedInOperator(kit.house, url, "manager");
    const { body } = await operator.call(listCashbackFigures, { params: { id } });
    expect(body).toMatchObject([
      { players: 1, given: 0, net_loss_cents: 1_000, given_cents: 0, open: 1 },
      { players: 2, given: 1, net_loss_cents: 4_000, given_cents: 400, open: 0, currency: "EUR" },
    ]);
    await end(id);
  });
});
