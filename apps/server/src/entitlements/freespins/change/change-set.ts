import { FIRST_LEG, postTransfers } from "#core/wallet";
import { giveReward } from "#core/rewards";
import { freespinsChanged } from "#events/freespins";
import type { Tx } from "#platform/database";
import type { House } from "#platform/module";
import { appendEvents } from "#platform/outbox";
import { updateStage } from "../records/set-store.ts";
import { DAYS_TO_PLAY, daysAfter, type FreeSpins } from "../set.ts";

/** Leg of what a set has won, under the set's own id. */
const RETURNED = FIRST_LEG.freespins;

/** Returns what the house is told of free spins that came into a stage. */
export const changedEvent = ({ id, playerId, stage, title, currency, won, endedAt }: FreeSpins) =>
  freespinsChanged(playerId, {
    freespinsId: id,
    stage,
    title,
    currency,
    won,
    ...(endedAt === null ? {} : { at: endedAt.toISOString() }),
  });

async function write(tx: Tx, set: FreeSpins, change: Partial<FreeSpins>): Promise<FreeSpins> {
  const next = { ...set, ...change, version: set.version + 1n };
  await updateStage(tx, next);
  await appendEvents(tx, [changedEvent(next)]);
  return next;
}

/** Lets free spins be played from now on. The caller holds the player's accounts. */
export function start(house: House, tx: Tx, set: FreeSpins): Promise<FreeSpins> {
  const at = house.clock.now();
  const playUntil = daysAfter(at, DAYS_TO_PLAY);
  return write(tx, set, { stage: "activated", activatedAt: at, playUntil });
}

/**
 * Ends free spins. What they have won goes back to where bonuses come from, and the player is given a
 * bonus of it, unless they were cancelled. The caller holds the player's accounts and has read the set
 * since: it ends once.
 */
export async function end(
  house: House,
  tx: Tx,
  set: FreeSpins,
  stage: "finished" | "lost" | "expired" | "canceled",
): Promise<FreeSpins> {
  const done = await write(tx, set, { stage, endedAt: house.clock.now() });
  const { id, playerId, currency, won, wagering, maxWin, title, groupKey } = set;
  if (won === 0n) return done;
  await postTransfers(tx, [
    {
      playerId,
      groupId: id,
      leg: RETURNED,
      kind: "freespins",
      currency,
      debit: "house:free-spins",
      credit: "house:bonuses",
      amount: won,
    },
  ]);
  if (stage !== "canceled")
    await giveReward(house, tx, {
      id,
      playerId,
      reward: { kind: "bonus", currency, amount: won, wagering, maxWin, activated: true },
      title,
      groupKey,
      source: `freespins ${id}`,
    });
  return done;
}
