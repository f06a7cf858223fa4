import {
  type EndpointInput,
  type setStakeFactor,
  type SportsLimitsView,
  sportsbookConfig,
} from "@houselight/contracts";
import { selectPlayer } from "#core/accounts";
import { settingIn } from "#core/configuration";
import { appendTrailEntries } from "#core/staff";
import { lockAccounts } from "#core/wallet";
import { type Operator, Refused } from "#platform/http";
import type { House } from "#platform/module";
import { NO_BETS, WHOLE_STAKE } from "./player-bounds.ts";
import { selectPlayerBounds } from "./player-bounds-store.ts";
import { selectStakeFactor, upsertStakeFactor } from "./stake-factor-store.ts";

/**
 * Sets how much of what others may stake a player may, with an entry on the audit trail; the same once more
 * changes nothing. Throws Refused.
 */
export const setFactor = (
  house: House,
  operator: Operator,
  { params, body }: EndpointInput<typeof setStakeFactor>,
): Promise<void> =>
  house.database.tx(async (tx) => {
    const playerId = BigInt(params.player_id);
    const { permille, reason } = body;
    if (!(await selectPlayer(tx, playerId))) throw new Refused("player_not_found");
    // Bets that are being placed end first: behind this none is taken by the former factor.
    await lockAccounts(tx, [playerId]);
    const was = (await selectStakeFactor(tx, playerId))?.permille ?? WHOLE_STAKE;
    if (was === permille) return;
    const at = house.clock.now();
    await upsertStakeFactor(tx, playerId, { permille, reason, setBy: operator.email, setAt: at });
    await appendTrailEntries(tx, [
      {
        at,
        operator,
        action: "sportsbook.set-stake-factor",
        subject: `player ${playerId}`,
        detail: { was, permille, reason },
      },
    ]);
  });

/** Says what bounds the stakes of a player now. Throws Refused. */
export async function readLimits(house: House, playerId: bigint): Promise<SportsLimitsView> {
  const { database, clock } = house;
  if (!(await selectPlayer(database, playerId))) throw new Refused("player_not_found");
  const [factor, rules, bounds] = await Promise.all([
    selectStakeFactor(database, playerId),
    settingIn(database, sportsbookConfig),
    selectPlayerBounds(database, [{ playerId, selections: [] }], clock.now()),
  ]);
  const { stakePermille, dayEur } = bounds.get(playerId) ?? NO_BETS;
  return {
    stake_permille: stakePermille,
    reason: factor?.reason ?? null,
    set_by: factor?.setBy ?? null,
    set_at: factor?.setAt.toISOString() ?? null,
    day_eur_cents: Number(dayEur),
    max_day_eur_cents: Math.floor((rules.max_payout_day_eur_cents * stakePermille) / WHOLE_STAKE),
  };
}
