import type { QueryClient } from "@tanstack/react-query";
import { bonusesQuery } from "../../../data/bonuses/bonuses.ts";
import { freespinsQuery } from "../../../data/bonuses/freespins.ts";
import { giftsQuery } from "../../../data/bonuses/gifts.ts";
import { depositGiftsQuery } from "../../../data/bonuses/deposit-gifts.ts";
import { limitsQuery } from "../../../data/compliance.ts";
import { accountsQuery, playerStatsQuery } from "../../../data/wallet.ts";

/**
 * Loads what the house knows of a player who has just signed in: accounts, limits, gifts and statistics
 * (AUTH-05); no gifts for whom withdrawals alone are open. Settings come with the live socket. A part that fails is asked for where it is shown.
 */
export async function loadOwnData(
  queryClient: QueryClient,
  withdrawalsOnly: boolean,
): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(accountsQuery),
    queryClient.prefetchQuery(limitsQuery),
    ...(withdrawalsOnly
      ? []
      : [
          queryClient.prefetchQuery(depositGiftsQuery),
          queryClient.prefetchQuery(bonusesQuery),
          queryClient.prefetchQuery(freespinsQuery),
          queryClient.prefetchQuery(giftsQuery),
        ]),
    queryClient.prefetchQuery(playerStatsQuery),
  ]);
}
