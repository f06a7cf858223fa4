import { columns, type Queryable, type Tx } from "#platform/database";
import type { FreeBet } from "./free-bet.ts";

interface FreeBetRow {
  readonly id: bigint;
  readonly player_id: bigint;
  readonly code: string;
  readonly currency: string;
  readonly amount: bigint;
  readonly min_odds: number;
  readonly given_at: Date;
  readonly valid_until: Date;
  readonly wager_id: string | null;
}

const COLUMNS = "id, player_id, code, currency, amount, min_odds, given_at, valid_until, wager_id";

const toFreeBet = (row: FreeBetRow): FreeBet => ({
  id: row.id,
  playerId: row.player_id,
  code: row.code,
  currency: row.currency,
  amount: row.amount,
  minOdds: row.min_odds,
  givenAt: row.given_at,
  validUntil: row.valid_until,
  wagerId: row.wager_id,
});

/** Free bets of a player that are listed: one for each coupon ever redeemed, and so few. */
const LISTED_MAX = 100;

/** Reads free bets of a player, the latest first. */
export async function selectFreeBets(queryable: Queryable, playerId: bigint): Promise<FreeBet[]> {
  const rows = await queryable.query<FreeBetRow>(
    `select ${COLUMNS} from sportsbook.free_bets where player_id = $1 order by id desc limit $2`,
    [playerId, LISTED_MAX],
  );
  return rows.map(toFreeBet);
}

/** Reads free bets by their ids, and keeps others from using them until the transaction ends. */
export async function lockFreeBets(tx: Tx, ids: readonly bigint[]): Promise<FreeBet[]> {
  if (ids.length === 0) return [];
  const rows = await tx.query<FreeBetRow>(
    `select ${COLUMNS} from sportsbook.free_bets where id = any($1::bigint[]) order by id for update`,
    [ids],
  );
  return rows.map(toFreeBet);
}

/** A free bet whose bet was given back can be used for this long at least, milliseconds. */
const AGAIN_MS = 86_400_000;

/** Lets free bets be used again, for a day at least. */
export async function giveFreeBetsBack(tx: Tx, ids: readonly bigint[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx.query(
    `update sportsbook.free_bets set wager_id = null, valid_until = greatest(valid_until, $2)
     where id = any($1::bigint[])`,
    [ids, new Date(now.getTime() + AGAIN_MS)],
  );
}

/** Notes for which bets free bets paid. */
export async function updateUsed(
  tx: Tx,
  used: readonly { readonly freeBetId: bigint; readonly wagerId: string }[],
): Promise<void> {
  if (used.length === 0) return;
  await tx.query(
    `update sportsbook.free_bets f set wager_id = n.wager_id
     from unnest($1::bigint[], $2::uuid[]) as n(id, wager_id) where f.id = n.id`,
    columns(
      used,
      ({ freeBetId }) => freeBetId,
      ({ wagerId }) => wagerId,
    ),
  );
}

/** Writes a free bet. Returns null when the player has had one of this coupon. */
export async function insertFreeBet(
  tx: Tx,
  given: Omit<FreeBet, "id" | "wagerId">,
): Promise<FreeBet | null> {
  const [row] = await tx.query<FreeBetRow>(
    `insert into sportsbook.free_bets (player_id, code, currency, amount, min_odds, given_at, valid_until)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (player_id, code) do nothing returning ${COLUMNS}`,
    [
      given.playerId,
      given.code,
      given.currency,
      given.amount,
      given.minOdds,
      given.givenAt,
      given.validUntil,
    ],
  );
  return row ? toFreeBet(row) : null;
}
