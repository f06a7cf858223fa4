import type { BetState } from "@houselight/contracts";
import { columns, type Queryable, type Tx } from "#platform/database";
import type { Form, Leg, SportsBet } from "./bet.ts";

interface BetRow {
  readonly player_id: bigint;
  readonly wager_id: string;
  readonly kind: Form["kind"];
  readonly sizes: number[] | null;
  readonly lines: number;
  readonly currency: string;
  readonly stake: bigint;
  readonly potential: bigint;
  readonly state: BetState;
  readonly payout: bigint | null;
  readonly placed_at: Date;
  readonly ended_at: Date | null;
  readonly settlements: number;
  readonly free_bet_id: bigint | null;
  readonly legs: readonly LegJson[];
}

/** A leg as PostgreSQL makes JSON of it. */
interface LegJson {
  readonly fixture_id: number;
  readonly market_id: number;
  readonly specifiers: string;
  readonly selection_id: string;
  readonly odds: number;
  readonly in_play: boolean;
  readonly won: 0 | 1 | null;
  readonly void_factor: 0 | 500 | 1000;
  readonly dead_heat: number;
}

const BETS = `select b.player_id, b.wager_id, b.kind, b.sizes, b.lines, b.currency, b.stake, b.potential, b.state,
    b.payout, b.placed_at, b.ended_at, b.settlements, b.free_bet_id,
    (select jsonb_agg(to_jsonb(l) order by l.position) from sportsbook.legs l
     where (l.player_id, l.wager_id) = (b.player_id, b.wager_id)) as legs
  from sportsbook.bets b`;

const toLeg = (leg: LegJson): Leg => ({
  fixtureId: BigInt(leg.fixture_id),
  marketId: leg.market_id,
  specifiers: leg.specifiers,
  selectionId: leg.selection_id,
  odds: leg.odds,
  inPlay: leg.in_play,
  result:
    leg.won === null
      ? null
      : { won: leg.won, voidFactor: leg.void_factor, deadHeat: leg.dead_heat },
});

const toBet = (row: BetRow): SportsBet => ({
  playerId: row.player_id,
  id: row.wager_id,
  kind: row.kind,
  sizes: row.sizes,
  lines: row.lines,
  currency: row.currency,
  stake: row.stake,
  potential: row.potential,
  state: row.state,
  payout: row.payout,
  placedAt: row.placed_at,
  endedAt: row.ended_at,
  settlements: row.settlements,
  freeBetId: row.free_bet_id,
  legs: row.legs.map(toLeg),
});

/** A bet by the names of its player and its wager. */
export type BetName = Pick<SportsBet, "playerId" | "id">;

/** Reads bets by their names. */
export async function selectBets(
  queryable: Queryable,
  names: readonly BetName[],
): Promise<SportsBet[]> {
  if (names.length === 0) return [];
  const rows = await queryable.query<BetRow>(
    `${BETS} where (b.player_id, b.wager_id) in (select * from unnest($1::bigint[], $2::uuid[]))`,
    columns(
      names,
      ({ playerId }) => playerId,
      ({ id }) => id,
    ),
  );
  return rows.map(toBet);
}

/** Reads bets of a player, the latest first. */
export async function selectOwnBets(
  queryable: Queryable,
  page: {
    readonly playerId: bigint;
    readonly state: "all" | "open" | "ended";
    /** Goes on behind this bet; null for the very latest. */
    readonly before: string | null;
    readonly limit: number;
  },
): Promise<SportsBet[]> {
  const rows = await queryable.query<BetRow>(
    `${BETS}
     where b.player_id = $1 and ($2::uuid is null or b.seq <
       (select seq from sportsbook.bets where player_id = $1 and wager_id = $2))
       and ${STATES[page.state]}
     order by b.seq desc limit $3`,
    [page.playerId, page.before, page.limit],
  );
  return rows.map(toBet);
}

