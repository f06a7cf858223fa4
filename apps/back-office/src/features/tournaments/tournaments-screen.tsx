import {
  cancelTournament,
  listOperatorTournaments,
  type OperatorTournamentView,
  proposeTournament,
  publishTournament,
} from "@houselight/contracts/tournaments";
import { useListing } from "../../api/use-listing.ts";
import { useWords } from "../../i18n/use-words.ts";
import { ProposalsPage } from "../../parts/proposals-page.tsx";
import type { Column } from "../../parts/records/record-table.tsx";
import { useStepColumns } from "../../parts/records/step-columns.tsx";
import { Terms } from "../../parts/records/terms.tsx";
import { StepAction } from "../../parts/step-action.tsx";
import { Amount, Moment } from "../../parts/values.tsx";

/** Tournaments, quests and achievements in any state; a published one is paid by itself at its end. */
export default function TournamentsScreen() {
  const t = useWords("tournaments");
  const listing = useListing(
    listOperatorTournaments,
    { query: {} },
    {
      rows: (page) => page,
      next: ({ id }) => ({ after: id }),
    },
  );
  return (
    <ProposalsPage
      title={t("tournaments")}
      about={t("about")}
      listing={listing}
      columns={useColumns()}
      empty={t("none")}
      propose={{
        endpoint: proposeTournament,
        button: t("propose"),
        title: t("proposeTitle"),
        done: t("proposed"),
      }}
    />
  );
}

function useColumns(): readonly Column<OperatorTournamentView>[] {
  const t = useWords("tournaments");
  return [
    { id: "title", head: t("tournament"), isMain: true, cell: ({ title }) => title.en },
    { id: "start", head: t("from"), cell: ({ start_at }) => <Moment at={start_at} /> },
    { id: "end", head: t("until"), cell: ({ end_at }) => <Moment at={end_at} /> },
    {
      id: "paid",
      head: t("paid"),
      atEnd: true,
      cell: ({ paid_eur_cents }) => <Amount cents={paid_eur_cents} currency="EUR" />,
    },
    ...useStepColumns<OperatorTournamentView>(),
    { id: "steps", head: t("steps"), cell: (tournament) => <Steps tournament={tournament} /> },
  ];
}

function Steps({ tournament }: { readonly tournament: OperatorTournamentView }) {
  const { id, title, frontend_identifier, state } = tournament;
  const name = title.en ?? frontend_identifier;
  if (state !== "proposed" && state !== "published") return null;
  const params = { id: String(id) };
  const terms = (
    <Terms
      of={tournament}
      propose={proposeTournament}
      also={["levels"]}
      inEuros={["min_stake_cents", "min_bet_cents"]}
    />
  );
  return (
    <span className="flex gap-2">
      {state === "proposed" ? (
        <StepAction
          endpoint={publishTournament}
          step="publish"
          name={name}
          params={params}
          terms={terms}
        />
      ) : null}
      <StepAction
        endpoint={cancelTournament}
        step="cancel"
        name={name}
        params={params}
        terms={terms}
      />
    </span>
  );
}
