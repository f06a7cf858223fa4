import type { GameView } from "@houselight/contracts";
import type { CatalogueGame } from "../catalogue-store.ts";
import { gameView } from "../game-view.ts";
import { createSearchIndex, type SearchIndex } from "../search/search-index.ts";

/** All games that studios offer, in the order of the lobby, as one process keeps them in memory. */
export interface Stock {
  readonly games: readonly CatalogueGame[];
  /** Views of each on the wire, by the studios' own categories. */
  readonly views: readonly GameView[];
  /** Number of a game by `{provider}/{slug}`. */
  readonly numbers: ReadonlyMap<string, number>;
  readonly search: SearchIndex;
}

/** Makes the stock of games that come batch by batch, in order. Takes none of their time at once. */
export async function makeStock(batches: AsyncIterable<readonly CatalogueGame[]>): Promise<Stock> {
  const [games, views]: [CatalogueGame[], GameView[]] = [[], []];
  const numbers = new Map<string, number>();
  const search = createSearchIndex();
  for await (const batch of batches) {
    for (const game of batch) {
      const view = gameView(game);
      numbers.set(view.identifier, games.length);
      games.push(game);
      views.push(view);
    }
    search.add(batch.map(({ name, provider }) => ({ title: name, provider: provider.name })));
  }
  return { games, views, numbers, search };
}
