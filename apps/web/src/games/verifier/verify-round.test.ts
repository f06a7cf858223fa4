import { createHash, createHmac } from "node:crypto";
import type { RoundView } from "@houselight/contracts/house-games";
import {
  blockMessage,
  createDraw,
  europeanRouletteVersions,
  type GameEntry,
  isSlotOutcome,
  LANTERN_TIDE,
  lanternTide,
  lanternTideVersions,
  slotGame,
} from "@houselight/game-maths";
import { replayRound } from "@houselight/game-maths/steps";
import { describe, expect, it } from "vitest";
import { verifyRound } from "./verify-round.ts";

const SEED = "9f64a747e1b97f131fabb6b447296c9b6f0201e79fb3c5356e6c77e89b6a806a";

const drawOf = (nonce: number) =>
  createDraw((index) =>
    createHmac("sha256", SEED)
      .update(blockMessage("paper-rocket", nonce, index))
      .digest(),
  );

const fairness = (nonce: number) => ({
  mapping: "pf:2",
  server_seed_hash: createHash("sha256").update(SEED).digest("hex"),
  client_seed: "paper-rocket",
  nonce,
  server_seed: SEED,
});

function roundOf({ current }: GameEntry, bet: { kind: string }, nonce: number): RoundView {
  const { payout, outcome } = replayRound(current, { bet, steps: [] }, drawOf(nonce));
  return {
    game: current.slug,
    game_version: current.version,
    bet,
    steps: [],
    payout_cents: Number(payout),
    // As it comes over the wire.
    outcome: JSON.parse(JSON.stringify(outcome)),
    fairness: fairness(nonce),
  } as unknown as RoundView;
}

const SLOT_BET = { kind: "slot", stake_cents: 40 };
const slotRound = (nonce: number) => roundOf(lanternTideVersions, SLOT_BET, nonce);
const stepsOf = ({ outcome }: RoundView) => (isSlotOutcome(outcome) ? outcome.steps.length : 0);

/** A round with free spins draws more blocks than are made at first. */
const LONG = Array.from({ length: 400 }, (_, nonce) => nonce).find(
  (nonce) => stepsOf(slotRound(nonce)) > 9,
);

describe("verifyRound", () => {
  it("agrees with the server on a slot round, short and long", () => {
    expect(LONG).toBeDefined();
    for (const nonce of [0, 1, LONG ?? 0]) {
      expect(verifyRound(slotRound(nonce), lanternTideVersions)).toMatchObject({
        matches: true,
        hashMatches: true,
      });
    }
  });

  it("finds a wrong payout, another outcome and a wrong hash", () => {
    const round = slotRound(2);
    const paid = { ...round, payout_cents: round.payout_cents + 1 };
    expect(verifyRound(paid, lanternTideVersions).matches).toBe(false);
    const other = { ...round, outcome: slotRound(3).outcome };
    expect(verifyRound(other, lanternTideVersions).matches).toBe(false);
    const renamed = { ...round, fairness: { ...round.fairness, server_seed_hash: "00" } };
    expect(verifyRound(renamed, lanternTideVersions)).toMatchObject({
      matches: true,
      hashMatches: false,
    });
  });

  it("plays by the whole sheet: multiplying wilds and any limit of free spins", () => {
    const sheet = {
      ...LANTERN_TIDE,
      wild: { symbol: "lantern", multiplier: 3, multiplierRule: "product" },
      freeSpins: { awards: { 3: 10 }, multiplier: 2, retrigger: { 3: 10 }, maxSpins: 12 },
    } as const;
    const { slug, studio, categories, facts } = lanternTide;
    const stakes = lanternTide.stakes("EUR");
    if (!stakes) throw new Error("Lantern Tide is offered in euro");
    const wilder = slotGame({ slug, studio, sheet, categories, stakes, facts });
    const versions = { current: wilder, earlier: [] };
    for (let nonce = 0; nonce < 40; nonce += 1) {
      const round = roundOf(versions, SLOT_BET, nonce);
      expect(verifyRound(round, versions).matches).toBe(true);
    }
  });

  it("plays a round by the version that it was played under", () => {
    const earlier = { ...lanternTide, version: "0.9.0" };
    const versions = { current: lanternTide, earlier: [earlier] };
    const round = { ...slotRound(5), game_version: "0.9.0" };
    expect(verifyRound(round, versions).matches).toBe(true);
    expect(() => verifyRound(round, lanternTideVersions)).toThrow(/0\.9\.0 is not known/);
  });

  it("agrees on a roulette round", () => {
    const bets = [
      { spot: "red", amount_cents: 100 },
      { spot: "split-17-20", amount_cents: 50 },
    ];
    const bet = { kind: "roulette", bets };
    const round = roundOf(europeanRouletteVersions, bet, 7);
    expect(verifyRound(round, europeanRouletteVersions)).toEqual({
      matches: true,
      hashMatches: true,
      numbers: [round.outcome["number"]],
    });
  });

  it("refuses a round whose seed is hidden", () => {
    const round = slotRound(0);
    const hidden = { ...round, fairness: { ...round.fairness, server_seed: null } };
    expect(() => verifyRound(hidden, lanternTideVersions)).toThrow(/not revealed/);
  });
});
