import { describe, expect, it } from "vitest";
import { agreement } from "../../proof/confidence.ts";
import { fractionToNumber, fractionToPercent } from "../../proof/fraction.ts";
import { adviseBlackjack } from "./advise.ts";
import { weighActions } from "./best-action.ts";
import { dealerEnds, ruledOut } from "./dealer-ends.ts";
import { blackjack } from "../index.ts";
import type { BlackjackOutcome } from "../index.ts";
import { ACE, bestTotal, BLACKJACK, DEALER_STANDS, FULL_SHOE } from "../totals.ts";

const UPS = [2, 3, 4, 5, 6, 7, 8, 9, 10, ACE] as const;
const LETTERS: Readonly<Record<string, string>> = { hit: "H", stand: "S", double: "D", split: "P" };

/** Returns what basic strategy does with two cards, against each card of the dealer. */
const rowOf = (first: number, second: number): string => {
  const offers = ["hit", "stand", "double", ...(first === second ? ["split"] : [])];
  return UPS.map((up) => LETTERS[weighActions(up, [first, second], offers)[0]?.action ?? ""]).join(
    "",
  );
};

describe("basic strategy", () => {
  // As published for four to eight decks, soft 17 stood on, doubles after splits, no surrender.
  it.each([
    ["8", 3, 5, "HHHHHHHHHH"],
    ["9", 4, 5, "HDDDDHHHHH"],
    ["10", 4, 6, "DDDDDDDDHH"],
    ["11", 5, 6, "DDDDDDDDDH"],
    ["12", 3, 9, "HHSSSHHHHH"],
    ["13", 4, 9, "SSSSSHHHHH"],
    ["16", 7, 9, "SSSSSHHHHH"],
    ["17", 8, 9, "SSSSSSSSSS"],
    ["soft 13", 1, 2, "HHHDDHHHHH"],
    ["soft 14", 1, 3, "HHHDDHHHHH"],
    ["soft 15", 1, 4, "HHDDDHHHHH"],
    ["soft 16", 1, 5, "HHDDDHHHHH"],
    ["soft 17", 1, 6, "HDDDDHHHHH"],
    ["soft 18", 1, 7, "SDDDDSSHHH"],
    ["soft 19", 1, 8, "SSSSSSSSSS"],
    ["a pair of aces", 1, 1, "PPPPPPPPPP"],
    ["a pair of twos", 2, 2, "PPPPPPHHHH"],
    ["a pair of threes", 3, 3, "PPPPPPHHHH"],
    ["a pair of fours", 4, 4, "HHHPPHHHHH"],
    ["a pair of fives", 5, 5, "DDDDDDDDHH"],
    ["a pair of sixes", 6, 6, "PPPPPHHHHH"],
    ["a pair of sevens", 7, 7, "PPPPPPHHHH"],
    ["a pair of eights", 8, 8, "PPPPPPPPPP"],
    ["a pair of nines", 9, 9, "PPPPPSPPSS"],
    ["a pair of tens", 10, 10, "SSSSSSSSSS"],
  ])("of %s is the published one", (_, first, second, row) => {
    expect(rowOf(first, second)).toBe(row);
  });

  it("goes by totals: cards of one total are played alike", () => {
    for (const up of UPS)
      expect(weighActions(up, [10, 2], ["hit", "stand"])).toEqual(
        weighActions(up, [9, 3], ["hit", "stand"]),
      );
  });
});

describe("the dealer's ends", () => {
  /** Goes through every order of the cards of a small shoe. */
  function everyOrder(up: number, left: readonly number[]): number[] {
    const ends = [0, 0, 0, 0, 0, 0];
    const counts = [...left];
    const draw = (hard: number, hasAce: boolean, cards: number, chance: number): void => {
      const { total } = bestTotal(hard, hasAce);
      if (cards > 0 && total >= DEALER_STANDS) {
        const end = total > BLACKJACK ? 5 : total - DEALER_STANDS;
        ends[end] = (ends[end] ?? 0) + chance;
        return;
      }
      const possible = counts.map((count, value) =>
        cards === 0 && value === ruledOut(up) ? 0 : count,
      );
      const size = possible.reduce((sum, count) => sum + count, 0);
      for (const [value, count] of possible.entries()) {
        if (count === 0) continue;
        counts[value] = (counts[value] ?? 0) - 1;
        draw(hard + value, hasAce || value === ACE, cards + 1, (chance * count) / size);
        counts[value] = (counts[value] ?? 0) + 1;
      }
    };
    draw(up, up === ACE, 0, 1);
    return ends;
  }

  it.each(UPS.map((up) => [up]))("behind %i are those of every order of the cards", (up) => {
    const left = [0, 2, 3, 2, 1, 4, 2, 3, 2, 2, 9];
    const ends = dealerEnds(up, left);
    for (const [at, chance] of everyOrder(up, left).entries())
      expect(ends[at]).toBeCloseTo(chance, 12);
  });

  it("add up to one", () => {
    for (const up of UPS) {
      const sum = dealerEnds(up, FULL_SHOE).reduce((all, chance) => all + chance, 0);
      expect(sum).toBeCloseTo(1, 12);
    }
  });
});

