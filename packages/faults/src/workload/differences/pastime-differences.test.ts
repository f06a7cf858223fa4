import { describe, expect, it } from "vitest";
import { newOperation, type Operation, type OperationKind } from "../operation.ts";
import { type Gift, giftDifferences } from "./gift-differences.ts";
import { limitDifferences } from "./limit-differences.ts";
import { type StudioRound, studioDifferences } from "./studio-differences.ts";
import { tableDifferences } from "./table-differences.ts";
import { slotBet } from "../player/purse.ts";

const NONE = { lost: [], duplicated: [], imbalanced: [] };
const told = (kind: OperationKind, id: string, more: Partial<Operation> = {}): Operation => ({
  ...newOperation({ kind, player: 0, id, body: null }),
  state: "accepted",
  ...more,
});

describe("bets at live tables held against the house", () => {
  const body = { round: 7, currency: "EUR", bet: { bets: [{ spot: "red", amount_cents: 100 }] } };
  const asked = told("table_bet", "t", { slug: "pier", body });
  const bet = {
    id: "t",
    table: "pier",
    round: 7,
    currency: "EUR",
    stake_cents: 100,
    state: "settled",
    payout_cents: 200,
  } as const;

  it("differ in nothing when each was settled as it was placed", () => {
    expect(tableDifferences([asked], [bet])).toEqual({ differences: NONE, effect: 100 });
  });

  it.each([
    ["is gone", [], "lost", "table bet t was accepted and is gone"],
    ["stands twice", [bet, bet], "duplicated", "table bet t stands twice"],
    ["is on another round", [{ ...bet, round: 8 }], "lost", "table bet t stands as 100 on round 8"],
    ["was never settled", [{ ...bet, state: "open" as const }], "lost", "table bet t is open"],
  ] as const)("find one that %s", (_, bets, kind, sentence) => {
    expect(tableDifferences([asked], bets).differences[kind]).toEqual([sentence]);
  });

  it("find one that stands unasked, and one that was refused", () => {
    expect(tableDifferences([], [bet]).differences.duplicated).toEqual([
      "table bet t stands unasked",
    ]);
    expect(
      tableDifferences([{ ...asked, state: "refused" }], [bet]).differences.duplicated,
    ).toEqual(["table bet t was refused and stands"]);
  });
});

describe("rounds with a studio held against the house", () => {
  const call = (slug: string, body: object, more: Partial<Operation> = {}) =>
    told("studio", slug, { slug, round: "r", body, ...more });
  const placed = call("bet", { amount: 100 });
  const won = call("win", { amount: 250 });
  const back = call("rollback", {});
  const round: StudioRound = {
    id: "1",
    round: "r",
    status: "settled",
    stake_cents: 100,
    payout_cents: 250,
  };
  const actions = [
    { type: "bet", amount: 100 },
    { type: "win", amount: 250 },
  ];

  it.each<[string, Operation[], StudioRound[], number]>([
    ["won", [placed, won], [round], 150],
    ["told at once", [call("play", { actions })], [round], 150],
    ["open", [placed], [{ ...round, status: "open", payout_cents: 0 }], -100],
    ["taken back", [placed, back], [{ ...round, status: "voided" }], 0],
    ["taken back before it came", [back, { ...placed, state: "refused" }], [], 0],
  ])("differ in nothing when one is %s", (_, history, rounds, effect) => {
    expect(studioDifferences(history, rounds)).toEqual({ differences: NONE, effect });
  });

  it.each<[string, Operation[], StudioRound[], "lost" | "duplicated", string]>([
    ["is gone", [placed], [], "lost", "studio round r was accepted and is gone"],
    ["stands twice", [placed, won], [round, round], "duplicated", "studio round r stands twice"],
    [
      "paid twice",
      [placed, won],
      [{ ...round, payout_cents: 500 }],
      "lost",
      "studio round r moved 400, not 150",
    ],
    [
      "was taken back and stands",
      [placed, back],
      [round],
      "duplicated",
      "studio round r was taken back or refused and stands",
    ],
    ["was never told of", [], [round], "duplicated", "studio round r stands unasked"],
  ])("find one that %s", (_, history, rounds, kind, sentence) => {
    expect(studioDifferences(history, rounds).differences[kind]).toEqual([sentence]);
  });
});

