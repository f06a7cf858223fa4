import type { FileAnswer } from "@houselight/contracts";
import { csvOf, csvRows, type Operator, Refused } from "#platform/http";
import type { House } from "#platform/module";
import { appendTrailEntries } from "../audit-trail.ts";
import { selectTrailEntries, type TrailEntry, type TrailPage } from "./trail-store.ts";

/** Entries of one file at most, and how many are read at once. */
const ENTRIES_MAX = 10_000;
const PAGE = 500;
/** Characters of one file at most: a setting alone may have a hundred thousand. */
const CHARACTERS_MAX = 16_000_000;

const COLUMNS = [
  "id",
  "at",
  "operator",
  "action",
  "subject",
  "session",
  "ip",
  "request",
  "detail",
  "hash",
];

type Asked = Omit<TrailPage, "before" | "limit">;

/**
 * Returns the entries that are asked for as CSV, latest first and whole: what does not fit into one file is
 * refused. The export itself is on the trail. Throws Refused: trail_export_too_long.
 */
export async function exportTrail(
  house: House,
  operator: Operator,
  asked: Asked,
  entriesMax = ENTRIES_MAX,
): Promise<FileAnswer> {
  const pages: string[] = [csvOf(COLUMNS, [])];
  let [entries, characters] = [0, 0];
  let last: TrailEntry | undefined;
  for (let isMore = true; isMore; ) {
    const page = { ...asked, before: last?.id ?? null, limit: PAGE };
    const read = await selectTrailEntries(house.database, page);
    const text = csvRows(read.map(rowOf));
    entries += read.length;
    characters += text.length;
    if (entries > entriesMax || characters > CHARACTERS_MAX)
      throw new Refused("trail_export_too_long");
    pages.push(text);
    last = read.at(-1);
    isMore = read.length === PAGE;
  }
  const at = house.clock.now();
  const { from, to, ...rest } = asked;
  const detail = {
    ...rest,
    from: from?.toISOString() ?? null,
    to: to?.toISOString() ?? null,
    entries,
  };
  const entry = { action: "audit.exported", subject: "audit trail", detail };
  await house.database.tx((tx) => appendTrailEntries(tx, [{ at, operator, ...entry }]));
  return {
    file_name: `audit-${at.toISOString().slice(0, 10)}.csv`,
    content_type: "text/csv; charset=utf-8",
    bytes: new TextEncoder().encode(pages.join("")),
  };
}

/** Returns an entry as a row; where its operator was stands in columns of its own. */
function rowOf({ id, at, operator, action, subject, detail, hash }: TrailEntry) {
  const { origin } = detail as { readonly origin?: Readonly<Record<string, string | null>> };
  return [
    Number(id),
    at.toISOString(),
    operator,
    action,
    subject,
    origin?.["session"] ?? null,
    origin?.["ip"] ?? null,
    origin?.["request"] ?? null,
    JSON.stringify(detail),
    hash,
  ];
}
