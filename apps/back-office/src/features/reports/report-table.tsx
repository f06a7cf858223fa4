import { Button } from "@houselight/ui";
import type { UseQueryResult } from "@tanstack/react-query";
import { useWords } from "../../i18n/use-words.ts";
import { ReadState } from "../../parts/read-state.tsx";
import { type Column, RecordTable } from "../../parts/records/record-table.tsx";
import { Coverage } from "./span-filters.tsx";

/** The rows of a report, with since when they are covered and the way to the same as CSV. */
export function ReportTable<Row, Answer extends { readonly covered_since: string | null }>({
  read,
  rows,
  columns,
  keyOf,
  label,
  csv,
}: {
  readonly read: UseQueryResult<Answer>;
  readonly rows: (answer: Answer) => readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string;
  readonly label: string;
  /** Address of the same report as CSV. */
  readonly csv: string;
}) {
  const t = useWords("reports");
  if (!read.data) return <ReadState error={read.error} retry={() => void read.refetch()} />;
  const shown = rows(read.data);
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Coverage since={read.data.covered_since} />
        <Button
          size="small"
          className="ml-auto"
          onClick={() => {
            // Each export is on the audit trail: a link would be fetched ahead.
            window.location.assign(csv);
          }}
        >
          {t("asCsv")}
        </Button>
      </div>
      <div className="min-w-0 overflow-hidden rounded-tile border border-line bg-surface-1">
        {shown.length === 0 ? (
          <p className="p-5 text-dim">{t("none")}</p>
        ) : (
          <RecordTable label={label} rows={shown} columns={columns} keyOf={keyOf} />
        )}
      </div>
    </>
  );
}
