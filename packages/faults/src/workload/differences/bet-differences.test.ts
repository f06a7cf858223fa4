import { describe, expect, it } from "vitest";
import { newOperation, type Operation } from "../operation.ts";
import type { MatchEnd } from "../sports/match.ts";
import { type Bet, betDifferences } from "./bet-differences.ts";

const STAKE = 100;
const LEGS = [
  { fixture: { id: 1, home: "A" }, selection_id: "home", odds: 2150 },
  { fixture: { id: 2, home: "B" }, selection_id: "draw", odds: 3005 },
];

const bet = (more: Partial<Bet> = {}): Bet => ({
  id: "b",
  kind: "accumulator",
  currency: "EUR",
  stake_cents: STAKE,
  state: "won",
  payout_cents: 646,
  legs: LEGS,
  ...more,
});

const asked = (more: Partial<Operation> = {}): Operation => ({
  ...newOperation({
    kind: "bet",
    player: 0,
    id: "b",
    body: {
      kind: "accumulator",
      currency: "EUR",
      line_stake_cents: STAKE,
      selections: LEGS.map(({ fixture, selection_id }) => ({
        fixture_id: fixture.id,
        selection_id,
      })),
    },
  }),
  state: "accepted",
  ...more,
});

const sale = (more: Partial<Operation> = {}): Operation => ({
  ...newOperation({ kind: "cash_out", player: 0, id: "b", body: null }),
  state: "accepted",
  answer: { digest: "", stake: STAKE, payout: 120, balance: 0 },
  ...more,
});
const sold = bet({ state: "cashed_out", payout_cents: 120 });

const ends = (a: MatchEnd | null, b: MatchEnd | null) =>
  new Map(
    [["A", a] as const, ["B", b] as const].flatMap(([name, end]) => (end ? [[name, end]] : [])),
  );
const BOTH = ends("home", "draw");

describe("bets on sport held against the house", () => {
  it.each<[string, MatchEnd | null, MatchEnd | null, number | null]>([
    ["won", "home", "draw", 646],
    ["lost at one leg", "home", "away", 0],
    ["lost though the other leg is open", "away", null, 0],
    ["left at a leg's odds where the other is void", "home", "void", 215],
    ["given back", "void", "void", STAKE],
    ["open", "home", null, null],
  ])("pay what a bet that is %s is to bring, and nothing else", (_, a, b, due) => {
    const found = betDifferences([asked()], [bet({ payout_cents: due })], ends(a, b));
    expect(found.differences).toEqual({ lost: [], duplicated: [], imbalanced: [] });
    expect(found.effect).toBe((due ?? 0) - STAKE);
    const wrong = betDifferences([asked()], [bet({ payout_cents: 1 })], ends(a, b));
    expect(wrong.differences.lost).toEqual([`bet b paid 1, not ${due}`]);
  });

  it.each<[string, Operation[], Bet[], "lost" | "duplicated", string]>([
    ["is gone", [asked()], [], "lost", "bet b was accepted and is gone"],
    ["stands twice", [asked()], [bet(), bet()], "duplicated", "bet b stands twice"],
    ["stands unasked", [], [bet()], "duplicated", "bet b stands unasked"],
    [
      "was refused and stands",
      [asked({ state: "refused" })],
      [bet()],
      "duplicated",
      "bet b was refused and stands",
    ],
    [
      "is of another stake",
      [asked()],
      [bet({ stake_cents: 90, payout_cents: 581 })],
      "lost",
      "bet b stands as accumulator of 90 EUR",
    ],
    [
      "has other legs",
      [asked()],
      [bet({ legs: LEGS.toReversed() })],
      "lost",
      "bet b stands as accumulator of 100 EUR",
    ],
    ["was sold unasked", [asked()], [sold], "lost", "bet b was sold unasked"],
    [
      "was sold, and settled all the same",
      [asked(), sale()],
      [bet()],
      "lost",
      "bet b was sold for 120, and is won",
    ],
  ])("find a bet that %s", (_, history, bets, kind, sentence) => {
    expect(betDifferences(history, bets, BOTH).differences[kind]).toEqual([sentence]);
  });

  it.each<[string, Operation[], Bet]>([
    ["sold as it was answered", [asked(), sale()], sold],
    ["sold without an answer", [asked(), sale({ state: "unanswered", unknownEnds: 1 })], sold],
    ["refused after an unknown end", [asked({ state: "refused", unknownEnds: 1 })], bet()],
  ])("let a bet be that was %s", (_, history, one) => {
    const { differences } = betDifferences(history, [one], BOTH);
    expect(differences).toEqual({ lost: [], duplicated: [], imbalanced: [] });
  });
});
