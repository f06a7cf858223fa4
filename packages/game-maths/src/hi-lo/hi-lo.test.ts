import { assert, integer, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { cardAt, DECK_SIZE, RANKS } from "../cards/deck.ts";
import { replayDraw } from "../fairness/draw.ts";
import type { Draw } from "../fairness/draw.ts";
import { agreement } from "../proof/confidence.ts";
import { addFractions, fraction, fractionToNumber, multiplyFractions } from "../proof/fraction.ts";
import type { Fraction } from "../proof/fraction.ts";
import { simulationDraw } from "../simulation/xoshiro.ts";
import { replayRound } from "../steps/replay.ts";
import { hiLo } from "./game.ts";
import { highestMultiple } from "./highest-multiple.ts";
import { drawChance } from "./pay-by-digits.ts";
import { chanceOf, factorOf, formOf, GUESSES, isOffered, isRight, MOST_CARDS } from "./pays.ts";
import type { Guess, Standing } from "./pays.ts";
import { proveHiLo, simulateHiLo } from "./prove-hi-lo.ts";
import { HI_LO_RULES } from "./rules.ts";
import type { HiLoState } from "./rules.ts";
import { standingOf } from "./wire.ts";
import type { HiLoOutcome } from "./wire.ts";

const BET = { kind: "hi-lo", stake_cents: 100 };
const step = (action: string) => ({ kind: "hi-lo", action });
const [HIGHER, LOWER, SKIP, CASH_OUT] = ["higher", "lower", "skip", "cash_out"].map(step);
const RETURN = fraction(99n, 100n);
const NO_DRAW: Draw = () => {
  throw new Error("there is nothing to draw");
};

/** Plays a round of spades by their ranks; the last unit is paid. */
function round(ranks: readonly number[], steps: readonly unknown[]) {
  const draws = [...ranks.map((rank) => rank - 1), 0];
  const { payout, outcome } = replayRound(hiLo, { bet: BET, steps }, replayDraw(draws));
  return { payout, outcome: outcome as HiLoOutcome };
}

describe("a guess", () => {
  it("wins for the cards of the deck that its chance counts, and is never certain", () => {
    for (let rank = 1; rank <= RANKS; rank += 1)
      for (const guess of GUESSES) {
        const cards = Array.from({ length: DECK_SIZE }, (_, place) => cardAt(place));
        const right = cards.filter((card) => isRight(rank, guess, card.rank)).length;
        expect(chanceOf(rank, guess)).toEqual(fraction(BigInt(right), 52n));
        expect(right).toBeGreaterThan(0);
        expect(right).toBeLessThan(DECK_SIZE);
        expect(multiplyFractions(chanceOf(rank, guess), factorOf(rank, guess))).toEqual(
          fraction(1n),
        );
      }
  });

  it("counts the same rank as right, but not above an ace or below a king", () => {
    expect([formOf(1, "higher"), formOf(1, "lower")]).toEqual(["only", "same"]);
    expect([formOf(13, "higher"), formOf(13, "lower")]).toEqual(["same", "only"]);
    expect([formOf(7, "higher"), formOf(7, "lower")]).toEqual(["or_same", "or_same"]);
    expect([isRight(1, "higher", 1), isRight(13, "lower", 13)]).toEqual([false, false]);
    expect([isRight(7, "higher", 7), isRight(7, "lower", 7)]).toEqual([true, true]);
    expect([isRight(7, "higher", 6), isRight(7, "lower", 8)]).toEqual([false, false]);
  });
});

/** Returns the step of a player who decides by a number of their own at every place. */
function chosenBy(seed: number, state: HiLoState) {
  const draw = simulationDraw(seed + state.standing.rank * 31 + state.cards.length * 977);
  const offered = [...GUESSES, "skip", "cash_out"].flatMap((action) => {
    const read = HI_LO_RULES.readStep(step(action));
    return read !== null && HI_LO_RULES.cost(state, read) !== null ? [read] : [];
  });
  return offered[draw(offered.length)] ?? "cash_out";
}

/** Follows every rank of every card; returns what the round is worth in stakes, paid when it is left. */
function worthOf(seed: number, state: HiLoState, depth: number): Fraction {
  if (depth === 0 && state.standing.guesses > 0) return state.standing.multiple;
  // A player who is led no further takes the one guess that the rules ask for.
  const chosen = depth > 0 ? chosenBy(seed, state) : "higher";
  if (chosen === "cash_out") return state.standing.multiple;
  const worths = Array.from({ length: RANKS }, (_, place) => {
    const next = HI_LO_RULES.act(state, chosen, replayDraw([place, 0]));
    return next.lost ? fraction(0n) : worthOf(seed, next, Math.max(0, depth - 1));
  });
  return multiplyFractions(addFractions(...worths), fraction(1n, BigInt(RANKS)));
}

describe("the return", () => {
  it("is exactly 99 % however a round is played, skips included", () => {
    assert(
      property(integer({ min: 0, max: 1_000_000 }), (seed) => {
        const worths = Array.from({ length: RANKS }, (_, place) =>
          worthOf(seed, HI_LO_RULES.open({ stake: 100n, choice: {} }, replayDraw([place])), 2),
        );
        const mean = multiplyFractions(addFractions(...worths), fraction(1n, BigInt(RANKS)));
        expect(mean).toEqual(RETURN);
      }),
      { numRuns: 6 },
    );
  });

  it("is that of every plan whose figures are stored", () => {
    const { bets, headline } = proveHiLo("Hi-Lo", "1.0.0");
    for (const { rtp } of Object.values(bets)) expect(rtp).toEqual(RETURN);
    expect(bets["unlikelier_3"]?.maxWin).toEqual(multiplyFractions(RETURN, fraction(13n ** 3n)));
    expect(headline.topWin).toEqual(highestMultiple());
    expect(fractionToNumber(headline.topWin)).toBeLessThanOrEqual(10_000);
    expect(fractionToNumber(headline.topWin)).toBeGreaterThan(9_999);
  });

  it("lies in the interval of played rounds", () => {
    const rounds = 20_000;
    const { mean, exact } = simulateHiLo(rounds, 5);
    const rtp = fractionToNumber(exact.rtp);
    expect(agreement(mean, rounds, rtp, exact.standardDeviation).agrees).toBe(true);
  });
});

describe("drawChance", () => {
  it("comes with exactly its chance: all draws of four digits of base 4, once", () => {
    const chance = fraction(7n, 48n);
    let [came, open] = [0, 0];
    for (let number = 0; number < 4 ** 4; number += 1) {
      const digits = number.toString(4).padStart(4, "0").split("").map(Number);
      let at = 0;
      const draw: Draw = () => digits[at++] ?? Number.NaN;
      try {
        if (drawChance(chance, draw, 4)) came += 1;
      } catch {
        open += 1;
      }
    }
    // 7/48 of 256 is 37.33: 37 come, and the next is not decided by four digits.
    expect([came, open]).toEqual([37, 1]);
  });

  it("never comes at the very chance, however it ends", () => {
    expect(drawChance(fraction(1n, 2n), replayDraw([1]), 2)).toBe(false);
    expect(drawChance(fraction(1n, 2n), replayDraw([0]), 2)).toBe(true);
  });
});

describe("a round", () => {
  it("pays 99 % of the fair multiple, the last unit drawn", () => {
    // 0.99 × 13/10 × 13/9 of 100 units is 185.9.
    const { payout, outcome } = round([4, 9, 2], [HIGHER, LOWER, CASH_OUT]);
    expect(payout).toBe(186n);
    expect(outcome).toEqual({
      kind: "hi-lo",
      state: "cashed_out",
      cards: ["4S", "9S", "2S"],
      turned: ["higher", "lower"],
    });
    expect(standingOf(outcome)).toMatchObject({ rank: 2, guesses: 2, cards: 3 });
  });

  it("ends with nothing at a wrong guess, and goes on after a skip as it stood", () => {
    expect(round([4, 3], [HIGHER])).toMatchObject({
      payout: 0n,
      outcome: { state: "lost", cards: ["4S", "3S"] },
    });
    const { outcome } = round([4, 9, 2], [HIGHER, SKIP]);
    expect(outcome.state).toBe("open");
    expect(standingOf(outcome)).toMatchObject({
      rank: 2,
      guesses: 1,
      multiple: fraction(99n * 13n, 1_000n),
    });
  });

  it("shows 52 cards at most, the last of them by a guess, and is then paid by itself", () => {
    const ranks = Array.from({ length: MOST_CARDS }, () => 7);
    const skips = Array.from({ length: MOST_CARDS - 2 }, () => SKIP);
    expect(round(ranks, skips).outcome.cards).toHaveLength(51);
    expect(() => round(ranks, [...skips, SKIP])).toThrow(/does not offer/);
    // 0.99 × 13/7 of 100 units is 183.86.
    expect(round(ranks, [...skips, HIGHER])).toMatchObject({
      payout: 184n,
      outcome: { state: "cashed_out" },
    });
  });

  it("offers no guess that would pay above the limit, and is paid by itself where none is left", () => {
    const at = (rank: number, multiple: Fraction): Standing => ({
      rank,
      multiple,
      guesses: 3,
      cards: 4,
    });
    const offered = (rank: number, guess: Guess) => isOffered(at(rank, fraction(2_175n)), guess);
    expect([offered(1, "lower"), offered(1, "higher"), offered(11, "higher")]).toEqual([
      false,
      true,
      true,
    ]);
    const state = {
      stake: 100n,
      cards: [],
      turned: [],
      standing: at(1, fraction(9_000n)),
      lost: false,
      paid: null,
    };
    expect(HI_LO_RULES.act(state, "higher", replayDraw([5]))).toMatchObject({ paid: 975_000n });
    expect(HI_LO_RULES.act(state, "higher", replayDraw([0]))).toMatchObject({ lost: true });
  });

  it.each([
    ["cashing out before a guess", CASH_OUT, "step_not_offered"],
    ["a guess that is none", step("same"), "step_not_understood"],
    ["a further field", { ...SKIP, field: null }, "step_not_understood"],
    ["a step of another game", { ...SKIP, kind: "mines" }, "step_not_understood"],
  ])("refuses %s", (_, json, refused) => {
    const opened = hiLo.open(hiLo.recallBet(BET).bet, replayDraw([3]));
    expect(opened.readStep(json)).toEqual({ refused });
  });

  it("takes the likelier guess by default, and cashes out after it", () => {
    const open = (rank: number) => hiLo.open(hiLo.recallBet(BET).bet, replayDraw([rank - 1]));
    expect([1, 6, 7, 8, 13].map((rank) => open(rank).byDefault)).toEqual([
      HIGHER,
      HIGHER,
      HIGHER,
      LOWER,
      LOWER,
    ]);
    const higher = open(1).readStep(HIGHER);
    if ("refused" in higher) throw new Error(higher.refused);
    expect(higher.take(replayDraw([12])).byDefault).toEqual(CASH_OUT);
    expect(higher.take(replayDraw([0])).byDefault).toBeNull();
  });
});

describe("a bet", () => {
  it("is a stake that is offered, and nothing beside it", () => {
    expect(hiLo.readBet(BET, "EUR")).toMatchObject({ stake: 100n });
    expect(hiLo.readBet({ ...BET, stake_cents: 300 }, "EUR")).toEqual({
      refused: "stake_not_offered",
    });
    expect(hiLo.readBet({ ...BET, mines: 3 }, "EUR")).toEqual({ refused: "bet_not_understood" });
    expect(() => hiLo.open(hiLo.recallBet(BET).bet, NO_DRAW)).toThrow("nothing to draw");
  });
});
