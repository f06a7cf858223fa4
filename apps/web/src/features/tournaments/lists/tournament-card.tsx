import {
  levelsAt,
  type TournamentStatusView,
  type TournamentView,
  tournamentKind,
} from "@houselight/contracts/tournaments";
import { useTranslations } from "use-intl/react";
import { tournamentPath } from "../../../data/engagement/tournaments/tournaments.ts";
import { useMoney } from "../../../i18n/use-money.ts";
import { Leaders } from "../leaders.tsx";
import { PaperHills } from "../../../shell/drawings/paper-hills.tsx";
import { prizePool, topLevelPrize } from "../prizes.ts";
import { PromoLine } from "../promo-line.tsx";
import { Link } from "../../../shell/links/anchor/link.tsx";

/** A tournament in a list: when it is on, what there is to win, who leads, and the player's own place (TOURN-10). */
export function TournamentCard({
  tournament,
  part,
}: {
  readonly tournament: TournamentView;
  /** The player's part in it. */
  readonly part: TournamentStatusView | undefined;
}) {
  const t = useTranslations("tournaments");
  const { frontend_identifier: identifier, title, participants, levels, scoring } = tournament;
  const players = levels.length > 0 ? [] : tournament.top_players;
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-tile bg-surface-1 shadow-paper transition-[translate,box-shadow] duration-200 ease-settle focus-within:-translate-y-1 focus-within:shadow-lifted hover:-translate-y-1 hover:shadow-lifted">
      <Picture tournament={tournament} />
      <div className="flex grow flex-col gap-4 px-5 pt-4 pb-5">
        <div className="flex flex-col gap-1">
          <h2 className="text-lg">
            <Link
              to={tournamentPath(identifier) as "/"}
              className="after:absolute after:inset-0 after:rounded-tile hover:underline"
            >
              {title}
            </Link>
          </h2>
          <PromoLine tournament={tournament} />
        </div>
        <Prize tournament={tournament} />
        {players.length > 0 ? (
          <Leaders players={players} scoring={scoring} label={t("leaders")} dense />
        ) : null}
        <div className="mt-auto flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-line border-t pt-3 text-sm">
          <p className="text-dim">{t("participants", { count: participants })}</p>
          {part?.status === "participating" ? (
            <OwnPart tournament={tournament} part={part} />
          ) : null}
        </div>
      </div>
    </article>
  );
}

/** The picture on a strip of paper hills, with the kind that it is. */
function Picture({
  tournament: { frontend_identifier, image },
}: {
  readonly tournament: TournamentView;
}) {
  const t = useTranslations("tournaments.kind");
  return (
    <div className="relative isolate flex h-32 items-start justify-between overflow-hidden px-5 pt-5">
      <PaperHills />
      <p className="font-semibold text-amber text-sm">{t(tournamentKind(frontend_identifier))}</p>
      {image ? <img src={image} alt="" loading="lazy" className="size-28 object-contain" /> : null}
    </div>
  );
}

function Prize({ tournament }: { readonly tournament: TournamentView }) {
  const t = useTranslations("tournaments");
  const money = useMoney();
  const hasLevels = tournament.levels.length > 0;
  const amount = hasLevels ? topLevelPrize(tournament) : prizePool(tournament);
  if (amount === 0) return null;
  return (
    <p className="flex items-baseline justify-between gap-3">
      <span className="text-dim text-sm">{t(hasLevels ? "topPrize" : "pool")}</span>
      <span className="money font-bold font-display text-xl">
        {money(amount, tournament.currency)}
      </span>
    </p>
  );
}

/** Says where the player stands: the place, or the level of a path. */
function OwnPart({
  tournament: { levels },
  part: { award_place: place, bets },
}: {
  readonly tournament: TournamentView;
  readonly part: TournamentStatusView;
}) {
  const t = useTranslations("tournaments");
  const level = levelsAt(levels, bets).current?.position;
  const text =
    levels.length > 0
      ? level === undefined
        ? t("takesPart")
        : t("yourLevel", { level, count: levels.length })
      : place === null
        ? t("takesPart")
        : t("yourPlace", { place });
  return <p className="font-semibold text-amber">{text}</p>;
}
