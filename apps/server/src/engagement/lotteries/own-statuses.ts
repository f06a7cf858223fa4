import { type LotteryStatusView, OWN_NUMBERS_SHOWN } from "@houselight/contracts";
import type { House } from "#platform/module";
import { selectOwnWins } from "./draw/draw-store.ts";
import type { Lottery } from "./lottery.ts";
import { selectEntered } from "./lottery-store.ts";
import { statusView } from "./lottery-views.ts";
import { selectOwnGrants, selectOwnTickets } from "./tickets/ticket-store.ts";

/** Lotteries of which a player is shown the own part: the latest. */
const STATUSES_SHOWN = 100;

/** Returns a player's parts in lotteries, the latest lottery first. */
export async function ownStatuses(house: House, playerId: bigint): Promise<LotteryStatusView[]> {
  return statusesOf(house, playerId, await selectEntered(house.database, playerId, STATUSES_SHOWN));
}

/** Returns a player's part in one lottery: no tickets where there is none. */
export async function ownStatus(
  house: House,
  playerId: bigint,
  lottery: Lottery,
): Promise<LotteryStatusView> {
  const [status] = await statusesOf(house, playerId, [lottery]);
  return status as LotteryStatusView;
}

async function statusesOf(
  house: House,
  playerId: bigint,
  lotteries: readonly Lottery[],
): Promise<LotteryStatusView[]> {
  if (lotteries.length === 0) return [];
  const ids = lotteries.map(({ id }) => id);
  const [tickets, grants, wins] = await Promise.all([
    selectOwnTickets(house.database, playerId, ids),
    selectOwnGrants(house.database, playerId, { lotteryIds: ids, limit: OWN_NUMBERS_SHOWN }),
    selectOwnWins(house.database, playerId, ids),
  ]);
  const now = house.clock.now();
  return lotteries.map((lottery) => {
    const { id } = lottery;
    const own = {
      tickets: tickets.get(id) ?? 0n,
      grants: grants.get(id) ?? [],
      wins: wins.get(id) ?? [],
    };
    return statusView(lottery, own, now);
  });
}
