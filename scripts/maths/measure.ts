/** Runs a game's proof and its simulation, with the time each takes. */
import { agreement, fractionToNumber } from "@houselight/game-maths";
import type { Agreement, Game, GameProof } from "@houselight/game-maths";

/** The part of a game that is measured. A PAR sheet that is no game of ours has it too. */
export type Mathematics = Pick<Game, "prove" | "simulate">;

/** The result of a simulation beside the exact RTP. */
export interface SimulationReport {
  readonly rounds: number;
  readonly seed: number;
  /** The stake of each round, for a reader. */
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

/** Measures a game. @throws RangeError for a sheet that cannot be proven. */
export function measure(game: Mathematics, rounds: number, seed: number): Measurement {
  const { result: proof, elapsedMs: proofMs } = timed(() => game.prove());
  const { result, elapsedMs } = timed(() => game.simulate(rounds, seed));
  const { mean, winningRounds, stake, exact } = result;
  return {
    proof,
    proofMs,
    simulation: {
      rounds,
      seed,
      stake,
      roundsPerMinute: Math.round((rounds / Math.max(elapsedMs, 0.001)) * 60_000),
      hitRate: winningRounds / rounds,
      agreement: agreement(mean, rounds, fractionToNumber(exact.rtp), exact.standardDeviation),
    },
  };
}

function timed<T>(task: () => T): { result: T; elapsedMs: number } {
  const start = performance.now();
  const result = task();
  return { result, elapsedMs: performance.now() - start };
}
