import type { House } from "#platform/module";
import { announceBalances } from "../announce.ts";
import { selectExpiredHolds } from "./hold-store.ts";
import { resolveHolds } from "./holds.ts";
import { lockAccounts } from "../wallet-store.ts";

const EXPIRED_MAX = 500;

/** Gives back what was held for something that never came. Returns how many. */
export async function expireHolds(house: House): Promise<number> {
  const at = house.clock.now();
  const due = await selectExpiredHolds(house.database, at, EXPIRED_MAX);
  if (due.length === 0) return 0;
  const resolved = await house.database.tx(async (tx) => {
    await lockAccounts(tx, [...new Set(due.map((hold) => hold.playerId))]);
    const holds = await resolveHolds(
      tx,
      due.map(({ playerId, id }) => ({ playerId, id, outcome: "expired" as const })),
      at,
    );
    await announceBalances(tx, holds);
    return holds;
  });
  return resolved.length;
}
