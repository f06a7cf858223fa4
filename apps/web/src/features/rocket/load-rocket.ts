import { playerQuery } from "../../data/accounts.ts";
import { messagesQuery } from "../../data/configuration.ts";
import { ownRocketBetsQuery, rocketQuery } from "../../data/engagement/rocket/rocket.ts";
import { accountsQuery } from "../../data/wallet.ts";
import { carryWhole } from "../../i18n/page/page-messages.ts";
import type { RouterContext } from "../../router.tsx";

/** Loads the round that is on, and a player's own bets; what fails is the page's to show. */
export async function loadRocket({ queryClient, locale }: RouterContext): Promise<void> {
  const isPlayer = Boolean(queryClient.getQueryData(playerQuery.queryKey));
  await Promise.all([
    queryClient.prefetchQuery(rocketQuery),
    ...(isPlayer
      ? [
          queryClient.prefetchInfiniteQuery(ownRocketBetsQuery),
          // A balance that came live meanwhile is not read again.
          queryClient.ensureQueryData(accountsQuery).catch(() => []),
        ]
      : []),
  ]);
  // A round changes before the file of messages is there: its words come with the page.
  if (import.meta.env.SSR)
    carryWhole(queryClient.getQueryData(messagesQuery(locale).queryKey), "rocket");
}
