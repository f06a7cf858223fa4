import type { TournamentStatusView, TournamentView } from "@houselight/contracts/tournaments";
import { useTranslations } from "use-intl/react";
import { useData } from "../../../api/page/use-data.ts";
import { usePlayer } from "../../../data/accounts.ts";
import {
  recentTournamentsQuery,
  tournamentPath,
  tournamentsQuery,
} from "../../../data/engagement/tournaments/tournaments.ts";
import { useMoney } from "../../../i18n/use-money.ts";
import { Link } from "../../../shell/links/anchor/link.tsx";

/** Says what became of the tournaments that a player has finished or left a moment ago (TOURN-11). */
export function RecentParts() {
  const t = useTranslations("tournaments.recent");
  const recent = useData({ ...recentTournamentsQuery, enabled: usePlayer() !== null }) ?? [];
  const tournaments = useData(tournamentsQuery) ?? [];
  const known = recent.flatMap((part) => {
    const tournament = tournaments.find(({ id }) => id === part.tournament_id);
    return tournament ? [{ part, tournament }] : [];
  });
  if (known.length === 0) return null;
  return (
    <section aria-label={t("title")} className="rounded-tile bg-surface-1 px-5 py-4 shadow-paper">
      <h2 className="text-md">{t("title")}</h2>
      <ul>
        {known.map((one) => (
          <RecentPart key={one.part.tournament_id} {...one} />
        ))}
      </ul>
    </section>
  );
}

function RecentPart({
  part: { status, award_place: place, prize },
  tournament: { frontend_identifier, title },
}: {
  readonly part: TournamentStatusView;
  readonly tournament: TournamentView;
}) {
  const t = useTranslations("tournaments");
  const money = useMoney();
  const text =
    status === "left"
      ? t("recent.left")
      : prize
        ? t("paid", { amount: money(prize.amount_cents, prize.currency) })
        : place === null
          ? t("recent.over")
          : t("place", { place });
  return (
    <li className="flex flex-wrap items-center gap-x-4">
      <Link
        to={tournamentPath(frontend_identifier) as "/"}
        className="text-link inline-flex min-h-11 items-center"
      >
        {title}
      </Link>
      <span className="text-dim">{text}</span>
    </li>
  );
}
