import { Button } from "@houselight/ui/button";
import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslations } from "use-intl/react";
import { type GamesFilter, gamesPagesQuery } from "../../../data/catalogue.ts";
import { GameGrid } from "./game-grid.tsx";

/** The next page loads when the end of the list is this near to the window (SHELL-19). */
const LOAD_AHEAD_PX = 500;

/** All games of a filter, a page of forty at a time, loading on as one scrolls. */
export function GameList({
  title,
  filter,
  page = 1,
  menu,
}: {
  readonly title: string;
  readonly filter: GamesFilter;
  /** The page that the list begins with. */
  readonly page?: number;
  /** Leads to the lists beside this one. */
  readonly menu: ReactNode;
}) {
  const t = useTranslations();
  const query = useInfiniteQuery(gamesPagesQuery(filter, page));
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
  return (
    <div className="page flex flex-col gap-6 pt-8">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h1 className="text-2xl">{title}</h1>
        {count > 0 ? <p className="text-dim">{t("catalogue.count", { count })}</p> : null}
      </div>
      {menu}
      {data && games.length === 0 ? <p className="text-dim text-md">{t("lobby.empty")}</p> : null}
      <GameGrid
        games={games}
        total={count}
        category={filter.category}
        isLoading={isPending || isFetchingNextPage}
      />
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
