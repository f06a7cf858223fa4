import { GAMES_ROW_SIZE } from "@houselight/contracts/catalogue";
import { Button } from "@houselight/ui/button";
import { Skeleton } from "@houselight/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { type GamesFilter, gamesRowQuery } from "../../data/catalogue.ts";
import { FeatureCard } from "./feature-card.tsx";
import { GameTile } from "./game-tile.tsx";
import { FEATURED_MAX } from "./lists/load-games.ts";
import { TileStrip } from "./tile-strip.tsx";
import { Link } from "../../shell/links/anchor/link.tsx";

/** At most fifteen games side by side, with the way to all of them. */
export function GameRow({
  title,
  filter,
}: {
  readonly title: string;
  readonly filter: GamesFilter;
}) {
  const t = useTranslations();
  const { data, isPending, isError, refetch } = useQuery(gamesRowQuery(filter));
  if (data && data.data.length === 0) return null;
  const count = data?.pagination.total_count ?? 0;
  return (
    <section aria-label={title} className="flex flex-col gap-4">
      <div className="flex items-baseline gap-4">
        <h2 className="grow text-xl">{title}</h2>
        {filter.category && count > FEATURED_MAX ? (
          <Link
            to="/categories/$slug"
            params={{ slug: filter.category }}
            aria-label={t("lobby.seeAllOf", { category: title })}
            className="-my-2 inline-flex min-h-11 items-center text-dim text-sm hover:text-cream hover:underline"
          >
            {t("lobby.seeAll", { count })}
          </Link>
        ) : null}
      </div>
      {isError ? (
        <div className="flex flex-wrap items-center gap-4 rounded-tile bg-surface-1 p-6">
          <p>{t("errors.gamesFailed")}</p>
          <Button onClick={() => void refetch()}>{t("site.retry")}</Button>
        </div>
      ) : data && data.data.length <= FEATURED_MAX ? (
        <ul className="grid gap-4 md:grid-flow-col md:auto-cols-fr">
          {data.data.map((game) => (
            <li key={game.identifier}>
              <FeatureCard game={game} within={filter.category} />
            </li>
          ))}
        </ul>
      ) : (
        <TileStrip label={title}>
          {isPending
            ? Array.from({ length: GAMES_ROW_SIZE }, (_, index) => <TileSkeleton key={index} />)
            : data.data.map((game) => (
                <GameTile key={game.identifier} game={game} within={filter.category} />
              ))}
        </TileStrip>
      )}
    </section>
  );
}

/** As large as a tile with its two lines. */
export function TileSkeleton() {
  return (
    <div data-skeleton className="flex flex-col gap-2">
      <Skeleton className="aspect-3/4 rounded-tile" />
      <Skeleton className="h-[1.375rem] w-4/5" />
      <Skeleton className="-mt-2 h-[1.125rem] w-1/2" />
    </div>
  );
}
