import type { RocketBetState } from "@houselight/contracts";
import { columns, type Queryable, type Tx } from "#platform/database";

/** A bet on record. Amounts in smallest units, multipliers in whole hundredths. */
export interface RocketBet {
  readonly round: bigint;
  /** From 1 on. */
  readonly position: number;
  readonly playerId: bigint;
  readonly id: string;
  readonly currency: string;
  readonly stake: bigint;
  /** Hundredths of a euro. */
  readonly stakeEur: bigint;
  readonly target: number | null;
  readonly state: RocketBetState;
  readonly multiplier: number | null;
  readonly payout: bigint | null;
  readonly placedAt: Date;
}

interface BetRow {
  readonly round: bigint;
  readonly position: number;
  readonly player_id: bigint;
  readonly wager_id: string;
  readonly currency: string;
  readonly stake: bigint;
  readonly stake_eur: bigint;
  readonly target: number | null;
  readonly state: RocketBetState;
  readonly multiplier: number | null;
  readonly payout: bigint | null;
  readonly placed_at: Date;
}

const COLUMNS = `round, position, player_id, wager_id, currency, stake, stake_eur, target, state, multiplier,
  payout, placed_at`;

const toBet = (row: BetRow): RocketBet => ({
  round: row.round,
  position: row.position,
  playerId: row.player_id,
  id: row.wager_id,
  currency: row.currency,
  stake: row.stake,
  stakeEur: row.stake_eur,
  target: row.target,
  state: row.state,
  multiplier: row.multiplier,
  payout: row.payout,
  placedAt: row.placed_at,
});

/** Writes bets that were placed. */
export async function insertBets(
  tx: Tx,
  bets: readonly Omit<RocketBet, "state" | "multiplier" | "payout">[],
): Promise<void> {
  if (bets.length === 0) return;
  await tx.query(
    `insert into rocket.bets
       (round, position, player_id, wager_id, currency, stake, stake_eur, target, placed_at)
     select * from unnest($1::bigint[], $2::int[], $3::bigint[], $4::uuid[], $5::text[], $6::bigint[],
       $7::bigint[], $8::int[], $9::timestamptz[])`,
    columns(
      bets,
      ({ round }) => round,
      ({ position }) => position,
      ({ playerId }) => playerId,
      ({ id }) => id,
      ({ currency }) => currency,
      ({ stake }) => stake,
      ({ stakeEur }) => stakeEur,
      ({ target }) => target,
      ({ placedAt }) => placedAt.toISOString(),
    ),
  );
}

/** Writes what became of bets. */
export async function updateEnded(
  tx: Tx,
  bets: readonly Pick<RocketBet, "playerId" | "id" | "state" | "multiplier" | "payout">[],
): Promise<void> {
  if (bets.length === 0) return;
  await tx.query(
    `update rocket.bets b set state = n.state, multiplier = n.multiplier, payout = n.payout
     from unnest($1::bigint[], $2::uuid[], $3::text[], $4::int[], $5::bigint[])
       as n(player_id, wager_id, state, multiplier, payout)
     where b.player_id = n.player_id and b.wager_id = n.wager_id`,
    columns(
      bets,
      ({ playerId }) => playerId,
      ({ id }) => id,
      ({ state }) => state,
      ({ multiplier }) => multiplier,
      ({ payout }) => payout,
    ),
  );
}

/** Returns which of these players have a bet on a round. */
export async function selectBettors(
  tx: Tx,
  playerIds: readonly bigint[],
): Promise<ReadonlySet<bigint>> {
  const rows = await tx.query<{ player_id: bigint }>(
    `select player_id from rocket.bets
     where round = (select max(number) from rocket.rounds) and player_id = any($1::bigint[])`,
    [playerIds],
  );
  return new Set(rows.map((row) => row.player_id));
}

/** Reads the largest bets of a round, by their worth in euros. */
export async function selectLargest(
  queryable: Queryable,
  round: bigint,
  limit: number,
): Promise<RocketBet[]> {
  const rows = await queryable.query<BetRow>(
    `select ${COLUMNS} from rocket.bets where round = $1
     order by stake_eur desc, position limit $2`,
    [round, limit],
  );
  return rows.map(toBet);
}

/** Reads open bets of a round behind a position, in their order. */
export async function selectOpen(
  queryable: Queryable,
  round: bigint,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<RocketBet[]> {
  const rows = await queryable.query<BetRow>(
    `select ${COLUMNS} from rocket.bets
     where round = $1 and state = 'open' and position > $2 order by position limit $3`,
    [round, after, limit],
  );
  return rows.map(toBet);
}

/** Reads ids of the bets of a round behind a position, in their order. */
export async function selectIds(
  queryable: Queryable,
  round: bigint,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<{ readonly position: number; readonly id: string }[]> {
  const rows = await queryable.query<{ position: number; wager_id: string }>(
    `select position, wager_id from rocket.bets
     where round = $1 and position > $2 order by position limit $3`,
    [round, after, limit],
  );
  return rows.map(({ position, wager_id }) => ({ position, id: wager_id }));
}

interface PointedRow extends BetRow {
  readonly point: number | null;
}
const POINTED = `${COLUMNS.replace("round", "b.round")}, r.point from rocket.bets b
  join (select number, point from rocket.rounds) r on r.number = b.round`;
const toPointed = (row: PointedRow) => ({ ...toBet(row), point: row.point });

/** A bet with the point of its round: null until that is over. */
export type PointedBet = ReturnType<typeof toPointed>;

/** Reads bets by their names. */
export async function selectNamed(
  queryable: Queryable,
  names: readonly Pick<RocketBet, "playerId" | "id">[],
): Promise<PointedBet[]> {
  if (names.length === 0) return [];
  const rows = await queryable.query<PointedRow>(
    `select ${POINTED}
     where (b.player_id, b.wager_id) in (select * from unnest($1::bigint[], $2::uuid[]))`,
    columns(
      names,
      ({ playerId }) => playerId,
      ({ id }) => id,
    ),
  );
  return rows.map(toPointed);
}

/** Reads bets of a player, the latest first. */
export async function selectOwn(
  queryable: Queryable,
  page: {
    readonly playerId: bigint;
    /** Goes on behind this bet; null for the very latest. */
    readonly before: string | null;
    readonly limit: number;
  },
): Promise<PointedBet[]> {
  const rows = await queryable.query<PointedRow>(
    `select ${POINTED}
     where b.player_id = $1 and ($2::uuid is null or b.seq <
       (select seq from rocket.bets where player_id = $1 and wager_id = $2))
     order by b.seq desc limit $3`,
    [page.playerId, page.before, page.limit],
  );
  return rows.map(toPointed);
}
