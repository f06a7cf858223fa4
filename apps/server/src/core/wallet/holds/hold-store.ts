import { columns, type Queryable, type Tx } from "#platform/database";

export type HoldState = "pending" | "posted" | "voided" | "expired";

export interface Hold {
  readonly playerId: bigint;
  readonly id: string;
  readonly currency: string;
  /** Smallest units. */
  readonly amount: bigint;
  readonly state: HoldState;
  /** The time at which it is given back by itself; null when only its owner decides. */
  readonly expiresAt: Date | null;
}

type HoldName = Pick<Hold, "playerId" | "id">;

interface HoldRow {
  readonly player_id: bigint;
  readonly id: string;
  readonly currency: string;
  readonly amount: bigint;
  readonly state: HoldState;
  readonly expires_at: Date | null;
}

const toHold = ({ player_id, expires_at, ...row }: HoldRow): Hold => ({
  playerId: player_id,
  expiresAt: expires_at,
  ...row,
});

const COLUMNS = "h.player_id, h.id, h.currency, h.amount, h.state, h.expires_at";

export async function insertHolds(
  tx: Tx,
  holds: readonly Omit<Hold, "state">[],
  at: Date,
): Promise<void> {
  await tx.query(
    `insert into wallet.holds (player_id, id, currency, amount, state, created_at, expires_at)
     select player_id, id, currency, amount, 'pending', $6, expires_at
     from unnest($1::bigint[], $2::uuid[], $3::text[], $4::bigint[], $5::timestamptz[])
       as h(player_id, id, currency, amount, expires_at)`,
    [
      ...columns(
        holds,
        (hold) => hold.playerId,
        (hold) => hold.id,
        (hold) => hold.currency,
        (hold) => hold.amount,
        (hold) => hold.expiresAt?.toISOString() ?? null,
      ),
      at,
    ],
  );
}

export async function selectHolds(tx: Tx, names: readonly HoldName[]): Promise<Hold[]> {
  const rows = await tx.query<HoldRow>(
    `select ${COLUMNS} from wallet.holds h
     join unnest($1::bigint[], $2::uuid[]) as n(player_id, id) using (player_id, id)`,
    columns(
      names,
      (name) => name.playerId,
      (name) => name.id,
    ),
  );
  return rows.map(toHold);
}

/** Marks holds as resolved; the database throws when one is resolved already. */
export async function resolveHoldRows(
  tx: Tx,
  resolutions: readonly (HoldName & { readonly outcome: HoldState })[],
  at: Date,
): Promise<void> {
  await tx.query(
    `update wallet.holds h set state = r.outcome, resolved_at = $4
     from unnest($1::bigint[], $2::uuid[], $3::text[]) as r(player_id, id, outcome)
     where h.player_id = r.player_id and h.id = r.id`,
    [
      ...columns(
        resolutions,
        (one) => one.playerId,
        (one) => one.id,
        (one) => one.outcome,
      ),
      at,
    ],
  );
}

/** Holds whose time is over, oldest first. */
export async function selectExpiredHolds(
  queryable: Queryable,
  at: Date,
  limit: number,
): Promise<Hold[]> {
  const rows = await queryable.query<HoldRow>(
    `select ${COLUMNS} from wallet.holds h where h.state = 'pending' and h.expires_at <= $1
     order by h.expires_at limit $2`,
    [at, limit],
  );
  return rows.map(toHold);
}
