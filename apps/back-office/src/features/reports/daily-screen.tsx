import {
  getDailyReport,
  REPORT_PRODUCTS,
  type ReportDayView,
  type ReportTotalView,
} from "@houselight/contracts/reports";
import { useState } from "react";
import { useRead } from "../../api/queries.ts";
import { useWords } from "../../i18n/use-words.ts";
import { SelectFilter, TextFilter } from "../../parts/filters.tsx";
import { Page, Panel } from "../../parts/page.tsx";
import { type Column, RecordTable } from "../../parts/records/record-table.tsx";
import { useFilters } from "../../parts/use-filters.ts";
import { Amount, Count } from "../../parts/values.tsx";
import { ReportTable } from "./report-table.tsx";
import { recentSpan, SpanFilters } from "./span-filters.tsx";

/** Stakes, wins, revenue and payments by UTC day and currency. */
export default function DailyScreen() {
  const t = useWords("reports");
  const [recent] = useState(recentSpan);
  const [filters, setFilters] = useFilters({ ...recent, currency: "", licence: "", product: "" });
  const { from, to, currency, licence } = filters;
  const product = REPORT_PRODUCTS.find((one) => one === filters.product);
  const query = {
    from,
    to,
    ...(currency ? { currency } : {}),
    ...(licence ? { licence } : {}),
    ...(product ? { product } : {}),
  };
  const read = useRead(getDailyReport, { query });
  const columns = useColumns<ReportDayView>();
  return (
    <Page title={t("daily")} about={t("dailyAbout")}>
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
        <SelectFilter
          label={t("product")}
          value={filters.product}
          options={[
            ["", t("all")],
            ...REPORT_PRODUCTS.map((one) => [one, t(`products.${one}`)] as const),
          ]}
          onChange={(next) => setFilters({ product: next })}
        />
      </SpanFilters>
      {read.data && read.data.totals.length > 0 ? <Totals totals={read.data.totals} /> : null}
      <ReportTable
        read={read}
        rows={({ days }) => days}
        columns={[
          {
            id: "day",
            head: t("day"),
            isMain: true,
            cell: ({ day, open }) => (open ? `${day} · ${t("open")}` : day),
          },
          { id: "currency", head: t("currency"), cell: (row) => row.currency },
          ...columns,
        ]}
        keyOf={({ day, currency: code }) => `${day}${code}`}
        label={t("daily")}
        csv={`/api/back_office/reports/daily.csv?${new URLSearchParams(query)}`}
      />
    </Page>
  );
}

/** Sums of the days, one for each currency. */
function Totals({ totals }: { readonly totals: readonly ReportTotalView[] }) {
  const t = useWords("reports");
  return (
    <Panel title={t("totals")}>
      <RecordTable
        label={t("totals")}
        rows={totals}
        keyOf={({ currency }) => currency}
        columns={[
          { id: "currency", head: t("currency"), isMain: true, cell: ({ currency }) => currency },
          ...useColumns<ReportTotalView>(),
        ]}
      />
    </Panel>
  );
}

function useColumns<Row extends ReportTotalView>(): readonly Column<Row>[] {
  const t = useWords("reports");
  const amount = (id: string, cents: (row: Row) => number | null | undefined): Column<Row> => ({
    id,
    head: t(`columns.${id}`),
    atEnd: true,
    cell: (row) => {
      const value = cents(row);
      return value === null || value === undefined ? null : (
        <Amount cents={value} currency={row.currency} />
      );
    },
  });
  return [
    {
      id: "wagers",
      head: t("columns.wagers"),
      atEnd: true,
      cell: ({ wagers }) => <Count value={wagers} />,
    },
    amount("stakes", (row) => row.stake_cash_cents + row.stake_bonus_cents),
    amount("wins", (row) => row.win_cash_cents + row.win_bonus_cents),
    amount("revenue", (row) => row.revenue_cents),
    amount("bonusCost", (row) => row.bonus_cost_cents),
    amount("net", (row) => row.net_cents),
    amount("deposits", (row) => row.money?.deposits_cents),
    amount("withdrawals", (row) => row.money?.withdrawals_cents),
  ];
}
