import type { GameView } from "@houselight/contracts/catalogue";
import { playerQuery } from "../../data/accounts.ts";
import { messagesQuery } from "../../data/configuration.ts";
import {
  ownTableBetsQuery,
  tableFactsQuery,
  tableNowQuery,
  tableResultsQuery,
} from "../../data/engagement/live-tables/live-tables.ts";
import { accountsQuery } from "../../data/wallet.ts";
import { gameWordsQuery } from "../../i18n/game-words.tsx";
import { carryWhole } from "../../i18n/page/page-messages.ts";
import type { RouterContext } from "../../router.tsx";

/** Loads a table with the round that is on and the words of its game; what fails is the page's to show. */
export async function loadLiveTable(
  { queryClient, locale }: RouterContext,
  { slug }: Pick<GameView, "slug">,
): Promise<void> {
  const isPlayer = Boolean(queryClient.getQueryData(playerQuery.queryKey));
  const loadFacts = async () => {
    const facts = await queryClient.ensureQueryData(tableFactsQuery(slug)).catch(() => null);
    if (facts) await queryClient.prefetchQuery(gameWordsQuery(locale, facts.game));
  };
  await Promise.all([
    loadFacts(),
    queryClient.prefetchQuery(tableNowQuery(slug)),
    queryClient.prefetchQuery(tableResultsQuery(slug)),
    ...(isPlayer
      ? [
          queryClient.prefetchQuery(ownTableBetsQuery(slug)),
          // A balance that came live meanwhile is not read again.
          queryClient.ensureQueryData(accountsQuery).catch(() => []),
        ]
      : []),
  ]);
  if (!import.meta.env.SSR) return;
  // The browser draws the table as soon as its script is there: its words come with the page.
  const messages = queryClient.getQueryData(messagesQuery(locale).queryKey);
  carryWhole(messages, "games");
  carryWhole(messages, "liveTables");
}
