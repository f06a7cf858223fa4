import { array, assert, constantFrom, integer, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { cardAt, cardCode } from "../cards/index.ts";
import { replayDraw } from "../fairness/draw.ts";
import { simulationDraw } from "../simulation/xoshiro.ts";
import { blackjack } from "./index.ts";
import type { BlackjackOutcome } from "./index.ts";
import { SHOE_SIZE } from "./totals.ts";

const STAKE = 100;
const bet = (amount_cents: number = STAKE) => ({
  kind: "blackjack",
  bets: [{ spot: "main", amount_cents }],
});
const step = (action: string) => ({ kind: "blackjack", action });

/** Returns places of cards by their codes, each the first one that is left. */
function placesOf(codes: string): number[] {
  const taken = new Set<number>();
  return codes.split(" ").map((code) => {
    let place = 0;
    while (taken.has(place) || cardCode(cardAt(place)) !== code) place += 1;
    taken.add(place);
    return place;
  });
}

/** Draws that deal these cards in their order: player, dealer, player, the hole card, and on. */
const drawsOf = (codes: string): number[] =>
  placesOf(codes).map(
    (place, at, all) => place - all.slice(0, at).filter((earlier) => earlier < place).length,
  );

/** Plays a round that deals these cards, by these actions; returns how it stands and what it cost. */
function roundOf(codes: string, ...actions: readonly string[]) {
  const draw = replayDraw(drawsOf(codes));
  let position = blackjack.open(blackjack.recallBet(bet()).bet, draw);
  let staked = BigInt(STAKE);
  for (const action of actions) {
    const taken = position.readStep(step(action));
    if ("refused" in taken) throw new Error(`${action}: ${taken.refused}`);
    staked += taken.cost;
    position = taken.take(draw);
  }
  return { position, staked, payout: position.payout, outcome: position.outcome };
}

const statesOf = ({ hands }: BlackjackOutcome) => hands.map(({ state }) => state);

describe("a round of blackjack", () => {
  it.each([
    ["pays a blackjack 3 to 2", "AS 9D KH 8C", [], 250n, ["blackjack"]],
    ["ends at once with a blackjack of the dealer under a ten", "9S KD 9H AC", [], 0n, ["lost"]],
    ["gives the bet back when both have one", "AS KD KH AC", [], 100n, ["push"]],
    ["pays the higher total even money", "TS 9D TH 8C", ["stand"], 200n, ["won"]],
    ["takes the bet of the lower one", "TS 9D 8H TC", ["stand"], 0n, ["lost"]],
    ["gives the bet back at equal totals", "TS 9D 9H TC", ["stand"], 100n, ["push"]],
    ["is lost when the player is bust", "TS 9D 6H TC 7S", ["hit"], 0n, ["bust"]],
    ["stands by itself on 21", "TS 9D 6H TC 5S", ["hit"], 200n, ["won"]],
    ["lets the dealer stand on a soft 17", "TS AD 8H 6C", ["decline", "stand"], 200n, ["won"]],
    ["lets the dealer draw to 16", "TS 9D 8H 7C TD", ["stand"], 200n, ["won"]],
    ["doubles for one card", "6S 9D 5H TC TS", ["double"], 400n, ["won"]],
    ["loses both bets of a double", "6S 9D 5H TC 2S", ["double"], 0n, ["lost"]],
  ])("%s", (_, cards, actions, payout, states) => {
    const round = roundOf(cards, ...actions);
    expect([round.payout, statesOf(round.outcome)]).toEqual([payout, states]);
    expect(round.staked).toBe(actions.includes("double") ? 200n : 100n);
  });

  it("draws no card for the dealer when no hand is left to beat", () => {
    const { outcome } = roundOf("TS 5D 6H 6C 7S", "hit");
    expect(outcome.dealer.cards).toEqual(["5D", "6C"]);
  });

  it("keeps the hole card hidden until the player is through", () => {
    const { outcome } = roundOf("TS 9D 6H TC 2S", "hit");
    expect(outcome.dealer).toEqual({ cards: ["9D"], total: 9, soft: false });
    expect(outcome.deal).toEqual([1, 0, 1, 1]);
    expect(JSON.stringify(outcome)).not.toContain("TC");
  });

  it("tells the order of the cards, the hole card after those of the player", () => {
    const { outcome } = roundOf("8S 6D 8H TC 3S TS 9S TD", "split", "stand", "stand");
    expect(outcome.deal).toEqual([1, 0, 2, 1, 2, 0, 0]);
    expect(outcome.hands.map(({ cards }) => cards)).toEqual([
      ["8S", "3S"],
      ["8H", "TS"],
    ]);
  });
});

describe("insurance", () => {
  it("is asked for under an ace alone, before anything else", () => {
    expect(roundOf("TS AD 6H 5C").outcome).toMatchObject({
      state: "insurance",
      offers: ["insure", "decline"],
    });
    expect(roundOf("TS KD 6H 5C").outcome).toMatchObject({ state: "open" });
  });

  it.each([
    ["pays 2 to 1 on a blackjack", "TS AD 6H KC", ["insure"], 150n, 150n],
    ["is lost without one", "TS AD 9H 7C", ["insure", "stand"], 200n, 150n],
    ["makes a blackjack against a blackjack even money", "AS AD KH KC", ["insure"], 250n, 150n],
    ["costs nothing when it is declined", "TS AD 6H KC", ["decline"], 0n, 100n],
  ])("%s", (_, cards, actions, payout, staked) => {
    const round = roundOf(cards, ...actions);
    expect([round.payout, round.staked]).toEqual([payout, staked]);
  });

  it("ends a round with a blackjack of the player at once when the dealer has none", () => {
    expect(roundOf("AS AD KH 8C", "decline").payout).toBe(250n);
  });
});

describe("a split", () => {
  it("plays the hands one after another, each for its own stake", () => {
    const round = roundOf("8S 6D 8H TC 3S TS TD TH", "split", "double", "stand");
    expect([round.staked, round.payout]).toEqual([300n, 600n]);
    expect(statesOf(round.outcome)).toEqual(["won", "won"]);
  });

  it("goes on to four hands and no further", () => {
    const round = roundOf("8S 6D 8H TC 8C 8D 8S 2S 3S 4S", "split", "split", "split");
    expect(round.outcome.hands).toHaveLength(4);
    expect(round.outcome.offers).not.toContain("split");
    expect(round.staked).toBe(400n);
  });

  it("gives each ace one card, which makes no blackjack and is not split again", () => {
    const round = roundOf("AS 6D AH TC KS AC 4S", "split");
    expect(round.payout).toBe(200n);
    expect(statesOf(round.outcome)).toEqual(["won", "lost"]);
  });

  it("takes cards of one value, whatever their rank", () => {
    expect(roundOf("TS 6D KH TC").outcome.offers).toContain("split");
    expect(roundOf("9S 6D KH TC").outcome.offers).not.toContain("split");
  });
});

describe("steps that are not offered", () => {
  it.each([
    ["a double of three cards", "2S 9D 3H TC 4S", ["hit"], "double"],
    ["insurance without an ace", "2S 9D 3H TC", [], "insure"],
    ["a hit before insurance is answered", "2S AD 3H TC", [], "hit"],
    ["a hit after the end", "TS 9D TH 8C", ["stand"], "hit"],
  ])("are refused: %s", (_, cards, actions, action) => {
    const { position } = roundOf(cards, ...actions);
    expect(position.readStep(step(action))).toEqual({ refused: "step_not_offered" });
  });

  it.each([["surrender"], [""], ["constructor"]])("are not understood: %s", (action) => {
    const { position } = roundOf("TS 9D 6H 8C");
    expect(position.readStep(step(action))).toEqual({ refused: "step_not_understood" });
  });
});

describe("every round", () => {
  const ACTIONS = ["hit", "stand", "double", "split", "insure", "decline"] as const;

  it("pays what its hands and bets tell, deals no card twice, and offers what it takes", () => {
    assert(
      property(integer(), array(constantFrom(...ACTIONS), { maxLength: 24 }), (seed, actions) => {
        const draw = simulationDraw(seed);
        let position = blackjack.open(blackjack.recallBet(bet()).bet, draw);
        let staked = STAKE;
        for (const action of [...actions, ...Array.from({ length: 5 }, () => "stand")]) {
          const taken = position.readStep(step(position.payout === null ? action : "hit"));
          const { offers } = position.outcome;
          expect(offers.includes(action as never) && position.payout === null).toBe(
            !("refused" in taken),
          );
          if ("refused" in taken) continue;
          staked += Number(taken.cost);
          position = taken.take(draw);
        }
        const { outcome, payout } = position;
        const sumOf = (key: "amount_cents" | "payout_cents") =>
          outcome.bets.reduce((sum, each) => sum + each[key], 0);
        expect(sumOf("amount_cents")).toBe(staked);
        if (payout !== null) expect(BigInt(sumOf("payout_cents"))).toBe(payout);
        const cards = [outcome.dealer, ...outcome.hands].flatMap((each) => each.cards);
        expect(outcome.deal).toHaveLength(cards.length);
        const most = Math.max(...cards.map((code) => cards.filter((one) => one === code).length));
        expect(most).toBeLessThanOrEqual(SHOE_SIZE / 52);
      }),
    );
  });
});

describe("a bet on blackjack", () => {
  it.each([
    ["nothing", { kind: "blackjack", bets: [] }],
    ["an unknown spot", { kind: "blackjack", bets: [{ spot: "insurance", amount_cents: 100 }] }],
    ["less than nothing", bet(-100)],
    ["a further field", { ...bet(), luck: 1 }],
  ])("is not understood when it names %s", (_, json) => {
    expect(blackjack.readBet(json, "EUR")).toEqual({ refused: "bet_not_understood" });
  });

  it("is whole chips, up to the limit of a round", () => {
    expect(blackjack.readBet(bet(15), "EUR")).toEqual({ refused: "stake_not_offered" });
    expect(blackjack.readBet(bet(50_010), "EUR")).toEqual({ refused: "stake_not_offered" });
    expect(blackjack.readBet(bet(100), "EUR")).toMatchObject({ stake: 100n });
  });
});
