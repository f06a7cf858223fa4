import type { TournamentView } from "@houselight/contracts/tournaments";

/** Places that win the same, in smallest units of the tournament's currency. */
export interface PrizeStep {
  readonly from: number;
  readonly to: number;
  readonly amount: number;
}

/** Puts neighbouring places together that have the same prize; those without one are left out. */
export function prizeSteps(prizes: readonly number[]): readonly PrizeStep[] {
  const steps: PrizeStep[] = [];
  for (const [at, amount] of prizes.entries()) {
    const last = steps.at(-1);
    if (amount === 0) continue;
    if (last?.amount === amount && last.to === at)
      steps[steps.length - 1] = { ...last, to: at + 1 };
    else steps.push({ from: at + 1, to: at + 1, amount });
  }
  return steps;
}

/** Returns all that a tournament pays by places. */
export const prizePool = ({ prizes_cents }: Pick<TournamentView, "prizes_cents">): number =>
  prizes_cents.reduce((sum, amount) => sum + amount, 0);

/** Returns the most that one player can win by levels. */
export const topLevelPrize = ({ levels }: Pick<TournamentView, "levels">): number =>
  Math.max(0, ...levels.map(({ prize_cents }) => prize_cents));
