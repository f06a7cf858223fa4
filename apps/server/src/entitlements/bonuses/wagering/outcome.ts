import type { Account } from "#core/wallet";
import type { Bonus } from "../bonus.ts";

/** The next stage of a bonus that is wagered. */
export type Outcome =
  | { readonly stage: "handle_bets" | "wager_done" | "lost" }
  /** So much becomes cash; what is above it is given up. */
  | { readonly stage: "finished"; readonly converted: bigint; readonly givenUp: bigint };

/**
 * Returns what becomes of a bonus with what was wagered and the account as it stands. While a stake is
 * open nothing is decided but that it is wagered in full: the stake may come back as bonus money.
 */
export function outcomeOf(
  { wagered, requirement, maxWin }: Pick<Bonus, "wagered" | "requirement" | "maxWin">,
  { bonus, stakes }: Pick<Account, "bonus" | "stakes">,
): Outcome {
  const isDone = wagered >= requirement;
  if (stakes > 0n) return { stage: isDone ? "wager_done" : "handle_bets" };
  if (!isDone) return { stage: bonus > 0n ? "handle_bets" : "lost" };
  const converted = maxWin !== null && bonus > maxWin ? maxWin : bonus;
  return { stage: "finished", converted, givenUp: bonus - converted };
}
