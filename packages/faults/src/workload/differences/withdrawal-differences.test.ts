import { describe, expect, it } from "vitest";
import { type Decision, newDecision } from "../operators/decision.ts";
import type { Payment } from "./player-differences.ts";
import {
  type Withdrawal,
  type Withdrawals,
  withdrawalDifferences,
} from "./withdrawal-differences.ts";

const AT = "2026-11-21T08:00:00.000Z";
const [OLGA, CARL] = ["olga@example.org", "carl@example.org"] as const;

const withdrawal = (more: Partial<Withdrawal> = {}): Withdrawal => ({
  reference: "w",
  player_id: 7,
  currency: "EUR",
  amount_cents: 3800,
  state: "succeeded",
  approvals_needed: 2,
  approvals: [OLGA, CARL].map((operator) => ({ operator, at: AT })),
  created_at: AT,
  ...more,
});

const decision = (operator: string, more: Partial<Decision> = {}): Decision => ({
  ...newDecision({ kind: "approval", operator, reference: "w" }),
  state: "accepted",
  ...more,
});

const order = (reference: string, amount = 3800) =>
  ({ kind: "payout", reference, currency: "EUR", amount }) as const;

/** Everybody's knowledge of one withdrawal, paid after two approvals, but for `more`. */
function known(one: Withdrawal, more: Partial<Withdrawals> = {}): Withdrawals {
  const { amount_cents, currency, created_at, state } = one;
  const own: Payment = {
    id: "own",
    action: "cashout",
    method: "card",
    amount_cents,
    currency,
    created_at,
    state,
  };
  const approvals = one.approvals.map(({ operator }) => operator);
  const noted = approvals.map((operator) => ({ action: "approval", reference: "w", operator }));
  return {
    listed: [one],
    owned: [{ playerId: 7, payment: own }],
    decisions: [decision(OLGA), decision(CARL)],
    trail: [
      ...noted,
      ...(state === "rejected" ? [{ action: "rejection", reference: "w", operator: OLGA }] : []),
    ] as Withdrawals["trail"],
    orders: [order("w")],
    paid: new Set(["w"]),
    isOver: true,
    ...more,
  };
}

const sentencesOf = (one: Withdrawal, more: Partial<Withdrawals> = {}): string[] => {
  const { lost, duplicated } = withdrawalDifferences(known(one, more));
  return [...lost, ...duplicated];
};
const rejection = decision(OLGA, { kind: "rejection" });
const waiting = { state: "pending", approvals: withdrawal().approvals.slice(0, 1) } as const;
const unpaid = { orders: [], paid: new Set<string>() };

describe("withdrawals held against what operators, players and the provider were told", () => {
  it("differ in nothing when two agreed and it was paid", () => {
    expect(sentencesOf(withdrawal())).toEqual([]);
  });

  it("differ in nothing when a lost answer turned out to be an approval", () => {
    const lostAnswer = { state: "refused", unknownEnds: 1 } as const;
    for (const refusal of ["already_decided", "second_operator_needed"])
      expect(
        sentencesOf(withdrawal(), {
          decisions: [decision(OLGA), decision(CARL, { ...lostAnswer, refusal })],
        }),
      ).toEqual([]);
  });

  it("differ in nothing when it was rejected or waits", () => {
    const rejected = withdrawal({ state: "rejected", approvals: [] });
    expect(sentencesOf(rejected, { ...unpaid, decisions: [rejection] })).toEqual([]);
    const one = { ...unpaid, decisions: [decision(OLGA)] };
    expect(sentencesOf(withdrawal(waiting), one)).toEqual([]);
  });

  it.each<[string, Withdrawal, Partial<Withdrawals>, string]>([
    ["agreed to and not paid", withdrawal({ state: "reserved" }), unpaid, "stays reserved"],
    ["succeeded and not paid", withdrawal(), { paid: new Set() }, "was not paid"],
    [
      "rejected and paid",
      withdrawal({ state: "rejected", approvals: [] }),
      { decisions: [rejection] },
      "is rejected, and was paid",
    ],
    [
      "rejected, and goes on",
      withdrawal(),
      { decisions: [decision(OLGA), decision(CARL), rejection] },
      "was rejected and is succeeded",
    ],
    [
      "paid with one of two approvals",
      withdrawal({ approvals: waiting.approvals }),
      { decisions: [decision(OLGA)] },
      "is succeeded with 1 of 2",
    ],
    [
      "agreed to twice by one operator",
      withdrawal({ approvals: [OLGA, OLGA].map((operator) => ({ operator, at: AT })) }),
      { decisions: [decision(OLGA)] },
      "is listed 2 times",
    ],
    [
      "told twice to one operator",
      withdrawal(),
      { decisions: [decision(OLGA), decision(OLGA), decision(CARL)] },
      "is accepted 2 times",
    ],
    [
      "agreed to by somebody who was refused",
      withdrawal(),
      { decisions: [decision(OLGA), decision(CARL, { state: "refused" })] },
      "stands, and was not accepted",
    ],
    [
      "without an approval that was told",
      withdrawal(waiting),
      { ...unpaid, decisions: [decision(OLGA), decision(CARL)] },
      "was told and is gone",
    ],
    [
      "without an approval that a second answer spoke of",
      withdrawal(waiting),
      {
        ...unpaid,
        decisions: [
          decision(OLGA),
          decision(CARL, { state: "refused", unknownEnds: 1, refusal: "second_operator_needed" }),
        ],
      },
      "was told and is gone",
    ],
    ["not in the audit trail", withdrawal(), { trail: [] }, "in the trail by"],
    ["ordered in two ways", withdrawal(), { orders: [order("w"), order("w", 1)] }, "2 times"],
    ["paid and nobody's", withdrawal(), { orders: [order("w"), order("x")] }, "of no withdrawal"],
    ["not among the player's own", withdrawal(), { owned: [] }, "not among the player's own"],
    ["not among the operators'", withdrawal(), { listed: [] }, "not among the operators'"],
  ])("are found when one is %s", (_, one, more, sentence) => {
    expect(sentencesOf(one, more).join("\n")).toContain(sentence);
  });
});
