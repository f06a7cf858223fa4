import { columns, type Tx } from "#platform/database";

export interface MarketName {
  readonly fixtureId: bigint;
  readonly marketId: number;
  readonly specifiers: string;
}

export interface LegName {
  readonly playerId: bigint;
  readonly wagerId: string;
}

interface LegRow {
  readonly player_id: bigint;
  readonly wager_id: string;
}

const toLegName = (row: LegRow): LegName => ({ playerId: row.player_id, wagerId: row.wager_id });

const nameColumns = (markets: readonly MarketName[]) =>
  columns(
    markets,
    ({ fixtureId }) => fixtureId,
    ({ marketId }) => marketId,
    ({ specifiers }) => specifiers,
  );

/** Writes what selections came to on their legs. Returns the legs that have changed. */
export async function writeResults(
  tx: Tx,
  results: readonly (MarketName & {
    readonly id: string;
    readonly won: 0 | 1;
    readonly void_factor: 0 | 500 | 1000;
    readonly dead_heat: number;
  })[],
): Promise<LegName[]> {
  if (results.length === 0) return [];
  const rows = await tx.query<LegRow>(
    `update sportsbook.legs l
     set won = n.won, void_factor = n.void_factor, dead_heat = n.dead_heat
     from unnest($1::bigint[], $2::int[], $3::text[], $4::text[], $5::smallint[], $6::smallint[], $7::smallint[])
       as n(fixture_id, market_id, specifiers, selection_id, won, void_factor, dead_heat)
     where (l.fixture_id, l.market_id, l.specifiers, l.selection_id)
         = (n.fixture_id, n.market_id, n.specifiers, n.selection_id)
       and not l.cancelled
       and (l.won, l.void_factor, l.dead_heat) is distinct from (n.won, n.void_factor, n.dead_heat)
     returning l.player_id, l.wager_id`,
    [
      ...nameColumns(results),
      ...columns(
        results,
        ({ id }) => id,
        ({ won }) => won,
        ({ void_factor }) => void_factor,
        ({ dead_heat }) => dead_heat,
      ),
    ],
  );
  return rows.map(toLegName);
}

/** Takes results off the legs of markets, but of selections that have one. Returns the legs that have changed. */
export async function clearResults(
  tx: Tx,
  markets: readonly MarketName[],
  decided: readonly (MarketName & { readonly id: string })[],
): Promise<LegName[]> {
  if (markets.length === 0) return [];
  const rows = await tx.query<LegRow>(
    `update sportsbook.legs l set won = null, void_factor = null, dead_heat = null
     from unnest($1::bigint[], $2::int[], $3::text[]) as n(fixture_id, market_id, specifiers)
     where (l.fixture_id, l.market_id, l.specifiers) = (n.fixture_id, n.market_id, n.specifiers)
       and l.won is not null and not l.cancelled
       and (l.fixture_id, l.market_id, l.specifiers, l.selection_id)
         not in (select * from unnest($4::bigint[], $5::int[], $6::text[], $7::text[]))
     returning l.player_id, l.wager_id`,
    [...nameColumns(markets), ...nameColumns(decided), decided.map(({ id }) => id)],
  );
  return rows.map(toLegName);
}

/** A market of which bets are void that were placed within a time; null for no bound. */
type Cancellation = MarketName & { readonly from: Date | null; readonly until: Date | null };

const cancelColumns = (cancels: readonly Cancellation[]) => [
  ...nameColumns(cancels),
  ...columns(
    cancels,
    ({ from }) => from?.toISOString() ?? null,
    ({ until }) => until?.toISOString() ?? null,
  ),
];

const CANCELS = `select fixture_id, market_id, specifiers, coalesce(since, '-infinity') as since,
    coalesce(until, 'infinity') as until
  from unnest($1::bigint[], $2::int[], $3::text[], $4::timestamptz[], $5::timestamptz[])
    as n(fixture_id, market_id, specifiers, since, until)`;

/** Notes cancellations. */
export async function insertCancellations(tx: Tx, cancels: readonly Cancellation[]): Promise<void> {
  if (cancels.length === 0) return;
  await tx.query(
    `insert into sportsbook.cancellations (fixture_id, market_id, specifiers, since, until)
     ${CANCELS} on conflict do nothing`,
    cancelColumns(cancels),
  );
}

/** Forgets cancellations that were taken back. */
export async function deleteCancellations(tx: Tx, cancels: readonly Cancellation[]): Promise<void> {
  if (cancels.length === 0) return;
  await tx.query(
    `delete from sportsbook.cancellations
     where (fixture_id, market_id, specifiers, since, until) in (${CANCELS})`,
    cancelColumns(cancels),
  );
}

/**
 * Brings the legs of markets to what the cancellations say: void where they were placed within one, and
 * undecided where they are not any more. Returns those that have changed.
 */
export async function markCancelled(tx: Tx, markets: readonly MarketName[]): Promise<LegName[]> {
  if (markets.length === 0) return [];
  const rows = await tx.query<LegRow>(
    `update sportsbook.legs l
     set won = case when s.is_void then 0 end, void_factor = case when s.is_void then 1000 end,
       dead_heat = case when s.is_void then 1000 end, cancelled = s.is_void
     from (
       select a.player_id, a.wager_id, a.position, exists (
         select 1 from sportsbook.cancellations c
         where (c.fixture_id, c.market_id, c.specifiers) = (a.fixture_id, a.market_id, a.specifiers)
           and a.placed_at >= c.since and a.placed_at < c.until) as is_void
       from sportsbook.legs a
       where (a.fixture_id, a.market_id, a.specifiers) in (
         select * from unnest($1::bigint[], $2::int[], $3::text[]))) s
     where (l.player_id, l.wager_id, l.position) = (s.player_id, s.wager_id, s.position)
       and l.cancelled <> s.is_void
     returning l.player_id, l.wager_id`,
    nameColumns(markets),
  );
  return rows.map(toLegName);
}

/** Has bets looked at. */
export async function addDue(tx: Tx, bets: readonly LegName[]): Promise<void> {
  if (bets.length === 0) return;
  await tx.query(
    `insert into sportsbook.due (player_id, wager_id) select * from unnest($1::bigint[], $2::uuid[])`,
    columns(
      bets,
      ({ playerId }) => playerId,
      ({ wagerId }) => wagerId,
    ),
  );
}
