import { columns, type Queryable } from "#platform/database";
import { marketOf, type Selection } from "../bets/bet.ts";
import { dayOf, type PlayerBounds, WHOLE_STAKE } from "./player-bounds.ts";

/** A player and the selections that are to be bet on. */
export interface Bettor {
  readonly playerId: bigint;
  readonly selections: readonly Selection[];
}

/** Sums up what bets bring: the most that open ones can, what others did; nothing, where the stake was given back. */
const BROUGHT = `coalesce(sum(case when b.state = 'open' then b.potential_eur
    when b.state = 'void' or b.potential = 0 then 0
    else ceil(b.payout::numeric * b.potential_eur / b.potential) end), 0)::bigint`;

interface DayRow {
  readonly player_id: bigint;
  readonly permille: number | null;
  readonly brought: bigint;
}

interface MarketRow {
  readonly player_id: bigint;
  readonly fixture_id: bigint;
  readonly market_id: number;
  readonly specifiers: string;
  readonly brought: bigint;
}

/**
 * Reads what bounds the stakes of players on some markets at a moment. It reads a player's bets of one day and
 * on these markets, however many there ever were.
 */
export async function selectPlayerBounds(
  queryable: Queryable,
  bettors: readonly Bettor[],
  at: Date,
): Promise<Map<bigint, PlayerBounds>> {
  if (bettors.length === 0) return new Map();
  const ids = [...new Set(bettors.map(({ playerId }) => playerId))];
  const [days, markets] = await Promise.all([
    selectDays(queryable, ids, at),
    selectMarkets(queryable, bettors),
  ]);
  const marketsOf = Map.groupBy(markets, (row) => row.player_id);
  return new Map(
    days.map((row) => [
      row.player_id,
      {
        stakePermille: row.permille ?? WHOLE_STAKE,
        dayEur: row.brought,
        marketsEur: new Map(
          (marketsOf.get(row.player_id) ?? []).map((one) => [
            marketOf({
              fixtureId: one.fixture_id,
              marketId: one.market_id,
              specifiers: one.specifiers,
            }),
            one.brought,
          ]),
        ),
      },
    ]),
  );
}

function selectDays(queryable: Queryable, ids: readonly bigint[], at: Date): Promise<DayRow[]> {
  const { from, until } = dayOf(at);
  return queryable.query<DayRow>(
    `select p.player_id, f.permille, (select ${BROUGHT} from sportsbook.bets b
       where b.player_id = p.player_id and b.placed_at >= $2 and b.placed_at < $3) as brought
     from unnest($1::bigint[]) as p(player_id) left join sportsbook.stake_factors f using (player_id)`,
    [ids, from, until],
  );
}

/** A bet has one leg on a fixture at most, and so counts once on a market. */
function selectMarkets(queryable: Queryable, bettors: readonly Bettor[]): Promise<MarketRow[]> {
  const named = bettors.flatMap(({ playerId, selections }) =>
    selections.map((selection) => ({ playerId, ...selection })),
  );
  return queryable.query<MarketRow>(
    `select n.player_id, n.fixture_id, n.market_id, n.specifiers, (select ${BROUGHT}
       from sportsbook.legs l join sportsbook.bets b using (player_id, wager_id)
       where (l.player_id, l.fixture_id, l.market_id, l.specifiers)
           = (n.player_id, n.fixture_id, n.market_id, n.specifiers)) as brought
     from (select distinct * from unnest($1::bigint[], $2::bigint[], $3::int[], $4::text[])
         as n(player_id, fixture_id, market_id, specifiers)) n`,
    columns(
      named,
      ({ playerId }) => playerId,
      ({ fixtureId }) => fixtureId,
      ({ marketId }) => marketId,
      ({ specifiers }) => specifiers,
    ),
  );
}
