import type { Queryable } from "#platform/database";

/** A row that breaks an invariant: which one, and how. */
interface Finding {
  /** Ids that lead to the row: `round 1001/0198…`. */
  readonly subject: string;
  readonly detail: string;
}

export interface InvariantResult {
  readonly id: string;
  readonly title: string;
  /** Number and kind of what was checked: `12 currencies`. */
  readonly checked: string;
  /** Number of rows that break it. */
  readonly violations: number;
  /** The first of them. */
  readonly findings: readonly Finding[];
}

/**
 * A sentence that holds at every moment. Each of its queries is one statement, and so sees one
 * moment: it can be asked while the house runs.
 */
export interface Invariant {
  readonly id: string;
  readonly title: string;
  /** Plural noun of what is counted, beside the query that returns `count`. */
  readonly unit: string;
  readonly count: string;
  /** Answers `subject` and `detail` as text for every row that breaks it. */
  readonly violations: string;
}

/** Fresh statistics: without them, as the embedded database has none of its own, joins go row by row. */
export const refreshStatistics = (queryable: Queryable): Promise<unknown> =>
  queryable.query("analyze");

const FINDINGS_MAX = 10;

export async function checkInvariant(
  queryable: Queryable,
  { id, title, unit, count, violations }: Invariant,
): Promise<InvariantResult> {
  const [counted] = await queryable.query<{ count: bigint }>(count);
  const rows = await queryable.query<Finding & { total: bigint }>(
    `select subject, detail, count(*) over () as total from (${violations}) as found
     order by subject, detail limit ${FINDINGS_MAX}`,
  );
  return {
    id,
    title,
    checked: `${counted?.count ?? 0n} ${unit}`,
    violations: Number(rows[0]?.total ?? 0n),
    findings: rows.map(({ subject, detail }) => ({ subject, detail })),
  };
}
