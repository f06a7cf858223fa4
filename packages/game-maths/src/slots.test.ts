import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { type Draw, recordDraw, replayDraw } from "./fairness/draw.ts";
import { GAMES } from "./registry.ts";
import { simulationDraw } from "./simulation/xoshiro.ts";
import { priceOf, sheetOfMode } from "./slot/index.ts";
import type { ParSheet } from "./slot/index.ts";
import { simulateSlot } from "./slot/simulation/simulate-slot.ts";
import { fitsSchema } from "./slot/testing/fits-schema.ts";
import { isSlotOutcome } from "./slot/wire.ts";
import { replayRound } from "./steps/index.ts";
import { factsFault } from "./testing/facts-fault.ts";

const SLOTS = GAMES.filter(({ current }) => current.kind === "slot");
const BETS = SLOTS.flatMap(({ current }) => {
  const sheet = JSON.parse(current.canonicalConfig()) as ParSheet;
  const modes = ["main", ...Object.keys(sheet.modes ?? {})];
  return modes.map((mode) => [current.slug, mode, current, sheet] as const);
});

/** `npm run test:all` has the time for what takes seconds. */
const HAS_TIME = process.env["TEST_MATRIX"] === "all";
/** Slots whose shortest proof is quick. */
const SHORT_PROOFS = ["penny-comet", "moth-and-moon", "rain-market", "storm-cellar"];

/** Far above what the rounds need on a slow machine. */
const TIMEOUT_MS = 300_000;

describe.each(SLOTS.map(({ current }) => [current.slug, current] as const))(
  "%s",
  { timeout: TIMEOUT_MS },
  (slug, game) => {
    it.runIf(HAS_TIME || SHORT_PROOFS.includes(slug))(
      "shows figures that its proof, or a shorter play of its rounds, finds again",
      () => {
        const hash = createHash("sha256").update(game.canonicalConfig()).digest("hex");
        expect(factsFault(game.facts, game.prove("short"), hash)).toBeNull();
      },
    );
  },
);

describe.each(BETS)("%s, bet %s", { timeout: TIMEOUT_MS }, (_, mode, game, sheet) => {
  const price = priceOf(sheetOfMode(sheet, mode));
  const json = {
    kind: "slot",
    stake_cents: 20 * price,
    ...(sheet.modes === undefined ? {} : { mode }),
  };
  const { stake } = game.recallBet(json);
  const play = (draw: Draw) => replayRound(game, { bet: json, steps: [] }, draw);

  it("plays again what was drawn, in steps that add up, in the form that it describes", () => {
    const source = simulationDraw(41);
    for (let round = 0; round < 300; round += 1) {
      const { draw, drawn } = recordDraw(source);
      const played = play(draw);
      expect(play(replayDraw(drawn))).toEqual(played);
      const outcome = played.outcome as { readonly kind: string };
      expect(fitsSchema(outcome, game.outcomeSchema)).toBe(true);
      const steps = isSlotOutcome(outcome) ? outcome.steps : [];
      const sum = steps.reduce((total, { payout_cents: cents }) => total + cents, 0);
      expect(played.payout).toBe(BigInt(sum));
      expect(steps.at(-1)?.total_cents).toBe(sum);
      if (sheet.cap !== undefined)
        expect(played.payout).toBeLessThanOrEqual(stake * BigInt(sheet.cap));
      for (const step of steps) {
        const wins = step.wins.reduce((total, win) => total + win.payout_cents, 0);
        if (!step.capped) expect(step.payout_cents).toBe(wins);
      }
    }
  });

  it("returns what is stored of it, within four standard errors", async () => {
    const path = `./${game.slug}/figures.json`;
    const { bets } = (await import(path, { with: { type: "json" } })).default;
    const { rtp_percent: rtp, standard_deviation: deviation } = bets[mode];
    const rounds = mode === "buy" ? 20_000 : HAS_TIME ? 300_000 : 100_000;
    const { mean } = simulateSlot(sheetOfMode(sheet, mode), rounds, simulationDraw(5));
    const error = Number(deviation) / Math.sqrt(rounds);
    expect(Math.abs(mean - Number(rtp) / 100)).toBeLessThan(4 * error);
    expect(Number(rtp)).toBeGreaterThan(95.5);
    expect(Number(rtp)).toBeLessThan(96.6);
  });

  it("is a bet of the wire, refused with another mode or a broken coin", () => {
    expect(fitsSchema(json, game.betSchema)).toBe(true);
    expect(game.readBet({ ...json, mode: "free" }, "EUR")).toHaveProperty("refused");
    expect(game.readBet({ ...json, stake_cents: 20 * price + 1 }, "EUR")).toHaveProperty("refused");
    const listed = (game.modes ?? []).map(({ name }) => name);
    expect(mode === "main" || listed.includes(mode)).toBe(true);
  });
});
