import { useData } from "../../../api/page/use-data.ts";
import {
  tournamentPath,
  tournamentQuery,
} from "../../../data/engagement/tournaments/tournaments.ts";
import { TournamentRules } from "./tournament-rules.tsx";
import { Link } from "../../../shell/links/anchor/link.tsx";

/** The rules of the tournament that `identifier` names, within a page of words; nothing without one (CMS-05). */
export function TournamentTerms({
  parameters,
}: {
  readonly parameters: Readonly<Record<string, string>>;
}) {
  const identifier = parameters["identifier"] ?? "";
  const tournament = useData({ ...tournamentQuery(identifier), enabled: identifier !== "" });
  if (!tournament) return null;
  return (
    <section className="my-6 flex flex-col gap-3 rounded-tile bg-surface-1 p-5 shadow-paper">
      <h2 className="text-lg">
        <Link to={tournamentPath(tournament.frontend_identifier) as "/"} className="text-link">
          {tournament.title}
        </Link>
      </h2>
      <TournamentRules tournament={tournament} />
    </section>
  );
}
