import {
  closeInfectedFile,
  type InfectedFileView,
  listInfectedFiles,
} from "@houselight/contracts/verification";
import { useListing } from "../../api/use-listing.ts";
import { useWords } from "../../i18n/use-words.ts";
import { ActionDialog } from "../../parts/form/action-dialog.tsx";
import { ReasonInput } from "../../parts/form/inputs.tsx";
import { Page } from "../../parts/page.tsx";
import type { Column } from "../../parts/records/record-table.tsx";
import { Records } from "../../parts/records/records.tsx";
import { Count, Moment } from "../../parts/values.tsx";

/** Files in which the scanner found something; nothing of them is kept. */
export default function InfectedFilesScreen() {
  const t = useWords("verification");
  const listing = useListing(
    listInfectedFiles,
    { query: {} },
    {
      rows: (page) => page,
      next: ({ id }) => ({ after: id }),
    },
  );
  return (
    <Page title={t("infected")} about={t("infectedAbout")}>
      <Records
        label={t("infected")}
        listing={listing}
        columns={useColumns()}
        keyOf={({ id }) => id}
        empty={t("noInfected")}
      />
    </Page>
  );
}

function useColumns(): readonly Column<InfectedFileView>[] {
  const t = useWords("verification");
  return [
    {
      id: "player",
      head: t("player"),
      isMain: true,
      cell: ({ player_id }) => `#${player_id}`,
      to: ({ player_id }) => `/players/${player_id}`,
    },
    { id: "kind", head: t("document"), cell: ({ kind }) => t(`documentKinds.${kind}`) },
    { id: "virus", head: t("virus"), cell: ({ virus }) => <code>{virus}</code> },
    {
      id: "size",
      head: t("bytes"),
      atEnd: true,
      cell: ({ size_bytes }) => <Count value={size_bytes} />,
    },
    { id: "at", head: t("foundAt"), cell: ({ found_at }) => <Moment at={found_at} /> },
    {
      id: "close",
      head: t("closeCase"),
      cell: ({ id }) => (
        <ActionDialog
          endpoint={closeInfectedFile}
          opens={t("closeCase")}
          title={t("closeCaseTitle")}
          submit={t("closeCase")}
          done={t("caseClosed")}
          inputOf={({ reason = "" }) => ({ params: { id }, body: { reason } })}
        >
          <ReasonInput />
        </ActionDialog>
      ),
    },
  ];
}
