import type { PlayerStatsView } from "@houselight/contracts";
import { lockAccounts, type PaymentSums, paymentSums } from "#core/wallet";
import type { House } from "#platform/module";
import { addWagers, type PlaySums, selectPlaySums } from "./play-sums-store.ts";

/** Wagers that one transaction adds to the sums: the player's accounts are held as long. */
const PAGE = 10_000;

/**
 * Returns the statistics of a player, one of each currency. Wagers and payments since the last time
 * are added first, so that each is read once and a round in play pays nothing for it.
 */
export async function playerStatistics(house: House, playerId: bigint): Promise<PlayerStatsView[]> {
  const play = await playSums(house, playerId);
  const played = new Map(play.map((one) => [one.currency, one]));
  const payments = await paymentSums(house.database, playerId);
  return payments.map((paid) => statsView(paid, played.get(paid.currency)));
}

async function playSums({ database }: House, playerId: bigint): Promise<PlaySums[]> {
  let read = PAGE;
  while (read === PAGE)
    read = await database.tx(async (tx) => {
      await lockAccounts(tx, [playerId]);
      return addWagers(tx, playerId, PAGE);
    });
  return selectPlaySums(database, playerId);
}

function statsView(paid: PaymentSums, played: PlaySums | undefined): PlayerStatsView {
  const { rounds, staked, won } = played ?? { rounds: 0n, staked: 0n, won: 0n };
  const times = [paid.firstAt, paid.lastAt, played?.firstAt, played?.lastAt]
    .flatMap((at) => (at ? [at.toISOString()] : []))
    .toSorted();
  return {
    currency: paid.currency,
    rounds: Number(rounds),
    staked_cents: Number(staked),
    won_cents: Number(won),
    net_cents: Number(won - staked),
    deposited_cents: Number(paid.deposited),
    withdrawn_cents: Number(paid.withdrawn),
    first_activity_at: times.at(0) ?? null,
    last_activity_at: times.at(-1) ?? null,
  };
}
