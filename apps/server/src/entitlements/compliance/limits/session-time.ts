import {
  endSessionsOf,
  isWithdrawalsOnly,
  selectSecondsSignedIn,
  updateEntrance,
} from "#core/accounts";
import { lockAccounts } from "#core/wallet";
import { limitChanged } from "#events/compliance";
import type { House } from "#platform/module";
import { appendEvents } from "#platform/outbox";
import { saveBudgets, selectSessionBudgets } from "../restriction-store.ts";
import { type Budget, budgetAt, isReached } from "./budget.ts";
import { FOREVER, windowOf } from "./periods.ts";

/** A round that is open when the time is up may go on for so long. */
const ROUND_SECONDS = 300n;

/**
 * Counts the time that players with a session limit are signed in, and ends the sessions of those
 * whose time is up, at the end of a round.
 */
export async function countSessionTime(house: House): Promise<void> {
  const at = house.clock.now();
  const before = (await selectSessionBudgets(house.database)).map((one) => budgetAt(one, at));
  const wanted = before.map(({ playerId, createdAt, windowStartsAt }) => ({
    playerId,
    since: createdAt > windowStartsAt ? createdAt : windowStartsAt,
  }));
  const seconds = await selectSecondsSignedIn(house.database, wanted, at);
  const after = before.map((budget, index) => ({ ...budget, used: seconds[index] ?? 0n }));
  const changed = after.filter(({ used }, index) => used !== before[index]?.used);
  const turned = after.filter((budget, index) => {
    const earlier = before[index];
    return earlier && isReached(earlier, at) !== isReached(budget, at);
  });
  if (changed.length > 0)
    await house.database.tx(async (tx) => {
      await saveBudgets(tx, changed);
      await appendEvents(
        tx,
        turned.map(({ playerId, limitId }) => limitChanged(playerId, { limitId })),
      );
    });
  for (const budget of after) if (isReached(budget, at)) await endSessions(house, budget, at);
}

/** The account stays open for withdrawals until the time counts anew. */
async function endSessions(house: House, budget: Budget, at: Date): Promise<void> {
  const { playerId, period, createdAt, used, amount } = budget;
  if (await isWithdrawalsOnly(house.database, playerId, at)) return;
  const ended = await house.database.tx(async (tx) => {
    const accounts = await lockAccounts(tx, [playerId]);
    const isRoundOpen = accounts.some(({ stakes }) => stakes > 0n);
    if (isRoundOpen && used < amount + ROUND_SECONDS) return false;
    await updateEntrance(tx, playerId, windowOf(period, createdAt, at).endsAt ?? FOREVER);
    await endSessionsOf(tx, playerId, at);
    return true;
  });
  if (ended) house.live.disconnect(playerId.toString(), "session ended");
}
