import type { FixtureState, MarketState } from "@houselight/contracts";
import { columns, type Queryable, type Tx } from "#platform/database";
import { nameOf, type Selection } from "./bet.ts";

/** A selection as the house offers it now. */
export interface Offered {
  /** Slug. */
  readonly sport: string;
  readonly fixture: FixtureState;
  readonly startsAt: Date;
  /** As it takes bets: suspended where its source is not heard, or an operator has stopped the fixture. */
  readonly market: MarketState;
  /** Thousandths. */
  readonly odds: number;
  readonly active: boolean;
}

/** Exposure by the names of selections, hundredths of a euro. Grows as a batch accepts bets. */
type Exposure = Map<string, bigint>;

/** Offers and exposure of some selections, by their names. */
export interface Board {
  readonly offers: ReadonlyMap<string, Offered>;
  readonly exposure: Exposure;
}

interface OfferedRow {
  readonly fixture_id: bigint;
  readonly market_id: number;
  readonly specifiers: string;
  readonly selection_id: string;
  readonly exposure: bigint;
  readonly sport: string;
  readonly fixture: FixtureState;
  readonly starts_at: Date;
  readonly market: MarketState;
  readonly odds: number;
  readonly active: boolean;
}

const selectionColumns = (selections: readonly Selection[]) =>
  columns(
    selections,
    ({ fixtureId }) => fixtureId,
    ({ marketId }) => marketId,
    ({ specifiers }) => specifiers,
    ({ selectionId }) => selectionId,
  );

const toName = (row: OfferedRow): string =>
  nameOf({
    fixtureId: row.fixture_id,
    marketId: row.market_id,
    specifiers: row.specifiers,
    selectionId: row.selection_id,
  });

/** Reads what is offered of selections, and what the house stands to lose on them. */
export async function selectBoard(
  queryable: Queryable,
  selections: readonly Selection[],
): Promise<Board> {
  if (selections.length === 0) return { offers: new Map(), exposure: new Map() };
  const rows = await queryable.query<OfferedRow>(
    `select a.*, f.sport, f.status as fixture, f.starts_at,
       case when m.status = 'open' and (f.stopped or p.state <> 'up') then 'suspended' else m.status end as market,
       (o->>'odds')::int as odds, (o->>'active')::boolean as active,
       coalesce(l.returns_eur - l.stakes_eur, 0) as exposure
     from (select distinct * from unnest($1::bigint[], $2::int[], $3::text[], $4::text[])
         as n(fixture_id, market_id, specifiers, selection_id)) a
     join sportsbook.fixtures f on f.id = a.fixture_id
     join sportsbook.markets m using (fixture_id, market_id, specifiers)
     join sportsbook.producers p on p.name = m.producer
     cross join lateral jsonb_array_elements(m.selections) o
     left join sportsbook.liabilities l using (fixture_id, market_id, specifiers, selection_id)
     where o->>'id' = a.selection_id`,
    selectionColumns(selections),
  );
  return {
    offers: new Map(
      rows.map((row) => [
        toName(row),
        {
          sport: row.sport,
          fixture: row.fixture,
          startsAt: row.starts_at,
          market: row.market,
          odds: row.odds,
          active: row.active,
        },
      ]),
    ),
    exposure: new Map(rows.map((row) => [toName(row), row.exposure])),
  };
}

/** Keeps the feed from being taken in until the transaction ends. */
export async function holdFeed(tx: Tx): Promise<void> {
  await tx.query("select 1 from sportsbook.feed for share");
}

/** A bet by the names of its player and its wager. */
type BetName = { readonly playerId: bigint; readonly id: string };

const OPEN_LEGS = `select l.fixture_id, l.market_id, l.specifiers, l.selection_id, l.stake_eur, l.return_eur
  from sportsbook.legs l join sportsbook.bets b using (player_id, wager_id)
  where b.state = 'open'`;

/**
 * Keeps what the house stands to lose from changing through others until the transaction ends: on
 * selections that are bet on, and on those of bets that end.
 */
export async function lockLiabilities(
  tx: Tx,
  selections: readonly Selection[],
  ended: readonly BetName[],
): Promise<void> {
  if (selections.length === 0 && ended.length === 0) return;
  const names = selectionColumns(selections);
  // All rows that will be written, in one order: two transactions cannot wait for each other.
  await tx.query(
    `insert into sportsbook.liabilities (fixture_id, market_id, specifiers, selection_id)
     select distinct * from unnest($1::bigint[], $2::int[], $3::text[], $4::text[]) order by 1, 2, 3, 4
     on conflict do nothing`,
    names,
  );
  await tx.query(
    `select 1 from sportsbook.liabilities
     where (fixture_id, market_id, specifiers, selection_id) in (
       select * from unnest($1::bigint[], $2::int[], $3::text[], $4::text[])
       union select fixture_id, market_id, specifiers, selection_id from (${OPEN_LEGS}
         and (b.player_id, b.wager_id) in (select * from unnest($5::bigint[], $6::uuid[]))) o)
     order by fixture_id, market_id, specifiers, selection_id for update`,
    [...names, ...betColumns(ended)],
  );
}

const betColumns = (bets: readonly BetName[]) =>
  columns(
    bets,
    ({ playerId }) => playerId,
    ({ id }) => id,
  );

/** Takes bets that end, and were open until now, off what the house stands to lose. */
export async function releaseLiabilities(tx: Tx, ended: readonly BetName[]): Promise<void> {
  if (ended.length === 0) return;
  await tx.query(
    `update sportsbook.liabilities l
     set stakes_eur = l.stakes_eur - n.stakes, returns_eur = l.returns_eur - n.returns
     from (select fixture_id, market_id, specifiers, selection_id, sum(stake_eur)::bigint as stakes,
         sum(return_eur)::bigint as returns
       from (${OPEN_LEGS} and (b.player_id, b.wager_id) in (select * from unnest($1::bigint[], $2::uuid[]))) o
       group by 1, 2, 3, 4) n
     where (l.fixture_id, l.market_id, l.specifiers, l.selection_id)
         = (n.fixture_id, n.market_id, n.specifiers, n.selection_id)`,
    betColumns(ended),
  );
}

/** Adds what bets brought and may cost, hundredths of a euro, to their selections. */
export async function addLiabilities(
  tx: Tx,
  added: readonly (Selection & { readonly stakeEur: bigint; readonly returnEur: bigint })[],
): Promise<void> {
  if (added.length === 0) return;
  await tx.query(
    `update sportsbook.liabilities l
     set stakes_eur = l.stakes_eur + n.stakes, returns_eur = l.returns_eur + n.returns
     from (select fixture_id, market_id, specifiers, selection_id, sum(stake)::bigint as stakes,
         sum("return")::bigint as returns
       from unnest($1::bigint[], $2::int[], $3::text[], $4::text[], $5::bigint[], $6::bigint[])
         as a(fixture_id, market_id, specifiers, selection_id, stake, "return") group by 1, 2, 3, 4) n
     where (l.fixture_id, l.market_id, l.specifiers, l.selection_id)
         = (n.fixture_id, n.market_id, n.specifiers, n.selection_id)`,
    [
      ...selectionColumns(added),
      ...columns(
        added,
        ({ stakeEur }) => stakeEur,
        ({ returnEur }) => returnEur,
      ),
    ],
  );
}
