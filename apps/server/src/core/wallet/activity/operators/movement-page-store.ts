import type { Queryable } from "#platform/database";
import type { Side, TransferKind } from "../../ledger/transfer.ts";

/** A transfer as operators read it. */
export interface BookedMovement {
  readonly seq: bigint;
  readonly groupId: string;
  readonly leg: number;
  readonly kind: TransferKind;
  readonly currency: string;
  readonly debit: Side;
  readonly credit: Side;
  readonly amount: bigint;
  readonly at: Date;
}

const COLUMNS = `t.seq, t.group_id as "groupId", t.leg, t.kind, t.currency, t.debit, t.credit, t.amount,
  t.created_at as at`;
/** As the index of the statement has them. */
const PAYMENTS = "('deposit', 'hold', 'withdrawal', 'release', 'correction')";

interface MovementsWanted {
  readonly playerId: bigint;
  /** Null for all accounts of the player. */
  readonly currency: string | null;
  /** Movements before this one. */
  readonly before: bigint | null;
  readonly limit: number;
}

/**
 * Reads a page of a player's movements, the latest first: the latest of each account by the index, however
 * many there are, and the latest of those.
 */
export const selectBooked = (
  queryable: Queryable,
  page: MovementsWanted,
): Promise<BookedMovement[]> =>
  queryable.query<BookedMovement>(
    `select ${COLUMNS} from wallet.accounts a
     cross join lateral (
       select * from wallet.transfers
       where player_id = a.player_id and currency collate "C" = a.currency
         and seq < coalesce($3::bigint, 9223372036854775807)
       order by seq desc limit $4) t
     where a.player_id = $1 and ($2::text is null or a.currency = $2)
     order by t.seq desc limit $4`,
    [page.playerId, page.currency, page.before, page.limit],
  );

/** Reads a page of what moved between a player and the world, the latest first: games cost it nothing. */
export const selectBookedPayments = (
  queryable: Queryable,
  page: MovementsWanted,
): Promise<BookedMovement[]> =>
  queryable.query<BookedMovement>(
    `select ${COLUMNS} from wallet.transfers t
     where t.player_id = $1 and t.kind in ${PAYMENTS} and ($2::text is null or t.currency = $2)
       and t.seq < coalesce($3::bigint, 9223372036854775807)
     order by t.seq desc limit $4`,
    [page.playerId, page.currency, page.before, page.limit],
  );

/** Reads all legs of operations of a player, in the order of their names. */
export const selectLegs = (
  queryable: Queryable,
  playerId: bigint,
  groupIds: readonly string[],
): Promise<BookedMovement[]> =>
  queryable.query<BookedMovement>(
    `select ${COLUMNS} from wallet.transfers t
     where t.player_id = $1 and t.group_id = any($2::uuid[]) order by t.seq`,
    [playerId, groupIds],
  );
