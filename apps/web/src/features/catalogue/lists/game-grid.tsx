import { GAMES_ROW_SIZE, type GameView } from "@houselight/contracts/catalogue";
import { FeatureCard } from "../feature-card.tsx";
import { TileSkeleton } from "../game-row.tsx";
import { CashbackCard } from "./cashback-card.tsx";
import { FEATURED_MAX } from "./load-games.ts";
import { GameTile } from "../game-tile.tsx";
import { LIVE_CATEGORY } from "../../../shell/menus/menu-entries.ts";
import { randomPlace } from "../random/pick-random-game.ts";
import { RandomCard } from "../random/random-card.tsx";

/** As many as a row of the lobby has (GAME-05). */
const SKELETONS = GAMES_ROW_SIZE;

/** The first covers are the largest thing in the window, whatever its width. */
const FIRST_COVERS = 2;

/** Tiles side by side, as many as find room. */
export const gridClass =
  "grid grid-cols-[repeat(auto-fill,minmax(8.25rem,1fr))] gap-x-3 gap-y-6 sm:grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] md:gap-x-4";

/** Games as tiles, with blank ones while more are on their way; few games are shown large. */
export function GameGrid({
  games,
  total,
  category,
  isLoading,
}: {
  readonly games: readonly GameView[];
  /** Number of games in all, shown or not. */
  readonly total: number;
  /** The category that they are of: its list has the card of a random game, live games that of cashback first. */
  readonly category?: string | undefined;
  readonly isLoading: boolean;
}) {
  const isFew = total > 0 && total <= FEATURED_MAX;
  const shape = isFew || (category === LIVE_CATEGORY && total === 0) ? "wide" : "tile";
  const cards = games.map((game, index) => (
    <li key={game.identifier}>
      {isFew ? (
        <FeatureCard game={game} within={category} first={index < FIRST_COVERS} heading="h2" />
      ) : (
        <GameTile game={game} within={category} first={index < FIRST_COVERS} heading="h2" />
      )}
    </li>
  ));
  if (category === LIVE_CATEGORY)
    cards.unshift(
      <li key="cashback">
        <CashbackCard shape={shape} />
      </li>,
    );
  if (category && games.length > 0)
    cards.splice(
      randomPlace(category, cards.length),
      0,
      <li key="random">
        <RandomCard shape={shape} />
      </li>,
    );
  return (
    <ul className={shape === "wide" ? "grid gap-4 md:grid-cols-2" : gridClass}>
      {cards}
      {isLoading
        ? Array.from({ length: SKELETONS }, (_, index) => (
            <li key={`skeleton-${index}`}>
              <TileSkeleton />
            </li>
          ))
        : null}
    </ul>
  );
}
