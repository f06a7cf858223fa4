import type { Queryable, Tx } from "#platform/database";
import type { Selection } from "../bets/bet.ts";

/** Stakes and exposure of a selection, hundredths of a euro. */
export interface Exposed extends Selection {
  readonly stakesEur: bigint;
  readonly exposureEur: bigint;
}

interface ExposedRow {
  readonly fixture_id: bigint;
  readonly market_id: number;
  readonly specifiers: string;
  readonly selection_id: string;
  readonly stakes_eur: bigint;
  readonly exposure_eur: bigint;
}

/** Reads on what the house may lose most, of fixtures that are on or to come. */
export async function selectExposed(queryable: Queryable, limit: number): Promise<Exposed[]> {
  const rows = await queryable.query<ExposedRow>(
    `select l.fixture_id, l.market_id, l.specifiers, l.selection_id, l.stakes_eur,
       l.returns_eur - l.stakes_eur as exposure_eur
     from sportsbook.fixtures f join sportsbook.liabilities l on l.fixture_id = f.id
     where f.status in ('upcoming', 'live') and l.stakes_eur > 0
     order by exposure_eur desc, l.fixture_id, l.market_id, l.specifiers, l.selection_id limit $1`,
    [limit],
  );
  return rows.map((row) => ({
    fixtureId: row.fixture_id,
    marketId: row.market_id,
    specifiers: row.specifiers,
    selectionId: row.selection_id,
    stakesEur: row.stakes_eur,
    exposureEur: row.exposure_eur,
  }));
}

/** An entry of a fixture's record. */
export interface RecordedChange {
  readonly id: bigint;
  readonly at: Date;
  readonly by: string;
  readonly kind: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** Reads what happened to a fixture, the latest first. */
export function selectChanges(
  queryable: Queryable,
  page: { readonly fixtureId: bigint; readonly before: bigint | null; readonly limit: number },
): Promise<RecordedChange[]> {
  return queryable.query<RecordedChange>(
    `select id, at, by, kind, detail from sportsbook.changes
     where fixture_id = $1 and ($2::bigint is null or id < $2) order by id desc limit $3`,
    [page.fixtureId, page.before, page.limit],
  );
}

/** Stops betting on a fixture, or lets it go on, and notes who did. Returns false where nothing changes. */
export async function updateStopped(
  tx: Tx,
  change: {
    readonly fixtureId: bigint;
    readonly stopped: boolean;
    readonly by: string;
    readonly at: Date;
    readonly reason: string;
  },
): Promise<boolean> {
  // In line with what the feed tells and with bets that are being placed.
  await tx.query("select 1 from sportsbook.feed for update");
  const rows = await tx.query(
    `update sportsbook.fixtures set stopped = $2, version = nextval('sportsbook.versions')
     where id = $1 and stopped <> $2 returning 1`,
    [change.fixtureId, change.stopped],
  );
  if (rows.length === 0) return false;
  await tx.query(
    `update sportsbook.markets set version = nextval('sportsbook.versions')
     where fixture_id = $1 and status = 'open'`,
    [change.fixtureId],
  );
  await tx.query(
    `insert into sportsbook.changes (fixture_id, at, by, kind, detail) values ($1, $2, $3, 'stop', $4)`,
    [
      change.fixtureId,
      change.at,
      change.by,
      JSON.stringify({ stopped: change.stopped, reason: change.reason }),
    ],
  );
  return true;
}
