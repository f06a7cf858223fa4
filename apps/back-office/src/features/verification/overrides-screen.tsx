import {
  listVerificationOverrides,
  type VerificationOverrideView,
} from "@houselight/contracts/verification";
import { useListing } from "../../api/use-listing.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Page } from "../../parts/page.tsx";
import type { Column } from "../../parts/records/record-table.tsx";
import { Records } from "../../parts/records/records.tsx";
import { Moment } from "../../parts/values.tsx";

/** Approvals by hand that wait for a second operator; they are decided in the player's file. */
export default function OverridesScreen() {
  const t = useWords("verification");
  const listing = useListing(
    listVerificationOverrides,
    { query: {} },
    { rows: (page) => page, next: ({ id }) => ({ after: id }) },
  );
  return (
    <Page title={t("overrides")} about={t("overridesAbout")}>
      <Records
        label={t("overrides")}
        listing={listing}
        columns={useColumns()}
        keyOf={({ id }) => id}
        empty={t("noOverrides")}
      />
    </Page>
  );
}

function useColumns(): readonly Column<VerificationOverrideView>[] {
  const t = useWords("verification");
  return [
    {
      id: "player",
      head: t("player"),
      isMain: true,
      cell: ({ player_id }) => `#${player_id}`,
      to: ({ player_id }) => `/verification/players/${player_id}`,
    },
    { id: "why", head: t("why"), cell: ({ reason }) => reason },
    { id: "by", head: t("proposedBy"), cell: ({ proposed_by }) => proposed_by },
    { id: "since", head: t("since"), cell: ({ proposed_at }) => <Moment at={proposed_at} /> },
    { id: "until", head: t("waitsUntil"), cell: ({ expires_at }) => <Moment at={expires_at} /> },
  ];
}
