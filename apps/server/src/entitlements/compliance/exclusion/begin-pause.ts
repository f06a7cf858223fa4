import type { LimitPeriod, Pause } from "@houselight/contracts";
import { endSessionsOf, stopMarketing, updateEntrance } from "#core/accounts";
import { playerExcluded } from "#events/compliance";
import type { Tx } from "#platform/database";
import { appendEvents } from "#platform/outbox";
import { replaceRemovals } from "../limits/changes/change-store.ts";
import { extendPause, insertLimit, selectLimits, type SetLimit } from "../limits/limit-store.ts";
import { endOfPause, FOREVER } from "../limits/periods.ts";
import { extendCoolingOff, extendExclusion } from "../restriction-store.ts";

/**
 * Begins a pause at once. One that ends no earlier stays as it is, and one of the same period goes on until the new
 * end: asked for again and again, they leave one row. Of a self-exclusion all effects commit together: no stake, no
 * deposit, no session but for withdrawals, no advertising and no bonus. The caller holds the player's accounts.
 */
export async function beginPause(
  tx: Tx,
  playerId: bigint,
  { type, period }: { readonly type: Pause; readonly period: LimitPeriod },
  at: Date,
): Promise<SetLimit> {
  const endsAt = endOfPause(period, at);
  const running = (await selectLimits(tx, playerId, at)).filter((one) => one.type === type);
  const longer = running.find((one) => one.endsAt !== null && one.endsAt >= endsAt);
  if (longer) return { limit: longer, isNew: false };
  const same = running.find((one) => one.period === period);
  const limit = same
    ? await extendPause(tx, same.id, endsAt)
    : await insertLimit(tx, { playerId, type, period, createdAt: at, endsAt });
  if (type === "coolingoff") {
    await extendCoolingOff(tx, playerId, endsAt);
    return { limit, isNew: true };
  }
  await extendExclusion(tx, playerId, endsAt);
  // The link that was to lift the one before must not lift this one.
  await replaceRemovals(tx, playerId, at);
  await updateEntrance(tx, playerId, FOREVER);
  await endSessionsOf(tx, playerId, at);
  await stopMarketing(tx, playerId, { at, source: "self_exclusion" });
  await appendEvents(tx, [playerExcluded(playerId, { limitId: limit.id })]);
  return { limit, isNew: true };
}
