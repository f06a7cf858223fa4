import { describe, expect, it } from "vitest";
import { DECK_SIZE } from "../cards/index.ts";
import { replayDraw } from "../fairness/draw.ts";
import { agreement } from "../proof/confidence.ts";
import { fraction, fractionToNumber, fractionToPercent } from "../proof/fraction.ts";
import { casinoWar } from "./index.ts";
import type { WarOutcome } from "./wire.ts";

const SIZE = 6 * DECK_SIZE;
/** Places of cards in the shoe: the suits of the first deck, each from its ace. */
const [ACE, TWO, KING] = [0, 1, 12];
const [SECOND_ACE, SECOND_TWO] = [13, 14];
/** Laid aside: three cards of which nobody asks. */
const BURNT = [100, 101, 102] as const;

const bet = (...entries: readonly (readonly [string, number])[]) => ({
  kind: "casino-war",
  bets: entries.map(([spot, amount_cents]) => ({ spot, amount_cents })),
});

/** Draws that deal these places of a full shoe, in their order. */
function drawsOf(places: readonly number[]): number[] {
  return places.map(
    (place, at) => place - places.slice(0, at).filter((earlier) => earlier < place).length,
  );
}

/** Plays a round that deals these places; `action` answers a tie. */
function roundOf(json: unknown, places: readonly number[], action?: "war" | "surrender") {
  const draw = replayDraw(drawsOf(places));
  const position = casinoWar.open(casinoWar.recallBet(json).bet, draw);
  if (action === undefined) return { cost: 0n, ...position };
  const step = position.readStep({ kind: "casino-war", action });
  if ("refused" in step) throw new Error(step.refused);
  const after = step.take(draw);
  return { cost: step.cost, payout: after.payout, outcome: after.outcome };
}

const both = bet(["main", 200], ["tie", 50]);

describe("a round", () => {
  it.each([
    ["the higher card wins even money", [KING, TWO], "won", 400n],
    ["the ace is the highest", [ACE, KING], "won", 400n],
    ["the lower card loses", [TWO, ACE], "lost", 0n],
  ])("%s", (_, places, state, payout) => {
    const round = roundOf(both, places);
    expect([round.outcome.state, round.payout]).toEqual([state, payout]);
  });

  it("asks after a tie, and hides nothing but the cards to come", () => {
    const round = roundOf(both, [ACE, SECOND_ACE]);
    expect(round.payout).toBeNull();
    expect(round.outcome).toMatchObject({ state: "open", player: "AS", dealer: "AH", war: null });
    expect(round.outcome.bets.map(({ payout_cents }) => payout_cents)).toEqual([0, 0]);
  });

  it("gives half of the bet back when it is given up, and pays the tie", () => {
    const round = roundOf(both, [ACE, SECOND_ACE], "surrender");
    expect([round.cost, round.payout, round.outcome.state]).toEqual([0n, 650n, "surrendered"]);
  });

  it.each([
    ["won: even money on the raise, the first bet back", [KING, TWO], "war_won", 600n + 550n],
    ["tied again: one bonus unit more", [TWO, SECOND_TWO], "war_tied", 800n + 550n],
    ["lost: the bet and the raise", [TWO, KING], "war_lost", 550n],
  ])("goes to war, %s", (_, places, state, payout) => {
    const round = roundOf(both, [ACE, SECOND_ACE, ...BURNT, ...places], "war");
    expect([round.cost, round.payout, round.outcome.state]).toEqual([200n, payout, state]);
    expect(round.outcome.war?.burnt).toHaveLength(3);
    const [main] = round.outcome.bets;
    expect(main).toEqual({ spot: "main", amount_cents: 400, payout_cents: Number(payout) - 550 });
  });

  it("ends with a tie where nothing lies on the main bet", () => {
    const round = roundOf(bet(["tie", 50]), [ACE, SECOND_ACE]);
    expect([round.payout, round.outcome.state]).toEqual([550n, "tied"]);
  });

  it("offers no choice where there is no tie", () => {
    const { readStep } = roundOf(both, [KING, TWO]) as ReturnType<typeof casinoWar.open>;
    expect(readStep({ kind: "casino-war", action: "war" })).toEqual({
      refused: "step_not_offered",
    });
  });
});

describe("the proof", () => {
  const { bets, rtp } = casinoWar.prove();
  const percentOf = (name: string) => fractionToPercent(bets[name]?.rtp ?? fraction(0n), 2);

  it("returns what is published: an edge of 2.33 % at war, 3.70 % without, 18.65 % on the tie", () => {
    expect(percentOf("main")).toBe("97.67");
    expect(percentOf("main_surrender")).toBe("96.30");
    expect(percentOf("tie")).toBe("81.35");
    expect(rtp).toEqual(bets["main"]?.rtp);
  });

  it("counts the first two cards as every order of the shoe gives them", () => {
    const counts: Record<WarOutcome["state"], number> = {} as never;
    const { bet: placed } = casinoWar.recallBet(bet(["tie", 10]));
    for (let player = 0; player < SIZE; player += 1)
      for (let dealer = 0; dealer < SIZE - 1; dealer += 1) {
        const { state } = casinoWar.open(placed, replayDraw([player, dealer])).outcome;
        counts[state] = (counts[state] ?? 0) + 1;
      }
    const all = SIZE * (SIZE - 1);
    expect(counts.won).toBe(counts.lost);
    expect(fraction(BigInt(counts.tied) * 11n, BigInt(all))).toEqual(bets["tie"]?.rtp);
  });

  it("agrees with rounds played through the rules", () => {
    const { mean, rounds, exact } = casinoWar.simulate(200_000, 5);
    const expected = fractionToNumber(exact.rtp);
    expect(agreement(mean, rounds, expected, exact.standardDeviation).agrees).toBe(true);
  });
});

describe("a bet", () => {
  it.each([
    ["nothing", bet()],
    ["a spot twice", bet(["main", 100], ["main", 100])],
    ["an unknown spot", bet(["dealer", 100])],
    ["less than nothing", bet(["main", -100])],
  ])("is not understood when it names %s", (_, json) => {
    expect(casinoWar.readBet(json, "EUR")).toEqual({ refused: "bet_not_understood" });
  });

  it("is whole chips", () => {
    expect(casinoWar.readBet(bet(["main", 15]), "EUR")).toEqual({ refused: "stake_not_offered" });
    expect(casinoWar.readBet(bet(["main", 100]), "EUR")).toMatchObject({ stake: 100n });
  });
});