describe("gifts held against the house", () => {
  const gift = (trigger: Gift["trigger"], more: Partial<Gift> = {}): Gift => ({
    id: trigger,
    trigger,
    stage: "handle_bets",
    amount_cents: 1000,
    ...more,
  });
  const points = (exchanged: number) => ({
    chargeable: { points: 500 - exchanged * 10 },
    persistent: { points: 500 },
  });
  const history = [
    told("coupon", "CODE"),
    told("coupon", "CODE"),
    told("activation", "coupon"),
    told("exchange", "x"),
  ];
  const both = [gift("coupon"), gift("reward", { stage: "finished", amount_cents: 20 })];

  it("differ in nothing when each came once", () => {
    const found = giftDifferences(history, both, points(1));
    expect(found).toEqual({ differences: NONE, effect: 1020 });
  });

  it("count nothing that waits for its player", () => {
    const issued = [gift("coupon", { stage: "issued" })];
    expect(giftDifferences([told("coupon", "CODE")], issued, points(0)).effect).toBe(0);
  });

  it.each<[string, Gift[], number, "lost" | "duplicated", string]>([
    ["a bonus is gone", both.slice(1), 1, "lost", "0 bonuses of a code stand, 1 were accepted"],
    [
      "a code counted twice",
      [...both, gift("coupon", { id: "again" })],
      1,
      "duplicated",
      "2 bonuses of a code stand, 1 were accepted",
    ],
    [
      "a reward is gone",
      both.slice(0, 1),
      1,
      "lost",
      "0 rewards of the shop stand, 1 were accepted",
    ],
    ["points went twice", both, 2, "duplicated", "2 payments in points stand, 1 were accepted"],
    [
      "an activation is forgotten",
      [gift("coupon", { stage: "issued" }), both[1] as Gift],
      1,
      "lost",
      "bonus coupon was activated and is not",
    ],
  ])("find that %s", (_, bonuses, exchanged, kind, sentence) => {
    expect(giftDifferences(history, bonuses, points(exchanged)).differences[kind]).toEqual([
      sentence,
    ]);
  });
});

describe("a limit held against what was staked", () => {
  const limit = (type: string) =>
    told("limit", type, { body: { type, accounts: [{ currency: "EUR", amount_cents: 100 }] } });
  const round = (id: string, more: Partial<Operation> = {}) =>
    told("round", id, { body: { bet: slotBet(60) }, ...more });
  const stood = (id: string, payout_cents = 0) => ({ id, stake_cents: 60, payout_cents });
  const refused = { state: "refused", refusal: "wager_limit_exceeded" } as const;

  it("differs in nothing where it held", () => {
    const history = [round("before"), limit("wager"), round("r"), round("no", refused)];
    expect(limitDifferences(history, [stood("before"), stood("r")]).differences).toEqual(NONE);
  });

  it.each([
    ["wager", [stood("a", 200), stood("b")], "120 on a wager limit of 100"],
    ["loss", [stood("a"), stood("b", 10)], "110 on a loss limit of 100"],
  ])("finds a %s limit that did not", (type, rounds, sentence) => {
    const history = [limit(type), round("a"), round("b")];
    expect(limitDifferences(history, rounds).differences.lost).toEqual([sentence]);
  });

  it("finds deposits above one, and a stake that was refused too early", () => {
    const paid = told("deposit", "d", { body: { amount_cents: 101 } });
    expect(limitDifferences([limit("deposit"), paid], []).differences.lost).toEqual([
      "101 on a deposit limit of 100",
    ]);
    expect(limitDifferences([limit("wager"), round("no", refused)], []).differences.lost).toEqual([
      "a stake of 60 is refused by a limit of 100, of which 0 are used",
    ]);
  });
});
