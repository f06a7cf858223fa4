import type { LimitPeriod, Pause } from "@houselight/contracts";
import { endSessionsOf, stopMarketing, updateEntrance } from "#core/accounts";
import { playerExcluded } from "#events/compliance";
import type { Tx } from "#platform/database";
import { appendEvents } from "#platform/outbox";
import { replaceRemovals } from "../limits/changes/change-store.ts";
import { insertLimit, type Limit } from "../limits/limit-store.ts";
import { endOfPause, FOREVER } from "../limits/periods.ts";
import { extendCoolingOff, extendExclusion } from "../restriction-store.ts";

/**
 * Begins a pause at once; a longer one stays. Of a self-exclusion all effects commit together: no
 * stake, no deposit, no session but for withdrawals, no advertising and no bonus. The caller holds
 * the player's accounts.
 */
export async function beginPause(
  tx: Tx,
  playerId: bigint,
  { type, period }: { readonly type: Pause; readonly period: LimitPeriod },
  at: Date,
): Promise<Limit> {
  const endsAt = endOfPause(period, at);
  const limit = await insertLimit(tx, { playerId, type, period, createdAt: at, endsAt });
  if (type === "coolingoff") {
    await extendCoolingOff(tx, playerId, endsAt);
    return limit;
  }
  await extendExclusion(tx, playerId, endsAt);
  // The link that was to lift the one before must not lift this one.
  await replaceRemovals(tx, playerId, at);
  await updateEntrance(tx, playerId, FOREVER);
  await endSessionsOf(tx, playerId, at);
  await stopMarketing(tx, playerId, { at, source: "self_exclusion" });
  await appendEvents(tx, [playerExcluded(playerId, { limitId: limit.id })]);
  return limit;
}
