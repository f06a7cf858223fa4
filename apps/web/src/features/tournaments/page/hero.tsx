import { type TournamentView, tournamentKind } from "@houselight/contracts/tournaments";
import { useTranslations } from "use-intl/react";
import { useMoney } from "../../../i18n/use-money.ts";
import { PaperHills } from "../../../shell/drawings/paper-hills.tsx";
import { prizePool, topLevelPrize } from "../prizes.ts";
import { PromoLine } from "../promo-line.tsx";
import { JoinButton } from "./join-button.tsx";
import { OwnFigures } from "./own-figures.tsx";

/** The head of a tournament's page: what it is, how long it lasts, what there is to win, and the way in. */
export function Hero({
  tournament,
  heading: Heading = "h1",
}: {
  readonly tournament: TournamentView;
  /** Below the heading of a page that shows more than this. */
  readonly heading?: "h1" | "h2";
}) {
  const t = useTranslations("tournaments");
  const { frontend_identifier, title, image, levels, scoring, file } = tournament;
  return (
    <section className="relative isolate overflow-hidden rounded-tile bg-surface-1 shadow-paper">
      <PaperHills />
      <div className="grid gap-6 p-5 sm:p-8 lg:grid-cols-[5fr_4fr] lg:items-center lg:gap-12 low:grid-cols-2 low:p-5">
        <div className="flex items-start gap-4 sm:gap-6">
          {image ? (
            <img
              src={image}
              alt=""
              className="size-20 shrink-0 object-contain sm:size-32 lg:size-40 low:size-20"
            />
          ) : null}
          <div className="flex min-w-0 flex-col items-start gap-2">
            <p className="font-semibold text-amber text-sm">
              {t(`kind.${tournamentKind(frontend_identifier)}`)}
            </p>
            <Heading className="text-2xl sm:text-3xl low:text-2xl">{title}</Heading>
            <PromoLine tournament={tournament} />
            <p className="max-w-xl text-md text-pretty">
              {levels.length > 0 ? t("about.levels") : t(`about.${scoring}`)}
            </p>
            {file ? (
              <a href={file} className="text-link inline-flex min-h-11 items-center">
                {t("file")}
              </a>
            ) : null}
          </div>
        </div>
        <div className="flex flex-col items-start gap-5 rounded-tile bg-ink p-5 shadow-paper sm:p-6 low:p-5">
          <Figures tournament={tournament} />
          <OwnFigures tournament={tournament} />
          <JoinButton tournament={tournament} />
        </div>
      </div>
    </section>
  );
}

function Figures({ tournament }: { readonly tournament: TournamentView }) {
  const t = useTranslations("tournaments");
  const money = useMoney();
  const hasLevels = tournament.levels.length > 0;
  const amount = hasLevels ? topLevelPrize(tournament) : prizePool(tournament);
  return (
    <div className="flex flex-wrap items-end gap-x-10 gap-y-3">
      {amount > 0 ? (
        <p className="flex flex-col">
          <span className="text-dim text-sm">{t(hasLevels ? "topPrize" : "pool")}</span>
          <span className="money font-bold font-display text-2xl sm:text-3xl">
            {money(amount, tournament.currency)}
          </span>
        </p>
      ) : null}
      <p className="pb-1 text-dim">{t("participants", { count: tournament.participants })}</p>
    </div>
  );
}
