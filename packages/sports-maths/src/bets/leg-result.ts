import { ratio } from "./sum-of-lines.ts";
import type { Ratio } from "./sum-of-lines.ts";

/** Tells how a leg ended, in thousandths. */
export interface LegResult {
  /** Decimal odds in whole thousandths, above 1000. */
  readonly odds: number;
  readonly won: 0 | 1;
  /** Share of the stake that is returned as if it had not been bet. */
  readonly voidFactor: 0 | 500 | 1000;
  /** Share of the stake that counts as won in a dead heat: 1 to 1000, 1000 when there was none. */
  readonly deadHeat: number;
}

/** Tells how a leg ended, without its odds. */
export type LegSettlement = Omit<LegResult, "odds">;

export type LegOutcome = "won" | "lost" | "void" | "half_won" | "half_lost" | "dead_heat";

/** Returns the word for how a leg ended. */
export function legOutcome({ won, voidFactor, deadHeat }: LegSettlement): LegOutcome {
  if (voidFactor === 1000) return "void";
  if (won === 0) return voidFactor === 500 ? "half_lost" : "lost";
  if (deadHeat < 1000) return "dead_heat";
  return voidFactor === 500 ? "half_won" : "won";
}

/**
 * Returns what a leg multiplies its line by: won · odds · dead heat · (1 − void) + void. Won pays the
 * odds, half-won (odds + 1) / 2, void 1, half-lost 1/2, lost 0.
 */
export const multiplierOf = ({ odds, won, voidFactor, deadHeat }: LegResult): Ratio =>
  ratio(won * odds * deadHeat * (1000 - voidFactor) + voidFactor * 1_000_000, 1_000_000_000);
