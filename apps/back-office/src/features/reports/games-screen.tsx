import { getGamesReport, type ReportGameView } from "@houselight/contracts/reports";
import { useState } from "react";
import { useRead } from "../../api/queries.ts";
import { useWords } from "../../i18n/use-words.ts";
import { TextFilter } from "../../parts/filters.tsx";
import { Page } from "../../parts/page.tsx";
import type { Column } from "../../parts/records/record-table.tsx";
import { useFilters } from "../../parts/use-filters.ts";
import { Amount, Count } from "../../parts/values.tsx";
import { ReportTable } from "./report-table.tsx";
import { recentSpan, SpanFilters } from "./span-filters.tsx";

/** Games by what was staked on them, with the return that they had beside the published one. */
export default function GamesScreen() {
  const t = useWords("reports");
  const [recent] = useState(recentSpan);
  const [filters, setFilters] = useFilters({ ...recent, currency: "EUR", licence: "" });
  const { from, to, currency, licence } = filters;
  const query = { from, to, currency, ...(licence ? { licence } : {}) };
  const read = useRead(getGamesReport, { query });
  return (
    <Page title={t("games")} about={t("gamesAbout")}>
      <SpanFilters span={filters} onChange={setFilters}>
        <TextFilter
          label={t("currency")}
          value={currency}
          onChange={(next) => setFilters({ currency: next.toUpperCase() })}
        />
        <TextFilter
          label={t("licence")}
          value={licence}
          onChange={(next) => setFilters({ licence: next.toUpperCase() })}
        />
      </SpanFilters>
      <ReportTable
        read={read}
        rows={({ games }) => games}
        columns={useColumns(currency)}
        keyOf={({ slug }) => slug}
        label={t("games")}
        csv={`/api/back_office/reports/games.csv?${new URLSearchParams(query)}`}
      />
    </Page>
  );
}

function useColumns(currency: string): readonly Column<ReportGameView>[] {
  const t = useWords("reports");
  return [
    { id: "game", head: t("game"), isMain: true, cell: ({ name }) => name },
    {
      id: "rounds",
      head: t("rounds"),
      atEnd: true,
      cell: ({ rounds }) => <Count value={rounds} />,
    },
    {
      id: "stakes",
      head: t("columns.stakes"),
      atEnd: true,
      cell: ({ stake_cents }) => <Amount cents={stake_cents} currency={currency} />,
    },
    {
      id: "wins",
      head: t("columns.wins"),
      atEnd: true,
      cell: ({ win_cents }) => <Amount cents={win_cents} currency={currency} />,
    },
    {
      id: "actual",
      head: t("actualReturn"),
      atEnd: true,
      cell: ({ actual_percent }) => percent(actual_percent),
    },
    {
      id: "published",
      head: t("publishedReturn"),
      atEnd: true,
      cell: ({ published_percent, highest_published_percent }) =>
        [percent(published_percent), percent(highest_published_percent)]
          .filter(Boolean)
          .join(" – "),
    },
  ];
}

const percent = (value: string | null): string | null => (value === null ? null : `${value} %`);
