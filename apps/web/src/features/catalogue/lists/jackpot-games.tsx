import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { jackpotGamesQuery } from "../../../data/catalogue.ts";
import { GameTile } from "../game-tile.tsx";
import { TileStrip } from "../tile-strip.tsx";

/** The games that feed a jackpot, side by side; nothing where none of them is offered. */
export function JackpotGames({ slugs }: { readonly slugs: readonly string[] }) {
  const t = useTranslations("jackpots");
  const { data } = useQuery(jackpotGamesQuery);
  const games = data?.filter(({ slug }) => slugs.includes(slug)) ?? [];
  if (games.length === 0) return null;
  return (
    <section aria-label={t("games")} className="flex flex-col gap-4">
      <h2 className="text-xl">{t("games")}</h2>
      <TileStrip label={t("games")}>
        {games.map((game) => (
          <GameTile key={game.identifier} game={game} />
        ))}
      </TileStrip>
    </section>
  );
}
