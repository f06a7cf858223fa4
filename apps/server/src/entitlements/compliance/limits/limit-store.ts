import type { LimitPeriod, LimitType } from "@houselight/contracts";
import type { Queryable, Tx } from "#platform/database";
import { selectRestrictions } from "../restriction-store.ts";
import type { Budget } from "./budget.ts";
import { putBudgets } from "./budget-store.ts";
import { saveChecks } from "./session-check-store.ts";

/** A limit or a pause as it was set. What it leaves stands in its budgets. */
export interface Limit {
  readonly id: bigint;
  readonly playerId: bigint;
  readonly type: LimitType;
  readonly period: LimitPeriod;
  readonly createdAt: Date;
  /** Of a pause; null for a limit. */
  readonly endsAt: Date | null;
  readonly removedAt: Date | null;
}

/** A limit that a player asked for; `isNew` where that changed anything. */
export interface SetLimit {
  readonly limit: Limit;
  readonly isNew: boolean;
}

interface LimitRow {
  readonly id: bigint;
  readonly player_id: bigint;
  readonly type: LimitType;
  readonly period: LimitPeriod;
  readonly created_at: Date;
  readonly ends_at: Date | null;
  readonly removed_at: Date | null;
}

const COLUMNS = "id, player_id, type, period, created_at, ends_at, removed_at";

const toLimit = ({ player_id, created_at, ends_at, removed_at, ...row }: LimitRow): Limit => ({
  ...row,
  playerId: player_id,
  createdAt: created_at,
  endsAt: ends_at,
  removedAt: removed_at,
});

/** Returns what is in force, oldest first: a cooling-off until its end, all else until it is removed. */
export async function selectLimits(
  queryable: Queryable,
  playerId: bigint,
  at: Date,
): Promise<Limit[]> {
  const rows = await queryable.query<LimitRow>(
    `select ${COLUMNS} from compliance.limits
     where player_id = $1 and removed_at is null and (type <> 'coolingoff' or ends_at > $2)
     order by id`,
    [playerId, at],
  );
  return rows.map(toLimit);
}

/** Reads limits by their ids, those that were removed too. */
export async function selectLimitsById(
  queryable: Queryable,
  ids: readonly bigint[],
): Promise<Limit[]> {
  const rows = await queryable.query<LimitRow>(
    `select ${COLUMNS} from compliance.limits where id = any($1::bigint[])`,
    [ids],
  );
  return rows.map(toLimit);
}

export async function insertLimit(tx: Tx, limit: Omit<Limit, "id" | "removedAt">): Promise<Limit> {
  const [row] = await tx.query<LimitRow>(
    `insert into compliance.limits (player_id, type, period, created_at, ends_at)
     values ($1, $2, $3, $4, $5) returning ${COLUMNS}`,
    [limit.playerId, limit.type, limit.period, limit.createdAt, limit.endsAt],
  );
  if (!row) throw new Error("an insert returns its row");
  return toLimit(row);
}

/** Lets a pause end later. */
export async function extendPause(tx: Tx, id: bigint, endsAt: Date): Promise<Limit> {
  const [row] = await tx.query<LimitRow>(
    `update compliance.limits set ends_at = greatest(ends_at, $2) where id = $1 returning ${COLUMNS}`,
    [id, endsAt],
  );
  if (!row) throw new Error(`pause ${id} is gone`);
  return toLimit(row);
}

/** Removes a limit with what it leaves; the record of it stays. */
export async function removeLimit(tx: Tx, limit: Limit, at: Date): Promise<void> {
  const budgets = await selectBudgets(tx, limit.playerId);
  await putBudgets(tx, {
    playerId: limit.playerId,
    budgets: budgets.filter(({ limitId }) => limitId !== limit.id),
  });
  await tx.query("update compliance.limits set removed_at = $2 where id = $1", [limit.id, at]);
}

/** Removes all self-exclusions of a player: one that is lifted lifts those before it. */
export async function removeExclusions(tx: Tx, playerId: bigint, at: Date): Promise<void> {
  await tx.query(
    `update compliance.limits set removed_at = $2
     where player_id = $1 and type = 'selfexclusion' and removed_at is null`,
    [playerId, at],
  );
}

/** An amount of a limit by currency; a session limit has one without a currency, in seconds. */
export interface LimitAmount {
  readonly currency: string;
  readonly amount: bigint;
}

/** Brings a limit to these amounts; what is used of it stays, and other currencies stay as they are. */
export async function setAmounts(
  tx: Tx,
  limit: Limit,
  amounts: readonly LimitAmount[],
  windowStartsAt: Date,
): Promise<void> {
  if (amounts.length === 0) return;
  const { playerId, id: limitId, type, period, createdAt } = limit;
  const budgets = await selectBudgets(tx, playerId);
  for (const { currency, amount } of amounts) {
    const index = budgets.findIndex((one) => one.limitId === limitId && one.currency === currency);
    const known = budgets[index];
    if (known) budgets[index] = { ...known, amount };
    else
      budgets.push({
        playerId,
        limitId,
        currency,
        type: type as Budget["type"],
        period,
        createdAt,
        amount,
        used: 0n,
        windowStartsAt,
        windowEndsAtMs: 0,
      });
  }
  await putBudgets(tx, { playerId, budgets });
  if (type === "session") await saveChecks(tx, [{ playerId, dueAt: createdAt }]);
}

const selectBudgets = async (tx: Tx, playerId: bigint): Promise<Budget[]> => [
  ...((await selectRestrictions(tx, [playerId])).get(playerId)?.budgets ?? []),
];
