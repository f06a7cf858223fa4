import type { Queryable } from "#platform/database";

/** A win as the lists show it. */
export interface Win {
  readonly id: string;
  readonly jackpot: string;
  readonly playerId: bigint;
  readonly paid: bigint;
  readonly currency: string;
  readonly amount: bigint;
  readonly originalCurrency: string;
  readonly levelName: string;
  readonly at: Date;
}

interface WinPage {
  /** A jackpot's id; null is all of them. */
  readonly jackpotId: string | null;
  readonly order: "latest" | "biggest";
  readonly limit: number;
}

/** An index for each: by what was won within a jackpot, by its worth in euros over all. */
const ORDERS = {
  latest: "d.seq desc",
  biggest: "d.eur_cents desc, d.seq desc",
  biggestOfOne: "d.amount desc, d.seq desc",
} as const;

export async function selectWins(
  queryable: Queryable,
  { jackpotId, order, limit }: WinPage,
): Promise<Win[]> {
  const by = order === "biggest" && jackpotId !== null ? "biggestOfOne" : order;
  return queryable.query<Win>(
    `select d.id, j.identifier as jackpot, d.player_id as "playerId", d.paid, d.currency, d.amount,
       j.currency as "originalCurrency", l.name as "levelName", d.at
     from jackpots.drops d join jackpots.jackpots j on j.id = d.jackpot_id
       join jackpots.levels l on l.jackpot_id = d.jackpot_id and l.level = d.level
     ${jackpotId === null ? "" : "where d.jackpot_id = $2"} order by ${ORDERS[by]} limit $1`,
    jackpotId === null ? [limit] : [limit, jackpotId],
  );
}