describe("the proof of blackjack", () => {
  it("returns what is published: an edge near 0.41 %, and 92.60 % on insurance", () => {
    const { bets } = blackjack.prove("short");
    const { main, insurance } = bets;
    if (!main || !insurance) throw new Error("a bet is not proven");
    expect(Math.abs(fractionToNumber(main.rtp) - 0.99593)).toBeLessThan(main.rtpHalfWidth ?? 0);
    expect(main.standardDeviation).toBeCloseTo(1.154, 2);
    expect(fractionToPercent(insurance.rtp, 2)).toBe("92.60");
  });

  it("stores a return whose half-width is at most 0.01 points", () => {
    expect(blackjack.facts.rtp_percent).toBe("99.59");
  });

  it("agrees with rounds played through the rules", () => {
    const { mean, rounds, exact } = blackjack.simulate(100_000, 5);
    const expected = fractionToNumber(exact.rtp);
    expect(agreement(mean, rounds, expected, exact.standardDeviation).agrees).toBe(true);
  });
});

describe("strategy help", () => {
  const outcome = (parts: Partial<BlackjackOutcome>): BlackjackOutcome => ({
    kind: "blackjack",
    state: "open",
    dealer: { cards: ["6D"], total: 6, soft: false },
    hands: [],
    deal: [],
    offers: ["hit", "stand", "double"],
    bets: [],
    ...parts,
  });
  const hand = (cards: readonly string[], state: "play" | "stood" = "play") => ({
    cards,
    total: 0,
    soft: false,
    state,
    amount_cents: 100,
    payout_cents: 0,
  });
  const actions = (told: BlackjackOutcome) =>
    adviseBlackjack(told).map(({ step }) => (step as { action: string }).action);

  it("weighs what is offered, for the hand in play", () => {
    const told = outcome({ hands: [hand(["TS", "TD"], "stood"), hand(["5S", "6H"])] });
    expect(actions(told)).toEqual(["double", "hit", "stand"]);
    expect(adviseBlackjack(told)[0]?.worth).toBeGreaterThan(1.6);
  });

  it("does not advise what is not offered", () => {
    expect(actions(outcome({ hands: [hand(["5S", "6H"])], offers: ["hit", "stand"] }))).toEqual([
      "hit",
      "stand",
    ]);
  });

  it("advises against insurance, which costs most with a card of ten in the hand", () => {
    const ask = (cards: readonly string[]) =>
      adviseBlackjack(
        outcome({
          state: "insurance",
          dealer: { cards: ["AD"], total: 11, soft: true },
          hands: [hand(cards)],
          offers: ["insure", "decline"],
        }),
      );
    for (const cards of [
      ["TS", "KH"],
      ["5S", "6H"],
      ["AS", "KH"],
      ["8S", "8H"],
    ]) {
      const [best, other] = ask(cards);
      expect(best?.step).toEqual({ kind: "blackjack", action: "decline" });
      expect(best?.worth).toBeGreaterThan(other?.worth ?? 9);
    }
    const costOf = (cards: readonly string[]) => {
      const [best, other] = ask(cards);
      return (best?.worth ?? 0) - (other?.worth ?? 0);
    };
    expect(costOf(["TS", "KH"])).toBeGreaterThan(costOf(["5S", "6H"]));
    // Half a stake loses with 215 of 309 cards behind two that are no ten, and wins twice that with 96.
    expect(costOf(["5S", "6H"])).toBeCloseTo((213 - 2 * 96) / 309 / 2, 12);
  });
});
