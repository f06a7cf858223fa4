import {
  endSessionsOf,
  isWithdrawalsOnly,
  selectSecondsSignedIn,
  updateEntrance,
} from "#core/accounts";
import { lockAccounts } from "#core/wallet";
import { limitChanged } from "#events/compliance";
import { togetherOrAlone } from "#platform/batching";
import type { Queryable, Tx } from "#platform/database";
import type { House } from "#platform/module";
import { appendEvents } from "#platform/outbox";
import { selectRestrictions } from "../restriction-store.ts";
import { type Budget, budgetAt, isReached } from "./budget.ts";
import { type BudgetsOf, saveBudgets } from "./budget-store.ts";
import { FOREVER, windowOf } from "./periods.ts";
import { deleteChecks, saveChecks, selectDueChecks } from "./session-check-store.ts";

/** A round that is open when the time is up may go on for so long. */
const ROUND_SECONDS = 300n;
const AT_ONCE = 100;

/**
 * Counts the time of players whose session limit can be used up by now, and ends the sessions of
 * those whose time is up, at the end of a round. Nobody else is looked at. Who cannot be looked at keeps no other
 * from it, and is looked at again by the next run.
 */
export async function countSessionTime(house: House): Promise<void> {
  const at = house.clock.now();
  const failed: bigint[] = [];
  for (;;) {
    const due = await selectDueChecks(house.database, { at, but: failed, limit: AT_ONCE });
    await togetherOrAlone(
      due,
      (some) => countAndEnd(house, some, at),
      (playerId, err) => {
        house.log.error({ err, playerId }, "the time of a session could not be counted");
        failed.push(playerId);
      },
    );
    if (due.length < AT_ONCE) return;
  }
}

/** Counts the time of these players, and ends the sessions of those whose time is up. */
async function countAndEnd(house: House, players: readonly bigint[], at: Date): Promise<void> {
  const reached = await house.database.tx((tx) => countTimeOf(tx, players, at));
  for (const [playerId, own] of Map.groupBy(reached, (budget) => budget.playerId))
    await endSessions(house, playerId, own, at);
}

/** Counts the time of these players. Returns their session limits that are used up. */
async function countTimeOf(tx: Tx, playerIds: readonly bigint[], at: Date): Promise<Budget[]> {
  if (playerIds.length === 0) return [];
  await lockAccounts(tx, playerIds);
  const before = await selectRestrictions(tx, playerIds);
  const players = playerIds.map((playerId) => ({
    playerId,
    budgets: before.get(playerId)?.budgets ?? [],
  }));
  const after = await withTime(tx, players, at);
  const turned = after.flatMap(({ budgets }, nr) =>
    budgets.filter((budget, index) => {
      const earlier = players[nr]?.budgets[index];
      return earlier && isReached(earlier, at) !== isReached(budget, at);
    }),
  );
  const checks = after.flatMap(({ playerId, budgets }) => {
    const dueAt = nextCheck(budgets, at);
    return dueAt ? [{ playerId, dueAt }] : [];
  });
  const checked = new Set(checks.map(({ playerId }) => playerId));
  await Promise.all([
    saveBudgets(tx, after),
    saveChecks(tx, checks),
    deleteChecks(
      tx,
      playerIds.filter((id) => !checked.has(id)),
    ),
    appendEvents(
      tx,
      turned.map(({ playerId, limitId }) => limitChanged(playerId, { limitId })),
    ),
  ]);
  return after.flatMap(({ budgets }) =>
    budgets.filter((one) => one.type === "session" && isReached(one, at)),
  );
}

/** Returns players' budgets with the seconds that they were signed in in the windows of now. */
export async function withTime<Player extends BudgetsOf>(
  queryable: Queryable,
  players: readonly Player[],
  at: Date,
): Promise<Player[]> {
  const sessions = players.flatMap(({ budgets }) =>
    budgets.filter(({ type }) => type === "session").map((one) => budgetAt(one, at)),
  );
  const seconds = await selectSecondsSignedIn(
    queryable,
    sessions.map(({ playerId, createdAt, windowStartsAt }) => ({
      playerId,
      since: createdAt > windowStartsAt ? createdAt : windowStartsAt,
    })),
    at,
  );
  const counted = new Map(
    sessions.map((one, index) => [one.limitId, { ...one, used: seconds[index] ?? 0n }]),
  );
  return players.map((player) => ({
    ...player,
    budgets: player.budgets.map((one) => counted.get(one.limitId) ?? one),
  }));
}

/** Returns the earliest moment at which a session limit can be used up; null without one. */
function nextCheck(budgets: readonly Budget[], at: Date): Date | null {
  let next: Date | null = null;
  for (const budget of budgets) {
    if (budget.type !== "session") continue;
    const { amount, used } = budget;
    // What is used up is looked at in every run, until the sessions have ended.
    const waitsMs = isReached(budget, at) ? 1 : Number(amount - used) * 1000;
    const dueAt = new Date(at.getTime() + waitsMs);
    if (!next || dueAt < next) next = dueAt;
  }
  return next;
}

/**
 * Ends the sessions of a player whose limits are used up. The account stays open for withdrawals until the
 * last of their windows is over; a round that is open goes on first.
 */
async function endSessions(
  house: House,
  playerId: bigint,
  reached: readonly Budget[],
  at: Date,
): Promise<void> {
  const ends = reached.map(({ period, createdAt }) =>
    (windowOf(period, createdAt, at).endsAt ?? FOREVER).getTime(),
  );
  const anew = new Date(Math.max(...ends));
  const ended = await house.database.tx(async (tx) => {
    const accounts = await lockAccounts(tx, [playerId]);
    const isEnded = await isWithdrawalsOnly(tx, playerId, at);
    const isRoundOpen = accounts.some(({ stakes }) => stakes > 0n);
    const mayGoOn = reached.every(({ used, amount }) => used < amount + ROUND_SECONDS);
    if (!isEnded && isRoundOpen && mayGoOn) return false;
    await saveChecks(tx, [{ playerId, dueAt: anew }]);
    // What shuts it for longer stays; a limit that was used up before may shut it for less.
    const isShut = await isWithdrawalsOnly(tx, playerId, new Date(anew.getTime() - 1));
    if (!isShut) await updateEntrance(tx, playerId, anew);
    if (isEnded) return false;
    await endSessionsOf(tx, playerId, at);
    return true;
  });
  if (ended) house.live.disconnect(playerId.toString(), "session ended");
}
