import type { ReactNode } from "react";

/** A sheet beside the table: its name, a short note to the right of it, and what it holds. */
export const TablePanel = ({
  title,
  note,
  children,
}: {
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}) => (
  <section className="flex min-w-0 flex-col gap-2 rounded-tile bg-surface-1 p-4 shadow-paper">
    <div className="flex flex-wrap items-baseline justify-between gap-x-3">
      <h2 className="text-md">{title}</h2>
      {note ? <p className="money text-dim text-xs">{note}</p> : null}
    </div>
    {children}
  </section>
);
