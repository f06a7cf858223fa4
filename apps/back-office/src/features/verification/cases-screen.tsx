import {
  listVerificationCases,
  VERIFICATION_STATUSES,
  type VerificationCaseView,
} from "@houselight/contracts/verification";
import { Badge } from "@houselight/ui";
import { useListing } from "../../api/use-listing.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Filters, SelectFilter } from "../../parts/filters.tsx";
import { Page } from "../../parts/page.tsx";
import type { Column } from "../../parts/records/record-table.tsx";
import { Records } from "../../parts/records/records.tsx";
import { useFilters } from "../../parts/use-filters.ts";
import { Moment, State } from "../../parts/values.tsx";
import { VERIFICATION_TONES } from "./verification-tones.ts";

const LISTS = [...VERIFICATION_STATUSES, "renewal", "frozen"] as const;

/** Players by where their verification stands; who has waited longest comes first. */
export default function CasesScreen() {
  const t = useWords("verification");
  const [filters, setFilters] = useFilters({ status: "pending" });
  const status = LISTS.find((one) => one === filters.status) ?? "pending";
  const listing = useListing(
    listVerificationCases,
    { query: { status } },
    {
      rows: (page) => page,
      next: ({ player_id }) => ({ after: player_id }),
    },
  );
  return (
    <Page title={t("cases")} about={t("casesAbout")}>
      <Filters>
        <SelectFilter
          label={t("list")}
          value={status}
          options={LISTS.map((one) => [one, t(`states.${one}`)])}
          onChange={(next) => setFilters({ status: next })}
        />
      </Filters>
      <Records
        label={t("cases")}
        listing={listing}
        columns={useColumns()}
        keyOf={({ player_id }) => player_id}
        empty={t("noCases")}
      />
    </Page>
  );
}

function useColumns(): readonly Column<VerificationCaseView>[] {
  const t = useWords("verification");
  return [
    {
      id: "player",
      head: t("player"),
      isMain: true,
      cell: ({ player_id }) => `#${player_id}`,
      to: ({ player_id }) => `/verification/players/${player_id}`,
    },
    {
      id: "status",
      head: t("state"),
      cell: ({ status }) => (
        <State owner="verification" state={status} tones={VERIFICATION_TONES} />
      ),
    },
    { id: "since", head: t("since"), cell: ({ changed_at }) => <Moment at={changed_at} /> },
    {
      id: "frozen",
      head: t("frozen"),
      cell: ({ frozen }) => (frozen ? <Badge tone="bad">{t("states.frozen")}</Badge> : null),
    },
  ];
}
