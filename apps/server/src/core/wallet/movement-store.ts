import type { Queryable } from "#platform/database";
import type { Side } from "./ledger/transfer.ts";

/** A movement between a player and the world, as the statement lists it. */
export interface Movement {
  readonly seq: bigint;
  readonly groupId: string;
  readonly kind: "deposit" | "hold" | "withdrawal" | "release" | "correction";
  readonly currency: string;
  readonly debit: Side;
  readonly credit: Side;
  readonly amount: bigint;
  readonly at: Date;
}

export interface MovementPage {
  readonly playerId: bigint;
  /** From the first moment to before the second; null is open. */
  readonly from: Date | null;
  readonly until: Date | null;
  readonly currency: string | null;
  readonly kind: Movement["kind"] | null;
  /** Movements before this one. */
  readonly before: bigint | null;
  readonly limit: number;
}

interface MovementRow {
  readonly seq: bigint;
  readonly group_id: string;
  readonly kind: Movement["kind"];
  readonly currency: string;
  readonly debit: Side;
  readonly credit: Side;
  readonly amount: bigint;
  readonly created_at: Date;
}

/** Latest first, over an index of these kinds alone: games do not slow it. */
export async function selectMovements(
  queryable: Queryable,
  page: MovementPage,
): Promise<Movement[]> {
  const rows = await queryable.query<MovementRow>(
    `select seq, group_id, kind, currency, debit, credit, amount, created_at from wallet.transfers
     where player_id = $1 and kind in ('deposit', 'hold', 'withdrawal', 'release', 'correction')
       and ($2::timestamptz is null or created_at >= $2) and ($3::timestamptz is null or created_at < $3)
       and ($4::text is null or currency = $4) and ($5::text is null or kind = $5)
       and ($6::bigint is null or seq < $6)
     order by seq desc limit $7`,
    [page.playerId, page.from, page.until, page.currency, page.kind, page.before, page.limit],
  );
  return rows.map(({ group_id, created_at, ...row }) => ({
    ...row,
    groupId: group_id,
    at: created_at,
  }));
}
