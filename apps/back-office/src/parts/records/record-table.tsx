import { clsx } from "clsx";
import type { KeyboardEvent, ReactNode } from "react";
import { Link } from "../link.tsx";

/** A column of a table of records. */
export interface Column<Row> {
  readonly id: string;
  readonly head: string;
  /** Draws a cell; null leaves it empty, and out of the card on narrow screens. */
  readonly cell: (row: Row) => ReactNode;
  /** Numbers stand at the end of their column. */
  readonly atEnd?: boolean;
  /** The record's name: the title of its card on narrow screens. */
  readonly isMain?: boolean;
  /** Address that the cell leads to; null for none. */
  readonly to?: (row: Row) => string | null;
}

/** Moves the focus to the link of the next or previous row. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>(".row-link")];
  const at = links.indexOf(document.activeElement as HTMLElement);
  if (step === 0 || at < 0) return;
  event.preventDefault();
  links[at + step]?.focus();
}

/**
 * A table of records; on narrow screens a list of cards. Arrow keys lead from row to row. Its parts are named
 * by roles: the elements of a table lose their meaning where they are drawn as cards.
 */
export function RecordTable<Row>({
  label,
  columns,
  rows,
  keyOf,
}: {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
}) {
  return (
    <div className="records-place overflow-x-auto">
      <div role="table" aria-label={label} className="records" onKeyDown={moveFocus}>
        <div role="rowgroup" className="records-head">
          <div role="row">
            {columns.map(({ id, head, atEnd }) => (
              <span key={id} role="columnheader" className={clsx(atEnd && "at-end")}>
                {head}
              </span>
            ))}
          </div>
        </div>
        <div role="rowgroup" className="records-body">
          {rows.map((row) => (
            <div key={keyOf(row)} role="row">
              {columns.map((column) => (
                <Cell key={column.id} column={column} row={row} />
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

function Cell<Row>({ column, row }: { readonly column: Column<Row>; readonly row: Row }) {
  const { head, cell, atEnd, isMain, to } = column;
  const address = to?.(row) ?? null;
  const content = cell(row);
  return (
    <div
      role="cell"
      data-label={head}
      className={clsx(atEnd && "at-end money", isMain && "is-main")}
    >
      {address === null ? (
        content
      ) : (
        <Link to={address} className={clsx(isMain && "row-link font-semibold")}>
          {content}
        </Link>
      )}
    </div>
  );
}
