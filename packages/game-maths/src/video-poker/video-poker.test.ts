import { describe, expect, it } from "vitest";
import { bonusPoker } from "../bonus-poker/index.ts";
import { cardAt, cardCode, DECK_SIZE } from "../cards/index.ts";
import { recordDraw } from "../fairness/draw.ts";
import { JACKS_OR_BETTER_PAYS, jacksOrBetter } from "../jacks-or-better/index.ts";
import { fractionToPercent, fractionToText } from "../proof/fraction.ts";
import { simulationDraw } from "../simulation/xoshiro.ts";
import { choose, forEachHand, HOLDS } from "./hand-counts.ts";
import { HAND_SIZE, handOf, HANDS } from "./hands.ts";
import type { VideoPokerOutcome, VideoPokerStep } from "./wire.ts";

const PLACES = new Map(
  Array.from({ length: DECK_SIZE }, (_, place) => [cardCode(cardAt(place)), place]),
);
const placesOf = (cards: string) => cards.split(" ").map((code) => PLACES.get(code) as number);
const handNamed = (cards: string) => HANDS[handOf(placesOf(cards))];

const BET = { kind: "video-poker", stake_cents: 100 };
const outcomeOf = (cards: string): VideoPokerOutcome => ({
  kind: "video-poker",
  state: "open",
  dealt: cards.split(" "),
  held: [false, false, false, false, false],
  cards: cards.split(" "),
  hand: "nothing",
});

describe("hands", () => {
  it("come as often as they are counted among 2,598,960", () => {
    const counts: Record<string, number> = {};
    forEachHand((_, hand) => {
      const name = HANDS[hand] as string;
      counts[name] = (counts[name] ?? 0) + 1;
    });
    expect(counts).toEqual({
      royal_flush: 4,
      straight_flush: 36,
      four_aces: 48,
      four_low: 144,
      four_high: 432,
      full_house: 3_744,
      flush: 5_108,
      straight: 10_200,
      three_of_a_kind: 54_912,
      two_pairs: 123_552,
      high_pair: 337_920,
      nothing: 2_598_960 - 536_100,
    });
  });

  it.each([
    ["TS JS QS KS AS", "royal_flush"],
    ["AH 2H 3H 4H 5H", "straight_flush"],
    ["KD AD 2D 3D 4D", "flush"],
    ["QD KD AS 2D 3D", "nothing"],
    ["AS AH AD AC 7S", "four_aces"],
    ["7S AS AH AD AC", "four_aces"],
    ["4S 4H 4D 4C AS", "four_low"],
    ["5S 5H 5D 5C AS", "four_high"],
    ["5S 5H 5D AC AS", "full_house"],
    ["9S TH JD QC KS", "straight"],
    ["AS TH JD QC KS", "straight"],
    ["5S 5H 5D KC AS", "three_of_a_kind"],
    ["5S 5H AD KC AS", "two_pairs"],
    ["JS JH 2D 3C 4S", "high_pair"],
    ["AS AH 2D 3C 4S", "high_pair"],
    ["TS TH 2D 3C 4S", "nothing"],
  ])("%s is %s", (cards, hand) => {
    expect(handNamed(cards)).toBe(hand);
    expect(handNamed(cards.split(" ").toReversed().join(" "))).toBe(hand);
  });
});

