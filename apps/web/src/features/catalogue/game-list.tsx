import { Button } from "@houselight/ui/button";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl/react";
import { type GamesFilter, gamesPagesQuery } from "../../data/catalogue.ts";
import type { CoverLoading } from "./cover.tsx";
import { FeatureCard } from "./feature-card.tsx";
import { FEATURED_MAX, TileSkeleton } from "./game-row.tsx";
import { GameTile } from "./game-tile.tsx";

/** The next page loads when the end of the list is this near to the window (SHELL-19). */
const LOAD_AHEAD_PX = 500;
const SKELETONS = 14;

/** The first covers are the largest thing in the window, whatever its width. */
const FIRST_COVERS = 2;

const coverAt = (index: number): CoverLoading =>
  index < FIRST_COVERS ? "first" : index < SKELETONS ? "eager" : "lazy";

const gridClass =
  "grid grid-cols-[repeat(auto-fill,minmax(8.25rem,1fr))] gap-x-3 gap-y-6 sm:grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] md:gap-x-4";

/** All games of a filter, a page of forty at a time, loading on as one scrolls. */
export function GameList({
  title,
  filter,
}: {
  readonly title: string;
  readonly filter: GamesFilter;
}) {
  const t = useTranslations();
  const query = useInfiniteQuery(gamesPagesQuery(filter));
  const { data, hasNextPage, isFetchingNextPage, isError, isPending, fetchNextPage } = query;
  const end = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = end.current;
    if (!element || !hasNextPage || isFetchingNextPage || isError) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void fetchNextPage();
      },
      { rootMargin: `${LOAD_AHEAD_PX}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [hasNextPage, isFetchingNextPage, isError, fetchNextPage]);

  const games = data?.pages.flatMap((page) => page.data) ?? [];
  const count = data?.pages[0]?.pagination.total_count ?? 0;
  const few = count > 0 && count <= FEATURED_MAX;
  return (
    <div className="page flex flex-col gap-6 pt-8">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h1 className="text-2xl">{title}</h1>
        {count > 0 ? <p className="text-dim">{t("catalogue.count", { count })}</p> : null}
      </div>
      {data && games.length === 0 ? <p className="text-dim text-md">{t("lobby.empty")}</p> : null}
      {few ? (
        <ul className="grid gap-4 md:grid-cols-2">
          {games.map((game, index) => (
            <li key={game.identifier}>
              <FeatureCard game={game} cover={coverAt(index)} heading="h2" />
            </li>
          ))}
        </ul>
      ) : (
        <ul className={gridClass}>
          {games.map((game, index) => (
            <li key={game.identifier}>
              <GameTile game={game} cover={coverAt(index)} heading="h2" />
            </li>
          ))}
          {isPending || isFetchingNextPage
            ? Array.from({ length: SKELETONS }, (_, index) => (
                <li key={`skeleton-${index}`}>
                  <TileSkeleton />
                </li>
              ))
            : null}
        </ul>
      )}
      {isError ? (
        <div role="alert" className="flex flex-wrap items-center gap-4">
          <p>{t("errors.gamesFailed")}</p>
          <Button onClick={() => void (data ? fetchNextPage() : query.refetch())}>
            {t("site.retry")}
          </Button>
        </div>
      ) : null}
      <div ref={end} />
    </div>
  );
}
