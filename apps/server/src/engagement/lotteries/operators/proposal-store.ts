import type { LotteryState } from "@houselight/contracts";
import type { Queryable, Tx } from "#platform/database";
import type { Lottery } from "../lottery.ts";
import { COLUMNS, type LotteryRow, named, toLottery } from "../lottery-store.ts";

export type Proposal = Omit<Lottery, "state" | "link" | "tickets" | "salt" | "drawn"> & {
  readonly bodyHash: string;
};

/** Writes a proposed lottery; undefined when its id or its address is taken. */
export async function insertLottery(tx: Tx, lottery: Proposal): Promise<Lottery | undefined> {
  const [row] = await tx.query<LotteryRow>(
    `insert into lotteries.lotteries
       (id, identifier, title, image, group_ids, start_at, end_at, currency, ticket_price, prizes, games,
        state, body_hash, changed_by, changed_at, salt)
     values ($1, $2, $3::jsonb, $4, $5, $6, $7, $8, $9, $10, $11, 'proposed', $12, $13, $14, $1::uuid::text)
     on conflict do nothing returning ${COLUMNS}`,
    [
      lottery.id,
      lottery.identifier,
      JSON.stringify(lottery.title),
      lottery.image,
      lottery.groupIds,
      lottery.startAt,
      lottery.endAt,
      lottery.currency,
      lottery.ticketPrice,
      lottery.prizes,
      lottery.games,
      lottery.bodyHash,
      lottery.changedBy,
      lottery.changedAt,
    ],
  );
  return row && toLottery(row);
}

/** Returns a lottery by its id with the hash of the request that proposed it. */
export async function selectProposed(
  queryable: Queryable,
  id: string,
): Promise<(Lottery & { readonly bodyHash: string }) | undefined> {
  const [row] = await queryable.query<LotteryRow & { body_hash: string }>(
    `select ${COLUMNS}, body_hash from lotteries.lotteries where id = $1`,
    [id],
  );
  return row && { ...toLottery(row), bodyHash: row.body_hash };
}

/** Locks a lottery in any state, by its id or its identifier. */
export async function lockLottery(tx: Tx, name: string): Promise<Lottery | undefined> {
  const [row] = await tx.query<LotteryRow>(
    `select ${COLUMNS} from lotteries.lotteries where ${named(name)} for update`,
    [name],
  );
  return row && toLottery(row);
}

/** Brings a lottery into a state, and says who did. */
export async function updateState(
  tx: Tx,
  id: string,
  { state, by, at }: { readonly state: LotteryState; readonly by: string; readonly at: Date },
): Promise<Lottery> {
  const [row] = await tx.query<LotteryRow>(
    `update lotteries.lotteries set state = $2, changed_by = $3, changed_at = $4
     where id = $1 returning ${COLUMNS}`,
    [id, state, by, at],
  );
  return toLottery(row as LotteryRow);
}

/** Reads lotteries in any state, the latest proposed first, those behind the one of this id. */
export async function selectAll(
  queryable: Queryable,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<Lottery[]> {
  const rows = await queryable.query<LotteryRow>(
    `select ${COLUMNS} from lotteries.lotteries
     where $1::uuid is null or seq < (select seq from lotteries.lotteries where id = $1::uuid)
     order by seq desc limit $2`,
    [after, limit],
  );
  return rows.map(toLottery);
}
