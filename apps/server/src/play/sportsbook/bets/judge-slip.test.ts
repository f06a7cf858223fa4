import { sportsbookConfig } from "@houselight/contracts";
import { describe, expect, it } from "vitest";
import { nameOf } from "./bet.ts";
import type { Board, Offered } from "./board-store.ts";
import { judgeSlip, mostLineStake, mustWait, type Slip, type Terms } from "./judge-slip.ts";

const NOW = new Date("2026-11-29T12:00:00Z");
const at = (fixtureId: bigint) => ({
  fixtureId,
  marketId: 1,
  specifiers: "",
  selectionId: "home",
});
const OFFER: Offered = {
  fixture: "upcoming",
  startsAt: new Date(NOW.getTime() + 60_000),
  market: "open",
  odds: 2000,
  active: true,
};
const boardOf = (offers: readonly Partial<Offered>[], exposure: readonly bigint[] = []): Board => ({
  offers: new Map(
    offers.map((offer, index) => [nameOf(at(BigInt(index + 1))), { ...OFFER, ...offer }]),
  ),
  exposure: new Map(exposure.map((eur, index) => [nameOf(at(BigInt(index + 1))), eur])),
});
const TERMS: Terms = {
  rules: sportsbookConfig.initial,
  sportsBets: "all",
  toEur: (amount) => amount,
  now: NOW,
  hasWaited: false,
};
const single = (more: Partial<Slip> = {}): Slip => ({
  kind: "single",
  sizes: null,
  lineStake: 100n,
  accept: "none",
  selections: [{ ...at(1n), odds: 2000 }],
  ...more,
});
const double = (more: Partial<Slip> = {}): Slip =>
  single({
    kind: "accumulator",
    selections: [
      { ...at(1n), odds: 2000 },
      { ...at(2n), odds: 2000 },
    ],
    ...more,
  });
const started = { startsAt: new Date(NOW.getTime() - 1) };
const live = { fixture: "live", ...started } as const;

describe("a slip", () => {
  it("is accepted at the odds of the board", () => {
    expect(judgeSlip(double(), boardOf([{}, {}]), TERMS)).toEqual({
      odds: [2000, 2000],
      inPlay: [false, false],
    });
  });

  it.each([
    ["no such selection", [], {}, "selection_not_offered"],
    ["its market is suspended", [{ market: "suspended" }], {}, "market_suspended"],
    ["its market is settled", [{ market: "settled" }], {}, "market_suspended"],
    ["the selection alone takes no bet", [{ active: false }], {}, "market_suspended"],
    ["the scheduled start has come", [started], {}, "fixture_started"],
    ["the start is this very moment", [{ startsAt: NOW }], {}, "fixture_started"],
    ["the match is over", [{ fixture: "ended" }], {}, "fixture_started"],
    ["the match was put off", [{ fixture: "postponed" }], {}, "fixture_started"],
    [
      "the licence knows no bets in play",
      [live],
      { sportsBets: "before_start" },
      "in_play_not_offered",
    ],
    [
      "operators take none in play",
      [live],
      { rules: { ...TERMS.rules, in_play: false }, hasWaited: true },
      "market_suspended",
    ],
    ["it has begun without the delay", [live], {}, "fixture_started"],
  ] as const)("is refused when %s", (_, offers, terms, refused) => {
    expect(judgeSlip(single(), boardOf(offers), { ...TERMS, ...terms })).toEqual({ refused });
  });

  it("on sport is refused by a licence that offers none", () => {
    expect(judgeSlip(single(), boardOf([{}]), { ...TERMS, sportsBets: "none" })).toEqual({
      refused: "sports_not_offered",
    });
  });

  it("on a match that is on is accepted once it has waited, or where there is no delay", () => {
    const board = boardOf([live]);
    expect(mustWait(single(), board)).toBe(true);
    expect(mustWait(single(), boardOf([{}]))).toBe(false);
    const accepted = { odds: [2000], inPlay: [true] };
    expect(judgeSlip(single(), board, { ...TERMS, hasWaited: true })).toEqual(accepted);
    const rules = { ...TERMS.rules, bet_delay_seconds: 0 };
    expect(judgeSlip(single(), board, { ...TERMS, rules })).toEqual(accepted);
  });

  it("never combines two selections of one fixture", () => {
    const selections = [
      { ...at(1n), odds: 2000 },
      { ...at(1n), selectionId: "away", odds: 2000 },
    ];
    expect(judgeSlip(double({ selections }), boardOf([{}]), TERMS)).toEqual({
      refused: "selections_related",
    });
  });

  it.each([
    ["none", 2000, 2000],
    ["none", 2010, null],
    ["none", 1990, null],
    ["better", 2010, 2010],
    ["better", 1990, null],
    ["any", 2010, 2010],
    ["any", 1990, 1990],
  ] as const)("that accepts %s changes is taken at %i as %s (W2)", (accept, odds, taken) => {
    const judged = judgeSlip(single({ accept }), boardOf([{ odds }]), TERMS);
    expect(judged).toEqual(
      taken === null ? { refused: "odds_changed" } : { odds: [taken], inPlay: [false] },
    );
  });

  it.each([
    [9n, "stake_too_small"],
    [10n, null],
    [1_000_000_00n, null],
    [1_000_000_01n, "stake_too_large"],
  ])("with a stake of %i on each line is refused as %s", (lineStake, refused) => {
    const rules = { ...TERMS.rules, max_payout_eur_cents: 10_000_000_00 };
    const judged = judgeSlip(single({ lineStake }), boardOf([{}]), { ...TERMS, rules });
    expect("refused" in judged ? judged.refused : null).toBe(refused);
  });
});

