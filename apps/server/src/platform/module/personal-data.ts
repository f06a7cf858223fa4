import type { Queryable, Tx } from "#platform/database";

/** Why a module cannot let a player be forgotten yet. */
type ErasureObstacle =
  | "money_left"
  | "debt_open"
  | "payment_open"
  | "exclusion_in_force"
  | "erasure_waits";

/** The part of a person's data that one module holds: how it tells it, and how it forgets it. */
export interface PersonalData {
  /** Name of the part in the file that a player gets: the module's. */
  readonly name: string;
  /** Returns all that the module knows of a player, as JSON: amounts as digits, times as ISO 8601. */
  read(queryable: Queryable, playerId: bigint): Promise<Readonly<Record<string, unknown>>>;
  /** Returns why the player cannot be forgotten now; null when nothing speaks against it. Joins the transaction. */
  obstacle?(tx: Tx, playerId: bigint, now: Date): Promise<ErasureObstacle | null>;
  /** Forgets who the player is, and keeps what the books and the law need. Joins the transaction. */
  erase?(tx: Tx, playerId: bigint, now: Date): Promise<void>;
}

/** Rows of one kind in the file that a player gets, at most: the latest. */
export const EXPORT_ROWS_MAX = 20_000;
