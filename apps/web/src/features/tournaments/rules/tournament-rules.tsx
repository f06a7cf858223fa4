import type { TournamentView } from "@houselight/contracts/tournaments";
import { useLocale, useTranslations } from "use-intl/react";
import { useData } from "../../../api/page/use-data.ts";
import { providersQuery } from "../../../data/catalogue.ts";
import { useMoney } from "../../../i18n/use-money.ts";
import { Link } from "../../../shell/links/anchor/link.tsx";

/** The rules of a tournament in plain words, made from what the house goes by. */
export function TournamentRules({ tournament }: { readonly tournament: TournamentView }) {
  const t = useTranslations("tournaments.rules");
  const money = useMoney();
  const { levels, scoring, min_stake_cents: stake } = tournament;
  const isPath = levels.length > 0;
  const lines = [
    isPath ? t("levels") : t(`scoring.${scoring}`),
    stake > 0 ? t("fromStake", { amount: money(stake, "EUR") }) : t("anyStake"),
    t("ownMoney"),
    t(isPath ? "joinedPath" : "joined"),
    isPath ? t("levelPrize") : t("ties"),
    t("paid"),
    t("excluded"),
  ];
  return (
    <ul className="flex list-disc flex-col gap-2 pl-5 text-pretty marker:text-line-strong">
      <li>
        <GamesRule tournament={tournament} />
      </li>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** Says which games count: by their number, by their studios, or all. */
function GamesRule({
  tournament: { frontend_identifier, games, producers },
}: {
  readonly tournament: TournamentView;
}) {
  const t = useTranslations("tournaments.rules");
  const studios = useStudios(producers);
  if (games.length === 0 && producers.length === 0) return t("everyGame");
  const text =
    producers.length === 0
      ? t("someGames", { count: games.length })
      : games.length === 0
        ? t("someStudios", { studios })
        : t("gamesAndStudios", { count: games.length, studios });
  return (
    <>
      {text}{" "}
      <Link
        to="/tournaments/$slug/games/$page"
        params={{ slug: frontend_identifier, page: "1" }}
        className="text-link"
      >
        {t("whichGames")}
      </Link>
    </>
  );
}

/** Returns the names of studios as one text. */
function useStudios(slugs: readonly string[]): string {
  const locale = useLocale();
  const providers = useData(providersQuery) ?? [];
  const names = slugs.map((slug) => providers.find((one) => one.slug === slug)?.name ?? slug);
  return new Intl.ListFormat(locale).format(names);
}
