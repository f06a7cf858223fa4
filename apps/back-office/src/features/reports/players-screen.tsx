import { getPlayersReport, type PlayersDayView } from "@houselight/contracts/reports";
import { useState } from "react";
import { useRead } from "../../api/queries.ts";
import { useWords } from "../../i18n/use-words.ts";
import { TextFilter } from "../../parts/filters.tsx";
import { Page } from "../../parts/page.tsx";
import type { Column } from "../../parts/records/record-table.tsx";
import { useFilters } from "../../parts/use-filters.ts";
import { Count } from "../../parts/values.tsx";
import { ReportTable } from "./report-table.tsx";
import { recentSpan, SpanFilters } from "./span-filters.tsx";

/** Registrations, players who played and players who paid in, by UTC day. */
export default function PlayersScreen() {
  const t = useWords("reports");
  const [recent] = useState(recentSpan);
  const [filters, setFilters] = useFilters({ ...recent, licence: "" });
  const { from, to, licence } = filters;
  const query = { from, to, ...(licence ? { licence } : {}) };
  const read = useRead(getPlayersReport, { query });
  return (
    <Page title={t("players")} about={t("playersAbout")}>
      <SpanFilters span={filters} onChange={setFilters}>
        <TextFilter
          label={t("licence")}
          value={licence}
          onChange={(next) => setFilters({ licence: next.toUpperCase() })}
        />
      </SpanFilters>
      <ReportTable
        read={read}
        rows={({ days }) => days}
        columns={useColumns()}
        keyOf={({ day }) => day}
        label={t("players")}
        csv={`/api/back_office/reports/players.csv?${new URLSearchParams(query)}`}
      />
    </Page>
  );
}

const COUNTS = ["registrations", "active", "depositors", "first_depositors"] as const;

function useColumns(): readonly Column<PlayersDayView>[] {
  const t = useWords("reports");
  return [
    {
      id: "day",
      head: t("day"),
      isMain: true,
      cell: ({ day, open }) => (open ? `${day} · ${t("open")}` : day),
    },
    ...COUNTS.map((name) => ({
      id: name,
      head: t(`counts.${name}`),
      atEnd: true,
      cell: (row: PlayersDayView) => <Count value={row[name]} />,
    })),
  ];
}