describe("the largest stake", () => {
  const rules = { ...TERMS.rules, max_payout_eur_cents: 10_000, max_liability_eur_cents: 4_000 };
  const most = (slip: Slip, board: Board, toEur = TERMS.toEur) =>
    mostLineStake(
      slip,
      slip.selections.map(({ odds }) => odds),
      board,
      { rules, toEur },
    );

  it("is bounded by what the house may lose on a selection, less what it stands to lose", () => {
    expect(most(single(), boardOf([{}]))).toBe(4_000n);
    expect(most(single(), boardOf([{}], [1_500n]))).toBe(2_500n);
    expect(most(single(), boardOf([{}], [4_000n]))).toBe(0n);
    expect(most(single(), boardOf([{}], [9_000n]))).toBe(0n);
    // What was lost on it makes no more room than it took.
    expect(most(single(), boardOf([{}], [-1_000n]))).toBe(5_000n);
  });

  it("is bounded by what one bet may bring", () => {
    const wide = { ...rules, max_liability_eur_cents: 1_000_000 };
    const slip = double();
    const odds = [2000, 2000];
    const bounds = { rules: wide, toEur: TERMS.toEur };
    expect(mostLineStake(slip, odds, boardOf([{}, {}]), bounds)).toBe(2_500n);
  });

  it("of a system counts the lines that a selection is in", () => {
    const slip = single({
      kind: "system",
      sizes: [2],
      selections: [1n, 2n, 3n].map((id) => ({ ...at(id), odds: 2000 })),
    });
    // Each selection stands in two of the three lines; together they bring 12 for each unit.
    expect(most(slip, boardOf([{}, {}, {}]))).toBe(833n);
    expect(most(slip, boardOf([{}, {}, {}], [0n, 3_000n]))).toBe(500n);
  });

  it("is told in the player's currency", () => {
    expect(most(single(), boardOf([{}]), (amount) => amount / 10n)).toBe(40_000n);
    // A unit that is worth more than a hundredth of a euro.
    expect(most(single(), boardOf([{}]), (amount) => amount * 25n)).toBe(160n);
  });
});
