import { describe, expect, it } from "vitest";
import type { RoundSummaryView } from "@houselight/contracts";
import { newOperation, type Operation } from "../operation.ts";
import { type Payment, playerDifferences, type PlayerRecords } from "./player-differences.ts";
import { slotBet } from "../player/purse.ts";

const AT = "2026-11-21T08:00:00.000Z";
const STAKE = 20;
const NONE = { lost: [], duplicated: [], imbalanced: [] };

const operation = (kind: Operation["kind"], id: string, more: Partial<Operation> = {}) => ({
  ...newOperation({
    kind,
    id,
    player: 0,
    slug: "lantern-tide",
    body:
      kind === "round"
        ? { id, currency: "EUR", bet: slotBet(STAKE) }
        : { id, currency: "EUR", method: "card", amount_cents: 1000 },
  }),
  state: "accepted" as const,
  answer: { digest: "", stake: STAKE, payout: 0, balance: 0 },
  ...more,
});

const round = (id: string, more: Partial<RoundSummaryView> = {}): RoundSummaryView => ({
  id,
  game: "lantern-tide",
  status: "settled",
  currency: "EUR",
  stake_cents: STAKE,
  payout_cents: 0,
  created_at: AT,
  ...more,
});

const payment = (id: string, more: Partial<Payment> = {}): Payment => ({
  id,
  action: "deposit",
  state: "succeeded",
  method: "card",
  currency: "EUR",
  amount_cents: 1000,
  created_at: AT,
  ...more,
});

/** A deposit, a round, a withdrawal that was recalled and one that was paid: all as it must be. */
const HISTORY = [
  operation("deposit", "d"),
  operation("round", "r"),
  operation("round", "refused", { state: "refused", answer: null }),
  operation("withdrawal", "w1"),
  operation("recall", "w1"),
];
const RECORDS: PlayerRecords = {
  rounds: [round("r")],
  stepped: new Map(),
  payments: [payment("d"), payment("w1", { action: "cashout", state: "recalled" })],
  held: 1000 - STAKE,
};

const differencesOf = (records: Partial<PlayerRecords>, history: readonly Operation[] = HISTORY) =>
  playerDifferences(
    { player: 0, currency: "EUR", history, isPaid: (id) => id === "d" },
    { ...RECORDS, ...records },
  );

describe("a player's history held against the house", () => {
  it("differs in nothing when everything is as it was told", () => {
    expect(differencesOf({})).toEqual(NONE);
  });

  it("finds a round that is gone, and the money with it", () => {
    const { lost, imbalanced } = differencesOf({ rounds: [] });
    expect(lost).toEqual(["round r was accepted and is gone"]);
    expect(imbalanced).toEqual(["player 0 has 980 EUR, not 1000"]);
  });

  it.each<[string, Partial<PlayerRecords>, RegExp]>([
    ["stands twice", { rounds: [round("r"), round("r")] }, /^round r stands twice$/],
    ["was refused", { rounds: [round("r"), round("refused")] }, /refused and stands$/],
    ["nobody asked for", { rounds: [round("r"), round("x")] }, /^x of player 0 stands unasked$/],
    [
      "is a payment nobody asked for",
      { payments: [...RECORDS.payments, payment("x")] },
      /^x of player 0 stands unasked$/,
    ],
  ])("finds what %s", (_, records, sentence) => {
    expect(differencesOf(records).duplicated).toEqual([expect.stringMatching(sentence)]);
  });

  it.each<[string, Partial<PlayerRecords>, string]>([
    ["pays another amount", { rounds: [round("r", { payout_cents: 5 })] }, "round r paid 0"],
    ["has another stake", { rounds: [round("r", { stake_cents: 40 })] }, "round r stands as 40"],
    [
      "is not credited although it was paid",
      { payments: [payment("d", { state: "pending" }), ...RECORDS.payments.slice(1)] },
      "deposit d is pending, and paid at the provider",
    ],
    [
      "is paid out after its recall",
      {
        payments: [payment("d"), payment("w1", { action: "cashout", state: "succeeded" })],
      },
      "withdrawal w1 is succeeded after its recall",
    ],
    [
      "has another amount",
      { payments: [payment("d", { amount_cents: 999 }), ...RECORDS.payments.slice(1)] },
      "deposit d stands as a deposit of 999",
    ],
  ])("finds what %s", (_, records, sentence) => {
    expect(differencesOf(records).lost).toEqual([expect.stringContaining(sentence)]);
  });

  it.each<[string, string, number, RegExp | null]>([
    ["stands as its last step was answered", "after", 2 * STAKE, null],
    ["stands as it was before its last step", "before", 2 * STAKE, /^round r stands in another/],
    ["has lost what its step cost", "after", STAKE, /^round r stands as 20/],
  ])("looks at a round with steps that %s", (_, digest, stake_cents, sentence) => {
    const step = {
      ...operation("step", "s"),
      round: "r",
      answer: { digest: "after", stake: 2 * STAKE, payout: 0, balance: 0 },
    };
    const refused = { ...operation("step", "s2"), round: "r", state: "refused" as const };
    const stepped = new Map([["r", digest]]);
    const records = { rounds: [round("r", { stake_cents })], stepped, held: 1000 - stake_cents };
    const { lost, imbalanced } = differencesOf(records, [...HISTORY, step, refused]);
    expect(lost).toEqual(sentence ? [expect.stringMatching(sentence)] : []);
    expect(imbalanced).toEqual([]);
  });

  it("takes what had no answer either way, but not a balance that is not the sum", () => {
    const unknown = operation("round", "u", { state: "refused", answer: null, unknownEnds: 1 });
    const history = [...HISTORY, unknown];
    expect(differencesOf({}, history)).toEqual(NONE);
    const stands = { rounds: [round("r"), round("u")], held: 1000 - 2 * STAKE };
    expect(differencesOf(stands, history)).toEqual(NONE);
    expect(differencesOf({ held: 1000 }, history).imbalanced).toHaveLength(1);
  });
});
