import type { GameView } from "@houselight/contracts/catalogue";
import type { CoverLoading } from "../cover.tsx";
import { FeatureCard } from "../feature-card.tsx";
import { TileSkeleton } from "../game-row.tsx";
import { FEATURED_MAX } from "./load-games.ts";
import { GameTile } from "../game-tile.tsx";
import { randomPlace } from "../random/pick-random-game.ts";
import { RandomCard } from "../random/random-card.tsx";

const SKELETONS = 14;

/** The first covers are the largest thing in the window, whatever its width. */
const FIRST_COVERS = 2;

const coverAt = (index: number): CoverLoading =>
  index < FIRST_COVERS ? "first" : index < SKELETONS ? "eager" : "lazy";

const gridClass =
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
  /** The category that they are of: its list has the card of a random game. */
  readonly category?: string | undefined;
  readonly isLoading: boolean;
}) {
  if (total > 0 && total <= FEATURED_MAX)
    return (
      <ul className="grid gap-4 md:grid-cols-2">
        {games.map((game, index) => (
          <li key={game.identifier}>
            <FeatureCard game={game} cover={coverAt(index)} heading="h2" />
          </li>
        ))}
        {category ? (
          <li>
            <RandomCard shape="wide" />
          </li>
        ) : null}
      </ul>
    );
  const tiles = games.map((game, index) => (
    <li key={game.identifier}>
      <GameTile game={game} cover={coverAt(index)} heading="h2" />
    </li>
  ));
  if (category && games.length > 0)
    tiles.splice(
      randomPlace(category, games.length),
      0,
      <li key="random">
        <RandomCard shape="tile" />
      </li>,
    );
  return (
    <ul className={gridClass}>
      {tiles}
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
