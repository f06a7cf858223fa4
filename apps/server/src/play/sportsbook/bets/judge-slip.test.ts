import { convertUp, type ExchangeRates, sportsbookConfig } from "@houselight/contracts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { marketOf, nameOf } from "./bet.ts";
import type { Board, Offered } from "./board-store.ts";
import { NO_BETS } from "../limits/player-bounds.ts";
import { delayOf, judgeSlip, mostLineStake, type Slip, type Terms } from "./judge-slip.ts";

const NOW = new Date("2026-11-29T12:00:00Z");
const at = (fixtureId: bigint) => ({
  fixtureId,
  marketId: 1,
  specifiers: "",
  selectionId: "home",
});
const OFFER: Offered = {
  sport: "football",
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
  toEurUp: (amount) => amount,
  now: NOW,
  waitedSeconds: 0,
  player: NO_BETS,
  isFree: false,
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
      { rules: { ...TERMS.rules, in_play: false }, waitedSeconds: 4 },
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
    expect(delayOf(single(), board, TERMS.rules)).toBe(4);
    expect(delayOf(single(), boardOf([{}]), TERMS.rules)).toBe(0);
    const accepted = { odds: [2000], inPlay: [true] };
    expect(judgeSlip(single(), board, { ...TERMS, waitedSeconds: 4 })).toEqual(accepted);
    const rules = { ...TERMS.rules, bet_delay_seconds: 0 };
    expect(judgeSlip(single(), board, { ...TERMS, rules })).toEqual(accepted);
  });

  it.each([
    [{}, [{ ...live }], 4],
    [{ football: 9 }, [live], 9],
    [{ football: 0 }, [live], 0],
    [{ football: 9 }, [{ ...live, sport: "constructor" }], 4],
    [{ football: 9, tennis: 2 }, [live, { ...live, sport: "tennis" }], 9],
    [{ football: 1, tennis: 2 }, [live, { ...live, sport: "tennis" }], 2],
    // What is to come waits for nothing, however long its sport does.
    [{ football: 1, tennis: 9 }, [live, { sport: "tennis" }], 1],
  ])("of sports that wait %j, on %j, waits %i seconds (W3)", (bet_delay_by_sport, offers, due) => {
    const rules = { ...TERMS.rules, bet_delay_by_sport };
    const slip = offers.length === 1 ? single() : double();
    const board = boardOf(offers);
    expect(delayOf(slip, board, rules)).toBe(due);
    const judged = (waitedSeconds: number) =>
      judgeSlip(slip, board, { ...TERMS, rules, waitedSeconds });
    expect(judged(due)).toMatchObject({ odds: offers.map(() => 2000) });
    if (due > 0) expect(judged(due - 1)).toEqual({ refused: "fixture_started" });
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
    const max = 10_000_000_00;
    const rules = {
      ...TERMS.rules,
      max_payout_eur_cents: max,
      max_payout_day_eur_cents: max,
      max_payout_market_eur_cents: max,
    };
    const judged = judgeSlip(single({ lineStake }), boardOf([{}]), { ...TERMS, rules });
    expect("refused" in judged ? judged.refused : null).toBe(refused);
  });
});

describe("the largest stake", () => {
  const rules = { ...TERMS.rules, max_payout_eur_cents: 10_000, max_liability_eur_cents: 4_000 };
  const most = (
    slip: Slip,
    board: Board,
    toEurUp = TERMS.toEurUp,
    more: Partial<Pick<Terms, "rules" | "player" | "isFree">> = {},
  ) =>
    mostLineStake(
      slip,
      slip.selections.map(({ odds }) => odds),
      board,
      { ...TERMS, rules, toEurUp, ...more },
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
    const bounds = { ...TERMS, rules: wide };
    expect(mostLineStake(slip, odds, boardOf([{}, {}]), bounds)).toBe(2_500n);
  });

  describe("by what a player's bets bring (W8)", () => {
    const wide = {
      ...TERMS.rules,
      max_payout_day_eur_cents: 8_000,
      max_payout_market_eur_cents: 6_000,
    };
    const bounds = (dayEur: bigint, markets: readonly (readonly [number, number])[]) => ({
      rules: wide,
      player: {
        ...NO_BETS,
        dayEur,
        marketsEur: new Map(markets.map(([id, eur]) => [marketOf(at(BigInt(id))), BigInt(eur)])),
      },
    });
    it.each([
      [0n, [], 3_000n],
      // The day is nearer than the market.
      [3_000n, [], 2_500n],
      [7_999n, [], 0n],
      [8_000n, [], 0n],
      [9_000n, [], 0n],
      [0n, [[1, 1_000]], 2_500n],
      [0n, [[1, 6_000]], 0n],
      [0n, [[1, 6_001]], 0n],
      // Of another match.
      [0n, [[3, 6_000]], 3_000n],
    ] as const)("of %i in a day and %j on markets is %i", (dayEur, markets, largest) => {
      expect(most(single(), boardOf([{}]), undefined, bounds(dayEur, markets))).toBe(largest);
    });

    it("counts a combination on each market that it has", () => {
      const two = bounds(0n, [[2, 2_000]]);
      expect(most(double(), boardOf([{}, {}]), undefined, two)).toBe(1_000n);
    });

    it.each([
      [1000, 3_000n],
      [500, 1_500n],
      [1, 3n],
      [0, 0n],
    ])("at %i thousandths of a stake is %i", (stakePermille, largest) => {
      const player = { ...NO_BETS, stakePermille };
      expect(most(single(), boardOf([{}]), undefined, { rules: wide, player })).toBe(largest);
    });

    it("scales each bound, and what has been brought counts whole", () => {
      const { player } = bounds(3_000n, []);
      const halved = { rules: wide, player: { ...player, stakePermille: 500 } };
      // Half of 80 euros, less 30.
      expect(most(single(), boardOf([{}]), undefined, halved)).toBe(500n);
      const narrow = { rules, player: { ...NO_BETS, stakePermille: 250 } };
      expect(most(single(), boardOf([{}]), undefined, narrow)).toBe(1_000n);
    });

    it("is not scaled for a stake that the house pays, unless the player places no bets", () => {
      const scaled = (stakePermille: number) => ({
        rules: wide,
        player: { ...NO_BETS, stakePermille },
        isFree: true,
      });
      expect(most(single(), boardOf([{}]), undefined, scaled(10))).toBe(3_000n);
      expect(most(single(), boardOf([{}]), undefined, scaled(0))).toBe(0n);
    });

    it("never lets potentials in another currency come to more, however they are rounded", () => {
      const rates: ExchangeRates = {
        source: "test",
        asOf: "",
        eurPerUnit: { EUR: "1", PKR: "0.0033", BTC: "58123.7" },
      };
      fc.assert(
        fc.property(
          fc.constantFrom("PKR", "BTC"),
          fc.bigInt(0n, 8_000n),
          fc.integer({ min: 1001, max: 90_000 }),
          (currency, dayEur, odds) => {
            const up = (amount: bigint) => convertUp(amount, currency, "EUR", rates);
            const slip = single({ selections: [{ ...at(1n), odds }] });
            const largest = most(slip, boardOf([{ odds }]), up, bounds(dayEur, []));
            const potential = (largest * BigInt(odds)) / 1000n;
            expect(dayEur + up(potential)).toBeLessThanOrEqual(8_000n);
            expect(up(potential)).toBeLessThanOrEqual(6_000n);
          },
        ),
      );
    });
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