const STATES = {
  all: "true",
  open: "b.state = 'open'",
  ended: "b.state <> 'open'",
} as const;

/** A bet that was placed, and what it and each of its legs come to in hundredths of a euro. */
export interface NewBet extends SportsBet {
  readonly stakeEur: bigint;
  readonly potentialEur: bigint;
  readonly legs: readonly (Leg & { readonly stakeEur: bigint; readonly returnEur: bigint })[];
}

/** Writes bets that were placed, with their legs. */
export async function insertBets(tx: Tx, bets: readonly NewBet[]): Promise<void> {
  if (bets.length === 0) return;
  await tx.query(
    `insert into sportsbook.bets
       (player_id, wager_id, kind, sizes, lines, currency, stake, stake_eur, potential, placed_at, free_bet_id,
       potential_eur)
     select player_id, wager_id, kind, string_to_array(sizes, ',')::smallint[], lines, currency, stake, stake_eur,
       potential, placed_at, free_bet_id, potential_eur
     from unnest($1::bigint[], $2::uuid[], $3::text[], $4::text[], $5::int[], $6::text[], $7::bigint[],
       $8::bigint[], $9::bigint[], $10::timestamptz[], $11::bigint[], $12::bigint[])
       as n(player_id, wager_id, kind, sizes, lines, currency, stake, stake_eur, potential, placed_at,
         free_bet_id, potential_eur)`,
    columns(
      bets,
      ({ playerId }) => playerId,
      ({ id }) => id,
      ({ kind }) => kind,
      ({ sizes }) => sizes?.join(",") ?? null,
      ({ lines }) => lines,
      ({ currency }) => currency,
      ({ stake }) => stake,
      ({ stakeEur }) => stakeEur,
      ({ potential }) => potential,
      ({ placedAt }) => placedAt.toISOString(),
      ({ freeBetId }) => freeBetId,
      ({ potentialEur }) => potentialEur,
    ),
  );
  const legs = bets.flatMap(({ playerId, id, placedAt, legs: all }) =>
    all.map((leg, at) => ({ playerId, id, placedAt, position: at + 1, ...leg })),
  );
  await tx.query(
    `insert into sportsbook.legs (player_id, wager_id, position, fixture_id, market_id, specifiers, selection_id,
       odds, in_play, placed_at, stake_eur, return_eur)
     select * from unnest($1::bigint[], $2::uuid[], $3::smallint[], $4::bigint[], $5::int[], $6::text[], $7::text[],
       $8::int[], $9::boolean[], $10::timestamptz[], $11::bigint[], $12::bigint[])`,
    columns(
      legs,
      ({ playerId }) => playerId,
      ({ id }) => id,
      ({ position }) => position,
      ({ fixtureId }) => fixtureId,
      ({ marketId }) => marketId,
      ({ specifiers }) => specifiers,
      ({ selectionId }) => selectionId,
      ({ odds }) => odds,
      ({ inPlay }) => inPlay,
      ({ placedAt }) => placedAt.toISOString(),
      ({ stakeEur }) => stakeEur,
      ({ returnEur }) => returnEur,
    ),
  );
}

/** Writes what became of bets. The first end of a bet keeps its time. */
export async function updateEnded(
  tx: Tx,
  bets: readonly (BetName & { readonly state: BetState; readonly payout: bigint })[],
  at: Date,
): Promise<void> {
  if (bets.length === 0) return;
  await tx.query(
    `update sportsbook.bets b set state = n.state, payout = n.payout, ended_at = coalesce(b.ended_at, $5),
       settlements = b.settlements + 1
     from unnest($1::bigint[], $2::uuid[], $3::text[], $4::bigint[]) as n(player_id, wager_id, state, payout)
     where b.player_id = n.player_id and b.wager_id = n.wager_id`,
    [
      ...columns(
        bets,
        ({ playerId }) => playerId,
        ({ id }) => id,
        ({ state }) => state,
        ({ payout }) => payout,
      ),
      at,
    ],
  );
}
