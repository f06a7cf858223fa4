import { listTrailEntries, type TrailEntryView } from "@houselight/contracts/staff";
import { useListing } from "../../api/use-listing.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Filters, SelectFilter, TextFilter } from "../../parts/filters.tsx";
import { Page } from "../../parts/page.tsx";
import type { Column } from "../../parts/records/record-table.tsx";
import { Records } from "../../parts/records/records.tsx";
import { useFilters } from "../../parts/use-filters.ts";
import { Moment } from "../../parts/values.tsx";
import { CheckChain } from "./check-chain.tsx";
import { ExportTrail } from "./export-trail.tsx";

/** Area of what a regulator asks to be kept by itself: large stakes and the like. */
const SIGNIFICANT = "significant.";

/** Everything that operators did, the latest first; each entry's hash covers the one before it. */
export default function AuditScreen() {
  const t = useWords("audit");
  const [filters, setFilters] = useFilters({
    subject: "",
    operator: "",
    action: "",
    from: "",
    to: "",
  });
  const given = queryOf(filters);
  const listing = useListing(
    listTrailEntries,
    { query: given },
    {
      rows: (page) => page,
      next: ({ id }) => ({ before: id }),
    },
  );
  return (
    <Page title={t("trail")} about={t("about")} actions={<Actions query={given} />}>
      <Filters>
        <SelectFilter
          label={t("kind")}
          value={filters.action === SIGNIFICANT ? SIGNIFICANT : ""}
          options={[
            ["", t("all")],
            [SIGNIFICANT, t("significant")],
          ]}
          onChange={(action) => setFilters({ action })}
        />
        <TextFilter
          label={t("subject")}
          value={filters.subject}
          onChange={(subject) => setFilters({ subject })}
        />
        <TextFilter
          label={t("operator")}
          value={filters.operator}
          onChange={(operator) => setFilters({ operator })}
        />
        <TextFilter
          label={t("action")}
          value={filters.action}
          onChange={(action) => setFilters({ action })}
        />
        <TextFilter
          label={t("from")}
          type="date"
          value={filters.from}
          onChange={(from) => setFilters({ from })}
        />
        <TextFilter
          label={t("to")}
          type="date"
          value={filters.to}
          onChange={(to) => setFilters({ to })}
        />
      </Filters>
      <Records
        label={t("trail")}
        listing={listing}
        columns={useColumns()}
        keyOf={({ id }) => id}
        empty={t("none")}
      />
    </Page>
  );
}

function Actions({ query }: { readonly query: Readonly<Record<string, string>> }) {
  return (
    <>
      <CheckChain />
      <ExportTrail query={query} />
    </>
  );
}

const DAY_MS = 86_400_000;

/** Returns what the trail is asked: from the beginning of a day in UTC, to the end of another. */
function queryOf({ from, to, ...rest }: Readonly<Record<string, string>>): Record<string, string> {
  const asked = {
    ...rest,
    from: from ? `${from}T00:00:00Z` : "",
    to: to ? new Date(Date.parse(to) + DAY_MS).toISOString() : "",
  };
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ""));
}

/** Returns the screen of a subject that is a player; null for every other. */
const subjectPath = ({ subject }: TrailEntryView): string | null => {
  const player = /^player (\d+)$/.exec(subject)?.[1];
  return player ? `/players/${player}` : null;
};

function useColumns(): readonly Column<TrailEntryView>[] {
  const t = useWords("audit");
  return [
    { id: "id", head: t("number"), atEnd: true, cell: ({ id }) => id },
    { id: "at", head: t("at"), cell: ({ at }) => <Moment at={at} /> },
    { id: "operator", head: t("operator"), cell: ({ operator }) => operator ?? t("house") },
    { id: "action", head: t("action"), isMain: true, cell: ({ action }) => <code>{action}</code> },
    { id: "subject", head: t("subject"), cell: ({ subject }) => subject, to: subjectPath },
    {
      id: "detail",
      head: t("detail"),
      cell: ({ detail, hash }) => (
        <details className="text-xs">
          <summary className="cursor-pointer break-all">
            <code>{JSON.stringify(detail).slice(0, 80)}</code>
          </summary>
          <pre className="mt-1 overflow-x-auto whitespace-pre-wrap break-all text-left">
            {JSON.stringify(detail, null, 2)}
          </pre>
          <code className="break-all text-dim">{hash}</code>
        </details>
      ),
    },
  ];
}
