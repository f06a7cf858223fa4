import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { type GamesFilter, gamesRowQuery } from "../../../data/catalogue.ts";
import { GameTile } from "../game-tile.tsx";
import { gridClass } from "./game-grid.tsx";
import { Link } from "../../../shell/links/anchor/link.tsx";

/** Games of a tournament that its own page shows; all of them have pages of their own. */
const SHOWN = 12;

/** The first games that count in a tournament, and the way to all of them; where all games do, a line says so. */
export function TournamentGames({
  identifier,
  filter,
}: {
  readonly identifier: string;
  /** Which games count; all where it is empty. */
  readonly filter: GamesFilter;
}) {
  const t = useTranslations("tournaments.games");
  const isEvery = !filter.named;
  const { data } = useQuery({ ...gamesRowQuery(filter), enabled: !isEvery });
  const games = data?.data.slice(0, SHOWN) ?? [];
  const count = data?.pagination.total_count ?? 0;
  if (!isEvery && games.length === 0) return null;
  return (
    <section className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 className="grow text-xl">{t("title")}</h2>
        {isEvery ? null : (
          <Link
            to="/tournaments/$slug/games/$page"
            params={{ slug: identifier, page: "1" }}
            className="-my-2 inline-flex min-h-11 items-center text-dim text-sm hover:text-cream hover:underline"
          >
            {t("all", { count })}
          </Link>
        )}
      </div>
      {isEvery ? (
        <p className="text-md">
          {t("every")}{" "}
          <Link to="/slots" className="text-link">
            {t("toGames")}
          </Link>
        </p>
      ) : (
        <ul className={gridClass}>
          {games.map((game) => (
            <li key={game.identifier}>
              <GameTile game={game} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
