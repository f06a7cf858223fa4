import type { TournamentView } from "@houselight/contracts/tournaments";
import { useTranslations } from "use-intl/react";
import { tournamentPath } from "../../../data/engagement/tournaments/tournaments.ts";
import { Leaders } from "../leaders.tsx";
import { PromoLine } from "../promo-line.tsx";
import { Link } from "../../../shell/links/anchor/link.tsx";

/** The leaders of each tournament that runs (TOURN-06, OPEN-02). */
export function RunningLeaders({ races }: { readonly races: readonly TournamentView[] }) {
  const t = useTranslations("tournaments");
  return (
    <ul className="grid gap-4 lg:grid-cols-2 md:gap-5">
      {races.map((race) => (
        <li
          key={race.id}
          className="flex flex-col gap-3 rounded-tile bg-surface-1 p-5 shadow-paper"
        >
          <div className="flex items-start justify-between gap-4">
            <div className="flex min-w-0 flex-col gap-1">
              <h2 className="text-lg">
                <Link
                  to={tournamentPath(race.frontend_identifier) as "/"}
                  className="hover:underline"
                >
                  {race.title}
                </Link>
              </h2>
              <PromoLine tournament={race} />
            </div>
            {race.image ? (
              <img src={race.image} alt="" className="size-16 shrink-0 object-contain" />
            ) : null}
          </div>
          {race.top_players.length > 0 ? (
            <Leaders players={race.top_players} scoring={race.scoring} label={race.title} dense />
          ) : (
            <p className="text-dim text-pretty">{t("noLeaders")}</p>
          )}
          <Link
            to={tournamentPath(race.frontend_identifier) as "/"}
            aria-label={t("wholeTableOf", { title: race.title })}
            className="text-link mt-auto inline-flex min-h-11 items-center self-start"
          >
            {t("wholeTable")}
          </Link>
        </li>
      ))}
    </ul>
  );
}