describe("best play", () => {
  it("returns what is published of Jacks or Better 9/6, to the last digit", () => {
    const { rtp, bets } = jacksOrBetter.prove();
    expect(fractionToText(rtp)).toBe("1653526326983/1661102543100");
    expect(fractionToPercent(rtp, 6)).toBe("99.543904");
    // The published variance is 19.514676.
    expect(((bets["main"]?.standardDeviation ?? 0) ** 2).toFixed(4)).toBe("19.5147");
  });

  it("returns what is published of Bonus Poker 8/5", () => {
    const { rtp, bets } = bonusPoker.prove();
    expect(fractionToPercent(rtp, 4)).toBe("99.1660");
    expect(((bets["main"]?.standardDeviation ?? 0) ** 2).toFixed(2)).toBe("20.90");
  });

  /** Holds that the published strategy of Jacks or Better names, each above the one that tempts. */
  it.each([
    ["a high pair over four to a flush", "JS JH 2S 5S 9S", "JS JH"],
    ["four to a royal over a made flush", "TS JS QS KS 2S", "TS JS QS KS"],
    ["four to a royal over a high pair", "TS JS QS KS KD", "TS JS QS KS"],
    ["four to a flush over a low pair", "2S 5S 9S TS TD", "2S 5S 9S TS"],
    ["a low pair over four to an outside straight", "5S 5H 6D 7C 8S", "5S 5H"],
    ["suited high cards over three unsuited", "QS JS KD 4C 7H", "QS JS"],
    ["two pairs whole", "4S 4H 9D 9C KS", "4S 4H 9D 9C"],
    ["nothing of a hand without hope", "2S 4H 7D 9C TH", ""],
  ])("holds %s", (_, dealt, held) => {
    const { bet } = jacksOrBetter.recallBet(BET);
    const [best] = jacksOrBetter.advise?.(bet, outcomeOf(dealt)) ?? [];
    const step = best?.step as VideoPokerStep | undefined;
    expect(
      dealt
        .split(" ")
        .filter((__, place) => step?.hold[place])
        .join(" "),
    ).toBe(held);
  });

  it("weighs each of the 32 ways once, and a pat hand at what it pays", () => {
    const { bet } = jacksOrBetter.recallBet(BET);
    const advice = jacksOrBetter.advise?.(bet, outcomeOf("5S 5H 5D AC AS")) ?? [];
    expect(advice).toHaveLength(HOLDS);
    expect(new Set(advice.map(({ step }) => JSON.stringify(step))).size).toBe(HOLDS);
    expect(advice[0]).toEqual({
      step: { kind: "video-poker", hold: [true, true, true, true, true] },
      worth: 9,
    });
    const worths = advice.map(({ worth }) => worth);
    expect(worths).toEqual(worths.toSorted((a, b) => b - a));
  });

  it("weighs a way as all its draws come to, counted one by one", () => {
    const dealt = placesOf("TS JS QS KS 2H");
    const kept = dealt.slice(0, 4);
    const others = Array.from({ length: DECK_SIZE }, (_, place) => place).filter(
      (place) => !dealt.includes(place),
    );
    const pays: Readonly<Record<string, number>> = JACKS_OR_BETTER_PAYS;
    const paid = others.reduce((sum, one) => {
      const hand = HANDS[handOf([...kept, one])] as string;
      return sum + (pays[hand] ?? 0);
    }, 0);
    const { bet } = jacksOrBetter.recallBet(BET);
    const advice = jacksOrBetter.advise?.(bet, outcomeOf("TS JS QS KS 2H")) ?? [];
    const held = advice.find(
      ({ step }) =>
        JSON.stringify((step as { hold: unknown }).hold) === "[true,true,true,true,false]",
    );
    expect(held?.worth).toBe(paid / choose(DECK_SIZE - HAND_SIZE, 1));
  });
});

describe("a round", () => {
  it("draws from the cards that are left, in place of those that go", () => {
    const { draw, drawn } = recordDraw(simulationDraw(5));
    const { bet } = jacksOrBetter.recallBet(BET);
    const dealt = jacksOrBetter.open(bet, draw);
    expect(drawn).toHaveLength(HAND_SIZE);
    expect(dealt.payout).toBeNull();
    const step = dealt.readStep({ kind: "video-poker", hold: [true, false, true, false, false] });
    if ("refused" in step) throw new Error(step.refused);
    expect(step.cost).toBe(0n);
    const { outcome, payout } = step.take(draw);
    expect(drawn).toHaveLength(HAND_SIZE + 3);
    expect(payout).not.toBeNull();
    expect(new Set([...outcome.dealt, ...outcome.cards]).size).toBe(HAND_SIZE + 3);
    expect([outcome.cards[0], outcome.cards[2]]).toEqual([outcome.dealt[0], outcome.dealt[2]]);
  });

  it.each([
    [{ kind: "video-poker" }],
    [{ kind: "video-poker", hold: [true, true, true, true] }],
    [{ kind: "video-poker", hold: [1, 0, 1, 0, 1] }],
    [{ kind: "video-poker", hold: [true, true, true, true, true], again: true }],
  ])("understands no step %j", (json) => {
    const { bet } = jacksOrBetter.recallBet(BET);
    expect(jacksOrBetter.open(bet, simulationDraw(1)).readStep(json)).toEqual({
      refused: "step_not_understood",
    });
  });
});
