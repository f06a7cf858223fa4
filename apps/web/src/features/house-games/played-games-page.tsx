import type { GameView } from "@houselight/contracts/catalogue";
import { Button } from "@houselight/ui/button";
import { Skeleton } from "@houselight/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { playedGamesQuery } from "../../data/house-games.ts";
import { LocalTime } from "../../i18n/local-time.tsx";
import { Link } from "../../shell/links/anchor/link.tsx";
import { ListedCover } from "./listed-cover.tsx";

/** Lists the games that the player played for money of late, with the last time of each (PROFILE-09). */
export function PlayedGamesPage() {
  const t = useTranslations();
  const { data: games, isError, refetch } = useQuery(playedGamesQuery);
  return (
    <div className="page max-w-3xl pt-8 md:pt-10">
      <h1 className="text-2xl">{t("gamesHistory.title")}</h1>
      <p className="mt-2 text-dim text-md">
        {t("gamesHistory.text")}{" "}
        <Link to="/profile/rounds" className="text-link">
          {t("gamesHistory.toRounds")}
        </Link>
      </p>
      {isError ? (
        <div role="alert" className="mt-6 flex flex-wrap items-center gap-4">
          <p>{t("gamesHistory.failed")}</p>
          <Button onClick={() => void refetch()}>{t("site.retry")}</Button>
        </div>
      ) : null}
      {!games && !isError ? <Skeleton className="mt-6 h-48 rounded-tile" /> : null}
      {games?.length === 0 ? (
        <div className="mt-6 rounded-tile bg-surface-1 p-5">
          <p className="text-md">{t("gamesHistory.empty")}</p>
          <Link to="/pokies" className="mt-3 inline-block text-link">
            {t("gamesHistory.toGames")}
          </Link>
        </div>
      ) : null}
      <ul className="mt-6 flex flex-col gap-2">
        {games?.map((game) => (
          <PlayedGame key={game.identifier} game={game} />
        ))}
      </ul>
    </div>
  );
}

function PlayedGame({ game }: { readonly game: GameView }) {
  const t = useTranslations("gamesHistory");
  const [producer = game.provider, name = game.slug] = game.identifier.split("/");
  return (
    <li className="flex items-center gap-4 rounded-tile bg-surface-1 p-3">
      <ListedCover game={game} className="size-16" />
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-1 pr-2">
        <h2 className="min-w-0 grow font-semibold font-text text-md">
          <Link
            to="/play/$producer/$name"
            params={{ producer, name }}
            search={{ mode: "real" }}
            preload={false}
            className="text-link"
          >
            {game.title}
          </Link>
        </h2>
        <p className="text-dim text-sm">
          {t.rich("last", { time: () => <LocalTime iso={game.last_activity_at ?? ""} /> })}
        </p>
        <Link
          to="/profile/games-history/$producer/$name"
          params={{ producer, name }}
          aria-label={t("roundsOf", { game: game.title })}
          className="text-link inline-flex min-h-11 items-center text-sm"
        >
          {t("rounds")}
        </Link>
      </div>
    </li>
  );
}
