import { closeRiskCase, listRiskCases, type RiskCaseView } from "@houselight/contracts/accounts";
import { useListing } from "../../api/use-listing.ts";
import { useMay } from "../../data/operator.ts";
import { useWords } from "../../i18n/use-words.ts";
import { ActionDialog } from "../../parts/form/action-dialog.tsx";
import { ReasonInput } from "../../parts/form/inputs.tsx";
import { Page } from "../../parts/page.tsx";
import type { Column } from "../../parts/records/record-table.tsx";
import { Records } from "../../parts/records/records.tsx";
import { Moment } from "../../parts/values.tsx";

/** Pairs of accounts that are likely one person's. */
export default function RiskCasesScreen() {
  const t = useWords("players");
  const listing = useListing(
    listRiskCases,
    { query: {} },
    { rows: (page) => page, next: ({ id }) => ({ before: id }) },
  );
  return (
    <Page title={t("riskCases")} about={t("riskCasesAbout")}>
      <Records
        label={t("riskCases")}
        listing={listing}
        columns={useColumns()}
        keyOf={({ id }) => id}
        empty={t("noRiskCases")}
      />
    </Page>
  );
}

function useColumns(): readonly Column<RiskCaseView>[] {
  const t = useWords("players");
  const may = useMay();
  return [
    {
      id: "player",
      head: t("player"),
      isMain: true,
      cell: ({ player_id }) => `#${player_id}`,
      to: ({ player_id }) => `/players/${player_id}`,
    },
    {
      id: "other",
      head: t("likelyAlso"),
      cell: ({ other_player_id }) => `#${other_player_id}`,
      to: ({ other_player_id }) => `/players/${other_player_id}`,
    },
    {
      id: "kind",
      head: t("alikeBy"),
      cell: ({ kind }) => (t.has(`likeness.${kind}`) ? t(`likeness.${kind}`) : kind),
    },
    { id: "at", head: t("openedAt"), cell: ({ opened_at }) => <Moment at={opened_at} /> },
    {
      id: "close",
      head: t("closeCase"),
      cell: ({ id }) =>
        may("players.groups") ? (
          <ActionDialog
            endpoint={closeRiskCase}
            opens={t("closeCase")}
            title={t("closeCaseTitle")}
            text={t("closeCaseText")}
            submit={t("closeCase")}
            done={t("caseClosed")}
            inputOf={({ reason = "" }) => ({ params: { id }, body: { reason } })}
          >
            <ReasonInput />
          </ActionDialog>
        ) : null,
    },
  ];
}
