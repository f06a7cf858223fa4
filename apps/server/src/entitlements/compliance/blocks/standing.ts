import type { PlayerStandingView } from "@houselight/contracts";
import { selectPlayer } from "#core/accounts";
import { appendTrailEntries } from "#core/staff";
import { lockAccounts } from "#core/wallet";
import { type Operator, Refused } from "#platform/http";
import type { House } from "#platform/module";
import { insertBlock } from "./block-store.ts";
import { FOREVER } from "../limits/periods.ts";
import { extendBlock } from "../restriction-store.ts";

/**
 * Keeps a player from staking and depositing. What was staked is settled and paid, and money can
 * be withdrawn. Throws Refused("player_not_found") and Refused("block_in_past").
 */
export async function blockPlayer(
  house: House,
  operator: Operator,
  wish: { readonly playerId: bigint; readonly until: string; readonly reason: string },
): Promise<PlayerStandingView> {
  const { playerId, reason } = wish;
  const until = wish.until === "forever" ? FOREVER : new Date(wish.until);
  return house.database.tx(async (tx) => {
    await lockAccounts(tx, [playerId]);
    // Behind the lock: a stake that was decided before it is before the block.
    const at = house.clock.now();
    if (until <= at) throw new Refused("block_in_past");
    if (!(await selectPlayer(tx, playerId))) throw new Refused("player_not_found");
    const blockedUntil = await extendBlock(tx, playerId, until);
    await insertBlock(tx, {
      playerId,
      startsAt: at,
      endsAt: until,
      reason,
      operator: operator.email,
    });
    await appendTrailEntries(tx, [
      {
        at,
        operator,
        action: "player.block",
        subject: `player ${playerId}`,
        detail: { until: until.toISOString(), reason },
      },
    ]);
    return { player_id: Number(playerId), blocked_until: blockedUntil.toISOString() };
  });
}
