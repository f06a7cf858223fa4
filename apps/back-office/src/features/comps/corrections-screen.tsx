import {
  type CompCorrectionView,
  dropCompCorrection,
  listCompCorrections,
  makeCompCorrection,
  proposeCompCorrection,
} from "@houselight/contracts/comps";
import { useListing } from "../../api/use-listing.ts";
import { useWords } from "../../i18n/use-words.ts";
import { ProposalsPage } from "../../parts/proposals-page.tsx";
import type { Column } from "../../parts/records/record-table.tsx";
import { useStepColumns } from "../../parts/records/step-columns.tsx";
import { StepAction } from "../../parts/step-action.tsx";
import { Count } from "../../parts/values.tsx";

/** Corrections of players' points, which two operators agree on. */
export default function CorrectionsScreen() {
  const t = useWords("comps");
  const listing = useListing(
    listCompCorrections,
    { query: {} },
    {
      rows: (page) => page,
      next: ({ id }) => ({ after: id }),
    },
  );
  return (
    <ProposalsPage
      title={t("corrections")}
      about={t("correctionsAbout")}
      listing={listing}
      columns={useColumns()}
      empty={t("noCorrections")}
      propose={{
        endpoint: proposeCompCorrection,
        button: t("proposeCorrection"),
        title: t("proposeCorrectionTitle"),
        done: t("proposed"),
      }}
    />
  );
}

function useColumns(): readonly Column<CompCorrectionView>[] {
  const t = useWords("comps");
  return [
    {
      id: "player",
      head: t("player"),
      isMain: true,
      cell: ({ player_id }) => `#${player_id}`,
      to: ({ player_id }) => `/players/${player_id}`,
    },
    {
      id: "points",
      head: t("points"),
      atEnd: true,
      cell: ({ points }) => <Count value={points} />,
    },
    { id: "reason", head: t("reason"), cell: ({ reason }) => reason },
    ...useStepColumns<CompCorrectionView>(),
    { id: "steps", head: t("steps"), cell: (one) => <Steps correction={one} /> },
  ];
}

function Steps({ correction }: { readonly correction: CompCorrectionView }) {
  const { id, player_id, state } = correction;
  if (state !== "proposed") return null;
  const name = `#${player_id}`;
  return (
    <span className="flex gap-2">
      <StepAction endpoint={makeCompCorrection} step="make" name={name} params={{ id }} />
      <StepAction endpoint={dropCompCorrection} step="drop" name={name} params={{ id }} />
    </span>
  );
}
