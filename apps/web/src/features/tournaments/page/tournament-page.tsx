import type { TournamentView } from "@houselight/contracts/tournaments";
import type { ComponentType, ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { useData } from "../../../api/page/use-data.ts";
import { tournamentQuery } from "../../../data/engagement/tournaments/tournaments.ts";
import { LevelPath } from "../levels/level-path.tsx";
import { LevelProgress } from "../levels/level-progress.tsx";
import { TournamentRules } from "../rules/tournament-rules.tsx";
import { usePart } from "../use-tournaments.ts";
import { Hero } from "./hero.tsx";
import { Leaderboard } from "./leaderboard.tsx";
import { PrizeList } from "./prize-list.tsx";

/** The page of a tournament, or of a quest or an achievement with its path of levels (ROUTE-14, ROUTE-19). */
export default function TournamentPage({
  identifier,
  above,
  games: Games,
}: {
  readonly identifier: string;
  /** The way back to the list. */
  readonly above?: ReactNode;
  /** Shows the games that count. */
  readonly games: ComponentType<{ readonly tournament: TournamentView }>;
}) {
  const tournament = useData(tournamentQuery(identifier));
  if (!tournament) return null;
  return (
    <div className="page flex flex-col gap-10 pt-6 md:gap-12 md:pt-8">
      <div>
        {above ? <div className="pt-4">{above}</div> : null}
        <Hero tournament={tournament} />
      </div>
      {tournament.levels.length > 0 ? (
        <Levels tournament={tournament} />
      ) : (
        <div className="grid gap-10 lg:grid-cols-[3fr_2fr] lg:items-start xl:grid-cols-[5fr_3fr_4fr]">
          <Leaderboard tournament={tournament} />
          <div className="flex min-w-0 flex-col gap-10 xl:contents">
            <PrizeList tournament={tournament} />
            <Rules tournament={tournament} />
          </div>
        </div>
      )}
      <Games tournament={tournament} />
    </div>
  );
}

function Levels({ tournament }: { readonly tournament: TournamentView }) {
  const { frontend_identifier, levels, currency } = tournament;
  const part = usePart(frontend_identifier);
  const bets = part?.status === "participating" ? part.bets : null;
  return (
    <>
      <div className="flex flex-col gap-6">
        <LevelProgress tournament={tournament} bets={bets} />
        <LevelPath levels={levels} bets={bets} currency={currency} />
      </div>
      <Rules tournament={tournament} />
    </>
  );
}

function Rules({ tournament }: { readonly tournament: TournamentView }) {
  const t = useTranslations("tournaments.rules");
  return (
    <section className="flex max-w-3xl flex-col gap-3">
      <h2 className="text-xl">{t("title")}</h2>
      <TournamentRules tournament={tournament} />
    </section>
  );
}
