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

/** Tells whether a house was ever begun in a database. */
export async function hasHouse(queryable: Queryable): Promise<boolean> {
  const [found] = await queryable.query<{ is_there: boolean }>(
    "select to_regclass('platform.migrations') is not null as is_there",
  );
  return found?.is_there === true;
}

/** Fresh statistics: without them, as the embedded database has none of its own, joins go row by row. */
export const refreshStatistics = (queryable: Queryable): Promise<unknown> =>
  queryable.query("analyze");

/**
 * An invariant about rows of players: players behind `$1`, up to `$2`, are checked in one statement and so
 * in one moment, however many there are in all.
 */
export interface InvariantOfPlayers extends Invariant {
  /** Answers `player_id` of whomever there is something to check of. */
  readonly players: string;
}

const FINDINGS_MAX = 10;

export async function checkInvariant(
  queryable: Queryable,
  { id, title, unit, count, violations }: Invariant,
): Promise<InvariantResult> {
  const [counted] = await queryable.query<{ count: bigint }>(count);
  const found = await findViolations(queryable, violations);
  return { id, title, checked: `${counted?.count ?? 0n} ${unit}`, ...found };
}

const PLAYERS_AT_ONCE = 1_000;

/** Checks an invariant player by player, so many in a statement. */
export async function checkByPlayers(
  queryable: Queryable,
  { id, title, unit, count, violations: broken, players }: InvariantOfPlayers,
  atOnce = PLAYERS_AT_ONCE,
): Promise<InvariantResult> {
  const [counted] = await queryable.query<{ count: bigint }>(count);
  const findings: Finding[] = [];
  let violations = 0;
  for (let after: bigint | null = 0n; after !== null; ) {
    const through: bigint | null = await lastOfPage(queryable, players, { after, atOnce });
    if (through !== null) {
      const found = await findViolations(queryable, broken, [after, through]);
      violations += found.violations;
      findings.push(...found.findings.slice(0, FINDINGS_MAX - findings.length));
    }
    after = through;
  }
  return { id, title, checked: `${counted?.count ?? 0n} ${unit}`, violations, findings };
}

async function lastOfPage(
  queryable: Queryable,
  players: string,
  { after, atOnce }: { readonly after: bigint; readonly atOnce: number },
): Promise<bigint | null> {
  const [row] = await queryable.query<{ last: bigint | null }>(
    `select max(player_id) as last from (
       select distinct player_id from (${players}) p where player_id > $1 order by player_id limit $2) page`,
    [after, atOnce],
  );
  return row?.last ?? null;
}

async function findViolations(
  queryable: Queryable,
  violations: string,
  parameters: readonly bigint[] = [],
): Promise<Pick<InvariantResult, "violations" | "findings">> {
  const rows = await queryable.query<Finding & { total: bigint }>(
    `select subject, detail, count(*) over () as total from (${violations}) as found
     order by subject, detail limit ${FINDINGS_MAX}`,
    parameters,
  );
  return {
    violations: Number(rows[0]?.total ?? 0n),
    findings: rows.map(({ subject, detail }) => ({ subject, detail })),
  };
}
