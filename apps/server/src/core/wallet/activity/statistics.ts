import type { PlayerStatsView } from "@houselight/contracts";
import { wagerResettled, wagerSettled, wagerVoided } from "#events/wagers";
import { balanceChanged } from "#events/wallet";
import type { House } from "#platform/module";
import { type Reaction, reaction } from "#platform/outbox";
import { addPayments, addPlay, selectStatistics, type Statistics } from "./statistics-store.ts";

/** Keeps the running sums: reading them costs the same whatever a player's history. */
export const keepStatistics = (house: House): readonly Reaction[] => [
  reaction("wallet.sum-settled", wagerSettled, (tx, events) =>
    addPlay(
      tx,
      events.map(({ playerId, payload }) => ({
        playerId,
        currency: payload.currency,
        rounds: 1n,
        // What the house staked for a free round was never the player's.
        staked: BigInt(payload.stakeCash) + BigInt(payload.stakeBonus),
        won: BigInt(payload.payout),
      })),
      house.clock.now(),
    ),
  ),
  reaction("wallet.sum-resettled", wagerResettled, (tx, events) =>
    addPlay(
      tx,
      events.map(({ playerId, payload }) => ({
        playerId,
        currency: payload.currency,
        rounds: 0n,
        staked: 0n,
        won: BigInt(payload.payoutChange ?? 0),
      })),
      house.clock.now(),
    ),
  ),
  reaction("wallet.sum-voided", wagerVoided, (tx, events) =>
    addPlay(
      tx,
      events.flatMap(({ playerId, payload }) =>
        // An open wager is in no sum yet.
        payload.stakeBack === undefined
          ? []
          : [
              {
                playerId,
                currency: payload.currency,
                rounds: -1n,
                staked: -BigInt(payload.stakeBack),
                won: BigInt(payload.payoutChange ?? 0),
              },
            ],
      ),
      house.clock.now(),
    ),
  ),
  reaction("wallet.sum-payments", balanceChanged, (tx, events) =>
    addPayments(tx, [...new Set(events.map(({ playerId }) => playerId))]),
  ),
];

/** Returns the statistics of a player, one of each currency. */
export async function playerStatistics(house: House, playerId: bigint): Promise<PlayerStatsView[]> {
  return (await selectStatistics(house.database, playerId)).map(statsView);
}

const statsView = (one: Statistics): PlayerStatsView => ({
  currency: one.currency,
  rounds: Number(one.rounds),
  staked_cents: Number(one.staked),
  won_cents: Number(one.won),
  net_cents: Number(one.won - one.staked),
  deposited_cents: Number(one.deposited),
  withdrawn_cents: Number(one.withdrawn),
  first_activity_at: one.firstAt?.toISOString() ?? null,
  last_activity_at: one.lastAt?.toISOString() ?? null,
});
