import { Button, Skeleton } from "@houselight/ui";
import type { ReactNode } from "react";
import type { Listing } from "../../api/use-listing.ts";
import { useErrorText, useWords } from "../../i18n/use-words.ts";
import { type Column, RecordTable } from "./record-table.tsx";

interface RecordsProps<Row> {
  readonly listing: Listing<Row>;
  /** Names the table for assistive technology. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string | number;
  /** Said where there are no rows. */
  readonly empty: ReactNode;
}

/** Records that come page by page: loading, failed, empty, or a table with a way to more of them. */
export function Records<Row>({ listing, label, columns, keyOf, empty }: RecordsProps<Row>) {
  const t = useWords("parts");
  const errorText = useErrorText();
  const { rows, error } = listing;
  return (
    <div
      // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form.
      role="group"
      aria-label={label}
      // Has the focus where a row or the button below goes beneath it (`useScreenFocus`).
      tabIndex={-1}
      className="min-w-0 overflow-hidden rounded-tile border border-line bg-surface-1"
    >
      {rows && rows.length > 0 ? (
        <RecordTable label={label} columns={columns} rows={rows} keyOf={keyOf} />
      ) : null}
      {rows?.length === 0 ? <p className="p-5 text-dim">{empty}</p> : null}
      {rows || error ? null : <Loading />}
      {error ? (
        <div role="alert" className="flex flex-wrap items-center gap-3 p-4">
          <p className="grow">{errorText(error)}</p>
          <Button size="small" onClick={listing.retry}>
            {t("retry")}
          </Button>
        </div>
      ) : null}
      {listing.hasMore ? (
        <div className="border-line border-t p-3 text-center">
          <Button size="small" busy={listing.loadingMore} onClick={listing.loadMore}>
            {t("more")}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function Loading() {
  const t = useWords("parts");
  return (
    <div role="status" className="flex flex-col gap-2 p-4">
      <span className="sr-only">{t("loading")}</span>
      {[0, 1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-7 bg-surface-2" />
      ))}
    </div>
  );
}
