import type { MarketState } from "@houselight/contracts";
import { columns, type Queryable, type Tx } from "#platform/database";
import type { SelectionResult } from "../settlement/results.ts";
import type { Producer } from "./fixture.ts";
import type { Market, MarketKey, PricedSelection, ReadMarket } from "./market.ts";

interface MarketRow {
  readonly fixture_id: bigint;
  readonly market_id: number;
  readonly specifiers: string;
  readonly status: MarketState;
  readonly producer: Producer;
  readonly is_fed: boolean;
  readonly selections: readonly PricedSelection[];
  readonly results: readonly SelectionResult[] | null;
  readonly certainty: 1 | 2 | null;
  readonly settled_at: Date | null;
  readonly told_at: Date;
  readonly version: bigint;
}

const MARKETS = `select m.fixture_id, m.market_id, m.specifiers, m.status, m.producer, p.state = 'up' as is_fed,
    m.selections, m.results, m.certainty, m.settled_at, m.told_at, m.version
  from sportsbook.markets m join sportsbook.producers p on p.name = m.producer`;

const toMarket = (row: MarketRow): ReadMarket => ({
  fixtureId: row.fixture_id,
  marketId: row.market_id,
  specifiers: row.specifiers,
  status: row.status,
  producer: row.producer,
  isFed: row.is_fed,
  selections: row.selections,
  results: row.results,
  certainty: row.certainty,
  settledAt: row.settled_at,
  toldAt: row.told_at,
  version: row.version,
});

/** Reads all markets of fixtures, those of one fixture in a fixed order. */
export async function selectMarkets(
  queryable: Queryable,
  fixtureIds: readonly bigint[],
): Promise<ReadMarket[]> {
  if (fixtureIds.length === 0) return [];
  const rows = await queryable.query<MarketRow>(
    `${MARKETS} where m.fixture_id = any($1::bigint[])
     order by m.fixture_id, m.market_id, m.specifiers`,
    [fixtureIds],
  );
  return rows.map(toMarket);
}

/** Reads markets by their names, in no order. */
export async function selectMarketsNamed(
  queryable: Queryable,
  keys: readonly MarketKey[],
): Promise<ReadMarket[]> {
  if (keys.length === 0) return [];
  const rows = await queryable.query<MarketRow>(
    `${MARKETS} where (m.fixture_id, m.market_id, m.specifiers)
       in (select * from unnest($1::bigint[], $2::int[], $3::text[]))`,
    columns(
      keys,
      ({ fixtureId }) => fixtureId,
      ({ marketId }) => marketId,
      ({ specifiers }) => specifiers,
    ),
  );
  return rows.map(toMarket);
}

/** Reads what is on offer of some kinds of market. */
export async function selectOnOffer(
  queryable: Queryable,
  fixtureIds: readonly bigint[],
  marketIds: readonly number[],
): Promise<ReadMarket[]> {
  if (fixtureIds.length === 0) return [];
  const rows = await queryable.query<MarketRow>(
    `${MARKETS} where m.fixture_id = any($1::bigint[]) and m.market_id = any($2::int[])
       and m.status in ('open', 'suspended')`,
    [fixtureIds, marketIds],
  );
  return rows.map(toMarket);
}

/** Counts the markets that take bets, by fixture; those that have none are left out. */
export async function countOpenMarkets(
  queryable: Queryable,
  fixtureIds: readonly bigint[],
  now: Date,
): Promise<ReadonlyMap<bigint, number>> {
  if (fixtureIds.length === 0) return new Map();
  const rows = await queryable.query<{ fixture_id: bigint; open: number }>(
    `select m.fixture_id, count(*)::int as open
     from sportsbook.markets m join sportsbook.producers p on p.name = m.producer
       join sportsbook.fixtures f on f.id = m.fixture_id
     where m.fixture_id = any($1::bigint[]) and m.status = 'open' and p.state = 'up' and not f.stopped
       and (f.status <> 'upcoming' or f.starts_at > $2)
     group by m.fixture_id`,
    [fixtureIds, now],
  );
  return new Map(rows.map((row) => [row.fixture_id, row.open]));
}

/** Writes markets as the feed tells them now, each with a new version. */
export async function saveMarkets(tx: Tx, markets: readonly Market[]): Promise<void> {
  if (markets.length === 0) return;
  await tx.query(
    `insert into sportsbook.markets (fixture_id, market_id, specifiers, status, producer, selections, results,
       certainty, settled_at, told_at)
     select fixture_id, market_id, specifiers, status, producer, selections::jsonb, results::jsonb, certainty,
       settled_at, told_at
     from unnest($1::bigint[], $2::int[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[],
         $8::smallint[], $9::timestamptz[], $10::timestamptz[])
       as n(fixture_id, market_id, specifiers, status, producer, selections, results, certainty, settled_at,
         told_at)
     on conflict (fixture_id, market_id, specifiers) do update
     set status = excluded.status, producer = excluded.producer, selections = excluded.selections,
       results = excluded.results, certainty = excluded.certainty, settled_at = excluded.settled_at,
       told_at = excluded.told_at, version = nextval('sportsbook.versions')`,
    columns(
      markets,
      ({ fixtureId }) => fixtureId,
      ({ marketId }) => marketId,
      ({ specifiers }) => specifiers,
      ({ status }) => status,
      ({ producer }) => producer,
      ({ selections }) => JSON.stringify(selections),
      ({ results }) => results && JSON.stringify(results),
      ({ certainty }) => certainty,
      ({ settledAt }) => settledAt?.toISOString() ?? null,
      ({ toldAt }) => toldAt.toISOString(),
    ),
  );
}

/** Notes when markets were last told as they stand. They are shown as before, and keep their versions. */
export async function confirmMarkets(
  tx: Tx,
  markets: readonly Pick<Market, keyof MarketKey | "toldAt">[],
): Promise<void> {
  if (markets.length === 0) return;
  await tx.query(
    `update sportsbook.markets m set told_at = n.told_at
     from unnest($1::bigint[], $2::int[], $3::text[], $4::timestamptz[])
       as n(fixture_id, market_id, specifiers, told_at)
     where (m.fixture_id, m.market_id, m.specifiers) = (n.fixture_id, n.market_id, n.specifiers)`,
    columns(
      markets,
      ({ fixtureId }) => fixtureId,
      ({ marketId }) => marketId,
      ({ specifiers }) => specifiers,
      ({ toldAt }) => toldAt.toISOString(),
    ),
  );
}
