import { columns, type Queryable, type Tx } from "#platform/database";

/** An exchange as it is kept: the answer that its id gets again. */
export interface Exchange {
  readonly playerId: bigint;
  readonly id: string;
  readonly cardId: string;
  readonly quantity: number;
  readonly points: bigint;
  readonly currency: string | null;
  readonly bodyHash: string;
  /** Points that the player had left to exchange. */
  readonly pointsAfter: bigint;
  readonly at: Date;
}

export async function selectExchange(
  queryable: Queryable,
  playerId: bigint,
  id: string,
): Promise<Pick<Exchange, "bodyHash" | "pointsAfter"> | undefined> {
  const [row] = await queryable.query<Pick<Exchange, "bodyHash" | "pointsAfter">>(
    `select body_hash as "bodyHash", points_after as "pointsAfter" from comps.exchanges
     where player_id = $1 and id = $2`,
    [playerId, id],
  );
  return row;
}

/** Writes an exchange with the ids of what it gives. */
export async function insertExchange(
  tx: Tx,
  exchange: Exchange,
  rewardIds: readonly string[],
): Promise<void> {
  const { playerId, id } = exchange;
  await tx.query(
    `insert into comps.exchanges (player_id, id, card_id, quantity, points, currency, body_hash,
       points_after, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      playerId,
      id,
      exchange.cardId,
      exchange.quantity,
      exchange.points,
      exchange.currency,
      exchange.bodyHash,
      exchange.pointsAfter,
      exchange.at,
    ],
  );
  await tx.query(
    `insert into comps.rewards (id, player_id, exchange_id)
     select id, $2, $3 from unnest($1::uuid[]) as r (id)`,
    [...columns(rewardIds, (reward) => reward), playerId, id],
  );
}

/** Counts the units that players have got, by the ids of their cards. */
export async function countExchanged(
  queryable: Queryable,
  cardIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await queryable.query<{ id: string; count: number }>(
    `select card_id as id, sum(quantity)::int as count from comps.exchanges
     where card_id = any($1::uuid[]) group by card_id`,
    columns(cardIds, (id) => id),
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}
