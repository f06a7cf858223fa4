/** Runs a game's proof and its simulation, with the time each takes. */
import {
  agreement,
  betsOnEveryKind,
  fractionToNumber,
  LANTERN_TIDE,
  proveBets,
  proveRoulette,
  proveSlot,
  simulateRoulette,
  simulateSlot,
  simulationDraw,
} from "@houselight/game-maths";
import type { Agreement, GameProof, HouseGameSlug, ParSheet } from "@houselight/game-maths";

/** What a simulation gave beside the exact RTP. */
export interface SimulationReport {
  readonly rounds: number;
  readonly seed: number;
  /** What each round stakes. */
  readonly stake: string;
  readonly roundsPerMinute: number;
  /** Share of rounds that paid anything. */
  readonly hitRate: number;
  readonly agreement: Agreement;
}

export interface Measurement {
  readonly proof: GameProof;
  readonly proofMs: number;
  readonly simulation: SimulationReport;
}

/** Measures a game of the house. */
export function measureSlug(slug: HouseGameSlug, rounds: number, seed: number): Measurement {
  return slug === "lantern-tide"
    ? measureSheet(LANTERN_TIDE, rounds, seed)
    : measureRoulette(rounds, seed);
}

/** Measures the slot of a PAR sheet. @throws RangeError for a sheet that cannot be proven. */
export function measureSheet(sheet: ParSheet, rounds: number, seed: number): Measurement {
  const { result: proof, elapsedMs: proofMs } = timed(() => proveSlot(sheet));
  const run = timed(() => simulateSlot(sheet, rounds, simulationDraw(seed)));
  const { mean, winningRounds } = run.result;
  const rtp = fractionToNumber(proof.rtp);
  return {
    proof,
    proofMs,
    simulation: {
      rounds,
      seed,
      stake: `${sheet.lines.length} lines`,
      roundsPerMinute: perMinute(rounds, run.elapsedMs),
      hitRate: winningRounds / rounds,
      agreement: agreement(mean, rounds, rtp, proof.standardDeviation),
    },
  };
}

function measureRoulette(rounds: number, seed: number): Measurement {
  const { result: proof, elapsedMs: proofMs } = timed(proveRoulette);
  const bets = betsOnEveryKind();
  const exact = proveBets(bets);
  const run = timed(() => simulateRoulette(bets, rounds, simulationDraw(seed)));
  const { mean, winningRounds } = run.result;
  const rtp = fractionToNumber(exact.rtp);
  return {
    proof,
    proofMs,
    simulation: {
      rounds,
      seed,
      stake: `one unit on each of the ${bets.length} spots that cover 17`,
      roundsPerMinute: perMinute(rounds, run.elapsedMs),
      hitRate: winningRounds / rounds,
      agreement: agreement(mean, rounds, rtp, exact.standardDeviation),
    },
  };
}

function timed<T>(task: () => T): { result: T; elapsedMs: number } {
  const start = performance.now();
  const result = task();
  return { result, elapsedMs: performance.now() - start };
}

function perMinute(rounds: number, elapsedMs: number): number {
  return Math.round((rounds / Math.max(elapsedMs, 0.001)) * 60_000);
}
