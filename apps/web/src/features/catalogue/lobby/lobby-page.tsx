import { Button } from "@houselight/ui/button";
import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { Fragment, type ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { gamesRowQuery } from "../../../data/catalogue.ts";
import { useCategoryName } from "../category-name.ts";
import { GameRow } from "../game-row.tsx";
import { SearchPanel } from "../search-panel.tsx";
import { CategoryMenu } from "../lists/list-menus.tsx";
import { Hero } from "./hero.tsx";
import type { Lobby } from "./load-lobby.ts";
import { PlayedRow } from "./played-row.tsx";
import { WinsStrip } from "./wins-strip.tsx";

const ROW = "lg:col-span-2";

/**
 * A row below the first: a browser lays it out and paints it when one scrolls near it. What reaches out of
 * a row (its strip, its arrows) lies within its padding, since it would be cut off there. Until then it counts
 * as high as a row is, less its padding: another height would move what lies below.
 */
const LATE_ROW = `${ROW} -mx-4 -my-3 px-4 py-3 [contain-intrinsic-height:auto_17.75rem] [content-visibility:auto] md:-mx-8 md:px-8 md:[contain-intrinsic-height:auto_18.5625rem]`;

const rowClass = (index: number): string => (index === 0 ? ROW : LATE_ROW);

/** The page `/`: what this is, where to start, and the games. */
export function LobbyPage({
  rows,
  failed,
  banners,
  jackpots,
  matches,
}: Lobby & {
  readonly banners: ReactNode;
  readonly jackpots: ReactNode;
  readonly matches: ReactNode;
}) {
  const categoryName = useCategoryName();
  const { data: first } = useQuery({
    ...gamesRowQuery({ category: rows[0]?.identifier ?? "" }),
    enabled: rows.length > 0,
  });
  return (
    <div className="page flex flex-col gap-10 pt-4 md:gap-12 md:pt-6">
      <div className="flex flex-col gap-4 md:gap-5">
        <div className="relative">
          <Hero game={first?.data[0] ?? null} />
          <WinsStrip />
        </div>
        {jackpots}
        {banners}
      </div>
      <div className="flex flex-col gap-4">
        <SearchPanel />
        <CategoryMenu />
      </div>
      {failed ? <GamesFailed /> : null}
      <PlayedRow />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 md:gap-12 lg:grid-cols-2 lg:gap-x-6">
        {rows.map(({ identifier, games_count }, index) => (
          <Fragment key={identifier}>
            {/* A single game is shown large and shares its line with another category's. */}
            <div className={games_count > 1 ? rowClass(index) : undefined}>
              <GameRow title={categoryName(identifier)} filter={{ category: identifier }} />
            </div>
            {index === 0 ? <div className={`${ROW} empty:hidden`}>{matches}</div> : null}
          </Fragment>
        ))}
      </div>
    </div>
  );
}

/** Stands in the place of the rows where it could not be read which there are. */
function GamesFailed() {
  const t = useTranslations();
  const router = useRouter();
  return (
    <div role="alert" className="flex flex-wrap items-center gap-4 rounded-tile bg-surface-1 p-6">
      <p>{t("errors.gamesFailed")}</p>
      <Button onClick={() => void router.invalidate()}>{t("site.retry")}</Button>
    </div>
  );
}
