import { createHash, createHmac } from "node:crypto";
import type { HouseGameView, RoundView } from "@houselight/contracts/house-games";
import {
  blockMessage,
  createDraw,
  LANTERN_TIDE,
  parseRouletteBets,
  playRoulette,
  playSlot,
} from "@houselight/game-maths";
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

const { scatter, freeSpins, wild } = LANTERN_TIDE;
const slotGame = {
  title: "Lantern Tide",
  version: "1",
  slot: {
    rows: LANTERN_TIDE.rows,
    reels: LANTERN_TIDE.reels,
    free_reels: LANTERN_TIDE.freeSpinReels,
    lines: LANTERN_TIDE.lines,
    pays: LANTERN_TIDE.pays,
    wild: wild?.symbol,
    scatter: scatter?.symbol,
    scatter_pays: scatter?.pays,
    free_spins: freeSpins?.awards,
    retrigger: freeSpins?.retrigger,
    free_spins_multiplier: freeSpins?.multiplier,
  },
} as unknown as HouseGameView;

function slotRound(nonce: number): RoundView {
  const played = playSlot(LANTERN_TIDE, { lineStake: 5n }, drawOf(nonce));
  return {
    bet: { kind: "slot", stake_cents: 100 },
    payout_cents: Number(played.payout),
    outcome: { kind: "slot", steps: played.steps.map(({ stops }) => ({ stops })) },
    fairness: fairness(nonce),
  } as unknown as RoundView;
}

/** A round with free spins draws more blocks than are made at first. */
const LONG = Array.from({ length: 400 }, (_, nonce) => nonce).find((nonce) => {
  const { outcome } = slotRound(nonce);
  return outcome.kind === "slot" && outcome.steps.length > 9;
});

describe("verifyRound", () => {
  it("agrees with the server on a slot round, short and long", async () => {
    expect(LONG).toBeDefined();
    for (const nonce of [0, 1, LONG ?? 0]) {
      expect(await verifyRound(slotRound(nonce), slotGame)).toMatchObject({
        matches: true,
        hashMatches: true,
      });
    }
  });

  it("finds a wrong payout, a wrong stop and a wrong hash", async () => {
    const round = slotRound(2);
    expect(
      (await verifyRound({ ...round, payout_cents: round.payout_cents + 1 }, slotGame)).matches,
    ).toBe(false);
    const other = { ...round, outcome: slotRound(3).outcome };
    expect((await verifyRound(other, slotGame)).matches).toBe(false);
    const renamed = { ...round, fairness: { ...round.fairness, server_seed_hash: "00" } };
    expect(await verifyRound(renamed, slotGame)).toMatchObject({
      matches: true,
      hashMatches: false,
    });
  });

  it("agrees on a roulette round", async () => {
    const bets = [
      { spot: "red", amount_cents: 100 },
      { spot: "split-17-20", amount_cents: 50 },
    ];
    const parsed = parseRouletteBets(bets);
    if (!parsed.ok) throw new Error("the bets are wrong");
    const played = playRoulette(parsed.bets, drawOf(7));
    const round = {
      bet: { kind: "roulette", bets },
      payout_cents: Number(played.payout),
      outcome: { kind: "roulette", number: played.number },
      fairness: fairness(7),
    } as unknown as RoundView;
    const game = { title: "European Roulette", slot: null } as unknown as HouseGameView;
    expect(await verifyRound(round, game)).toEqual({
      matches: true,
      hashMatches: true,
      numbers: [played.number],
    });
  });

  it("refuses a round whose seed is hidden", async () => {
    const round = slotRound(0);
    const hidden = { ...round, fairness: { ...round.fairness, server_seed: null } };
    await expect(verifyRound(hidden, slotGame)).rejects.toThrow(/not revealed/);
  });
});
