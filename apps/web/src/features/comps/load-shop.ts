import { isServer } from "../../api/transport.ts";
import { playerQuery } from "../../data/accounts.ts";
import { compEarningQuery, compPointsQuery, shopQuery } from "../../data/engagement/comps/comps.ts";
import { lotteriesQuery } from "../../data/engagement/lotteries/lotteries.ts";
import type { RouterContext } from "../../router.tsx";

/**
 * Loads what the shop shows. A page that the server sends has it all; in the browser the shop opens at once
 * and holds the places free (COMP-16). A load that fails is the page's to show.
 */
export async function loadShop({ queryClient }: RouterContext): Promise<void> {
  const loads = Promise.all([
    queryClient.prefetchQuery(shopQuery),
    queryClient.prefetchQuery(compEarningQuery),
    queryClient.prefetchQuery(lotteriesQuery),
    ...(queryClient.getQueryData(playerQuery.queryKey)
      ? [queryClient.prefetchQuery(compPointsQuery)]
      : []),
  ]);
  if (isServer()) await loads;
}
