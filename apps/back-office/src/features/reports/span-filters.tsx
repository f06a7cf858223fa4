import { useWords } from "../../i18n/use-words.ts";
import { Filters, TextFilter } from "../../parts/filters.tsx";
import type { ReactNode } from "react";

const DAY_MS = 86_400_000;

/** Returns a UTC day so many days ago: `2026-11-29`. */
const dayAgo = (days: number): string =>
  new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

/** Returns the days that a report begins with: the last four weeks. */
export const recentSpan = () => ({ from: dayAgo(27), to: dayAgo(0) });

/** The filters of a report: its days in UTC, and what else it takes. */
export function SpanFilters({
  span,
  onChange,
  children,
}: {
  readonly span: { readonly from: string; readonly to: string };
  readonly onChange: (span: { readonly from?: string; readonly to?: string }) => void;
  readonly children?: ReactNode;
}) {
  const t = useWords("reports");
  return (
    <Filters>
      <TextFilter
        label={t("from")}
        type="date"
        value={span.from}
        onChange={(from) => onChange({ from })}
      />
      <TextFilter label={t("to")} type="date" value={span.to} onChange={(to) => onChange({ to })} />
      {children}
    </Filters>
  );
}

/** Says since when there are figures: days before are not covered. */
export function Coverage({ since }: { readonly since: string | null }) {
  const t = useWords("reports");
  return (
    <p className="text-dim text-sm">
      {since === null ? t("notCovered") : t("coveredSince", { day: since.slice(0, 10) })}
    </p>
  );
}
