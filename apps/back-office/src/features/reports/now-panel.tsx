import { getNowReport, type ReportDayView } from "@houselight/contracts/reports";
import { useRead } from "../../api/queries.ts";
import { useMay } from "../../data/operator.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Link } from "../../parts/link.tsx";
import { Panel } from "../../parts/page.tsx";
import { RecordTable } from "../../parts/records/record-table.tsx";
import { Amount, Count } from "../../parts/values.tsx";

const EVERY_MS = 30_000;

/** Today so far and yesterday, for those who may read reports; read anew every half a minute. */
export function NowPanel() {
  const may = useMay();
  return may("reports.read") ? <Now /> : null;
}

function Now() {
  const t = useWords("reports");
  const { data } = useRead(getNowReport, {}, { everyMs: EVERY_MS });
  const rows = [...(data?.today ?? []), ...(data?.yesterday ?? [])];
  if (rows.length === 0) return null;
  return (
    <Panel title={t("now")} actions={<Link to="/reports/daily">{t("allDays")}</Link>}>
      <RecordTable<ReportDayView>
        label={t("now")}
        rows={rows}
        keyOf={({ day, currency }) => `${day}${currency}`}
        columns={[
          {
            id: "day",
            head: t("day"),
            isMain: true,
            cell: ({ day, open }) => (open ? `${day} · ${t("open")}` : day),
          },
          { id: "currency", head: t("currency"), cell: ({ currency }) => currency },
          {
            id: "wagers",
            head: t("columns.wagers"),
            atEnd: true,
            cell: ({ wagers }) => <Count value={wagers} />,
          },
          {
            id: "revenue",
            head: t("columns.revenue"),
            atEnd: true,
            cell: ({ revenue_cents, currency }) => (
              <Amount cents={revenue_cents} currency={currency} />
            ),
          },
          {
            id: "deposits",
            head: t("columns.deposits"),
            atEnd: true,
            cell: ({ money, currency }) =>
              money && <Amount cents={money.deposits_cents} currency={currency} />,
          },
          {
            id: "withdrawals",
            head: t("columns.withdrawals"),
            atEnd: true,
            cell: ({ money, currency }) =>
              money && <Amount cents={money.withdrawals_cents} currency={currency} />,
          },
        ]}
      />
    </Panel>
  );
}
