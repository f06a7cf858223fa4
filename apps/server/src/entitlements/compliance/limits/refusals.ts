import { convertUp, type MoneyLimit } from "@houselight/contracts";
import type { Restriction } from "../restriction-store.ts";
import {
  countsIn,
  isReached,
  roomOf,
  type Spending,
  type SpentIn,
  spend,
  spendingFor,
} from "./budget.ts";

type PauseRefusal = "account_blocked" | "self_excluded" | "cooling_off";
export type StakeRefusal =
  | PauseRefusal
  | "session_limit_reached"
  | "wager_limit_exceeded"
  | "loss_limit_exceeded";
export type DepositRefusal = PauseRefusal | "deposit_limit_exceeded";

/** Returns true from the beginning of a self-exclusion until it is lifted: its end alone lifts nothing. */
export const isExcluded = (restriction: Restriction | undefined): boolean =>
  restriction !== undefined && restriction.excludedUntil !== null;

/** Returns what keeps a player from staking anything, whatever it costs; null when nothing does. */
export function playRefusal(
  restriction: Restriction | undefined,
  at: Date,
): PauseRefusal | "session_limit_reached" | null {
  if (!restriction) return null;
  const paused = pauseRefusal(restriction, at);
  if (paused) return paused;
  return restriction.budgets.some((one) => one.type === "session" && isReached(one, at))
    ? "session_limit_reached"
    : null;
}

/** Returns what keeps a player from staking `cost` smallest units of their own; null when nothing does. */
export function stakeRefusal(
  restriction: Restriction | undefined,
  stake: SpentIn & { readonly cost: bigint },
  at: Date,
): StakeRefusal | null {
  if (!restriction) return null;
  const refused = playRefusal(restriction, at);
  if (refused) return refused;
  if (exceeds(restriction, "wager", stake, at)) return "wager_limit_exceeded";
  return exceeds(restriction, "loss", stake, at) ? "loss_limit_exceeded" : null;
}

/** Returns what keeps a player from depositing; null when nothing does. */
export function depositRefusal(
  restriction: Restriction | undefined,
  deposit: SpentIn & { readonly amount: bigint },
  at: Date,
): DepositRefusal | null {
  if (!restriction) return null;
  const paused = pauseRefusal(restriction, at);
  if (paused) return paused;
  return exceeds(restriction, "deposit", { ...deposit, cost: deposit.amount }, at)
    ? "deposit_limit_exceeded"
    : null;
}

function pauseRefusal(restriction: Restriction, at: Date): PauseRefusal | null {
  // A frozen account reads the same as one that an operator blocked: nobody is tipped off.
  if (restriction.frozen || at < restriction.blockedUntil) return "account_blocked";
  if (isExcluded(restriction)) return "self_excluded";
  return at < restriction.coolingOffUntil ? "cooling_off" : null;
}

/** Of several limits the lowest binds: one without room is enough. */
const exceeds = (
  { budgets }: Restriction,
  type: MoneyLimit,
  { currency, rates, cost }: SpentIn & { readonly cost: bigint },
  at: Date,
): boolean =>
  cost > 0n &&
  budgets.some(
    (one) =>
      one.type === type &&
      countsIn(budgets, one, currency) &&
      convertUp(cost, currency, one.currency, rates) > roomOf(one, at),
  );

/** A restriction after an operation: the same one where it changed no budget. */
interface Counted {
  readonly restriction: Restriction;
  /** Ids of limits that this operation brought to their end, or back from it. */
  readonly turned: readonly bigint[];
}

/** Counts an operation on all limits, each in its currency. */
export function countSpending(
  restriction: Restriction,
  spentIn: SpentIn,
  spending: Spending,
  at: Date,
): Counted {
  const turned: bigint[] = [];
  let changed = false;
  const budgets = restriction.budgets.map((before, _, all) => {
    const after = countsIn(all, before, spentIn.currency)
      ? spend(before, spendingFor(before, spending, spentIn), at)
      : before;
    if (after === before) return before;
    changed = true;
    if (isReached(before, at) !== isReached(after, at)) turned.push(after.limitId);
    return after;
  });
  return { restriction: changed ? { ...restriction, budgets } : restriction, turned };
}
