import { GAMES_ROW_SIZE } from "@houselight/contracts/catalogue";
import { useTranslations } from "use-intl/react";
import { useData } from "../../../api/page/use-data.ts";
import { usePlayer } from "../../../data/accounts.ts";
import { playedGamesQuery } from "../../../data/house-games.ts";
import { GameTile } from "../game-tile.tsx";
import { TileStrip } from "../tile-strip.tsx";
import { Link } from "../../../shell/links/anchor/link.tsx";

/** Leads a player back to the games that were played for money of late, the latest first (PROFILE-09). */
export function PlayedRow() {
  const player = usePlayer();
  return player ? <Played key={player.id} /> : null;
}

function Played() {
  const t = useTranslations();
  const games = useData(playedGamesQuery) ?? [];
  // Read whether it is shown or not: the first round may be played before the other words are there.
  const title = t("lobby.played");
  const all = t("gamesHistory.title");
  if (games.length === 0) return null;
  return (
    <section aria-label={title} className="flex flex-col gap-4">
      <div className="flex items-baseline gap-4">
        <h2 className="grow text-xl">{title}</h2>
        <Link
          to="/profile/games-history"
          className="-my-2 inline-flex min-h-11 items-center text-dim text-sm hover:text-cream hover:underline"
        >
          {all}
        </Link>
      </div>
      <TileStrip label={title}>
        {games.slice(0, GAMES_ROW_SIZE).map((game) => (
          <GameTile key={game.identifier} game={game} />
        ))}
      </TileStrip>
    </section>
  );
}
