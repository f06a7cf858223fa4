import {
  listSettingProposals,
  type SettingProposalView,
} from "@houselight/contracts/configuration";
import { useListing } from "../../api/use-listing.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Filters, SelectFilter } from "../../parts/filters.tsx";
import { Page } from "../../parts/page.tsx";
import type { Column } from "../../parts/records/record-table.tsx";
import { Records } from "../../parts/records/records.tsx";
import { useStepColumns } from "../../parts/records/step-columns.tsx";
import { useFilters } from "../../parts/use-filters.ts";
import { Moment } from "../../parts/values.tsx";
import { ChangeList } from "./change-list.tsx";
import { ProposalSteps } from "./proposal-steps.tsx";

/** Choices of guarded settings, which two operators agree on. They are proposed at the setting. */
export default function ProposalsScreen() {
  const t = useWords("settings");
  const [filters, setFilters] = useFilters({ state: "open" });
  const state = filters.state === "decided" ? "decided" : "open";
  const listing = useListing(
    listSettingProposals,
    { query: { state } },
    { rows: (page) => page, next: ({ id }) => ({ after: id }) },
  );
  return (
    <Page
      title={t("proposals")}
      up={{ to: "/settings", label: t("settings") }}
      about={t("proposalsAbout")}
    >
      <Filters>
        <SelectFilter
          label={t("which")}
          value={state}
          options={[
            ["open", t("waiting")],
            ["decided", t("decided")],
          ]}
          onChange={(next) => setFilters({ state: next })}
        />
      </Filters>
      <Records
        label={t("proposals")}
        listing={listing}
        columns={useColumns()}
        keyOf={({ id }) => id}
        empty={t("noProposals")}
      />
    </Page>
  );
}

function useColumns(): readonly Column<SettingProposalView>[] {
  const t = useWords("settings");
  return [
    {
      id: "name",
      head: t("setting"),
      isMain: true,
      cell: ({ name }) => <code>{name}</code>,
      to: ({ name }) => `/settings/${name}`,
    },
    {
      id: "changes",
      head: t("changes"),
      cell: ({ former, value }) => <ChangeList from={former} to={value} />,
    },
    {
      id: "reason",
      head: t("reason"),
      cell: ({ reason, drop_reason }) => (
        <span className="flex flex-col text-xs">
          <span>{reason}</span>
          <span className="text-dim">{drop_reason}</span>
        </span>
      ),
    },
    { id: "by", head: t("proposedBy"), cell: ({ proposed_by }) => proposed_by },
    { id: "until", head: t("until"), cell: ({ expires_at }) => <Moment at={expires_at} /> },
    ...useStepColumns<SettingProposalView>(),
    { id: "steps", head: t("steps"), cell: (one) => <ProposalSteps proposal={one} /> },
  ];
}
