import type { LimitPeriod } from "@houselight/contracts";
import { columns, type Queryable, type Tx } from "#platform/database";
import type { Budget } from "./limits/budget.ts";

/** Everything that restricts a player: a block, a pause, limits. */
export interface Restriction {
  readonly playerId: bigint;
  /** The player neither stakes nor deposits until then; long past without a block. */
  readonly blockedUntil: Date;
  /** The account stands still until operators decide; its player reads of a block. */
  readonly frozen: boolean;
  /** The same, chosen by the player. */
  readonly coolingOffUntil: Date;
  /** The earliest end of a self-exclusion, which holds until it is lifted; null without one. */
  readonly excludedUntil: Date | null;
  readonly budgets: readonly Budget[];
}

const LONG_AGO = new Date(0);

interface RestrictionRow extends BudgetRow {
  readonly blocked_until: Date | null;
  readonly frozen: boolean | null;
  readonly cooling_off_until: Date | null;
  readonly excluded_until: Date | null;
  readonly limit_id: bigint | null;
}

interface BudgetRow {
  readonly player_id: bigint;
  readonly currency: string;
  readonly type: Budget["type"];
  readonly period: LimitPeriod;
  readonly created_at: Date;
  readonly amount: bigint;
  readonly used: bigint;
  readonly window_starts_at: Date;
}

/** Reads what is in force for these players, in one statement; nothing for those without a restriction. */
export async function selectRestrictions(
  queryable: Queryable,
  playerIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, Restriction>> {
  const rows = await queryable.query<RestrictionRow>(
    `select player_id, r.blocked_until, r.frozen, r.cooling_off_until, r.excluded_until, b.limit_id,
       b.currency, b.type, b.period, b.created_at, b.amount, b.used, b.window_starts_at
     from (select * from compliance.restrictions where player_id = any($1::bigint[])) r
     full join (select * from compliance.budgets where player_id = any($1::bigint[])) b using (player_id)`,
    [playerIds],
  );
  const restrictions = new Map<bigint, Restriction & { readonly budgets: Budget[] }>();
  for (const row of rows) {
    let restriction = restrictions.get(row.player_id);
    if (!restriction) {
      restriction = {
        playerId: row.player_id,
        blockedUntil: row.blocked_until ?? LONG_AGO,
        frozen: row.frozen ?? false,
        coolingOffUntil: row.cooling_off_until ?? LONG_AGO,
        excludedUntil: row.excluded_until,
        budgets: [],
      };
      restrictions.set(row.player_id, restriction);
    }
    if (row.limit_id !== null) restriction.budgets.push(toBudget(row, row.limit_id));
  }
  return restrictions;
}

const toBudget = (row: BudgetRow, limitId: bigint): Budget => ({
  playerId: row.player_id,
  limitId,
  currency: row.currency,
  type: row.type,
  period: row.period,
  createdAt: row.created_at,
  amount: row.amount,
  used: row.used,
  windowStartsAt: row.window_starts_at,
});

/** Reads the session limits in force of all players. */
export async function selectSessionBudgets(queryable: Queryable): Promise<Budget[]> {
  const rows = await queryable.query<BudgetRow & { readonly limit_id: bigint }>(
    "select * from compliance.budgets where type = 'session' order by player_id, limit_id",
  );
  return rows.map((row) => toBudget(row, row.limit_id));
}

/** Writes what operations have used of their budgets. The caller holds the players' accounts. */
export async function saveBudgets(tx: Tx, budgets: readonly Budget[]): Promise<void> {
  if (budgets.length === 0) return;
  await tx.query(
    `update compliance.budgets b set used = n.used, window_starts_at = n.window_starts_at
     from unnest($1::bigint[], $2::bigint[], $3::text[], $4::bigint[], $5::timestamptz[])
       as n(player_id, limit_id, currency, used, window_starts_at)
     where b.player_id = n.player_id and b.limit_id = n.limit_id and b.currency = n.currency`,
    columns(
      budgets,
      (budget) => budget.playerId,
      (budget) => budget.limitId,
      (budget) => budget.currency,
      (budget) => budget.used,
      (budget) => budget.windowStartsAt.toISOString(),
    ),
  );
}

/** Blocks a player until then; a longer block stays. Returns until when it holds. */
export async function extendBlock(tx: Tx, playerId: bigint, until: Date): Promise<Date> {
  const [row] = await tx.query<{ blocked_until: Date }>(
    `insert into compliance.restrictions as r (player_id, blocked_until) values ($1, $2)
     on conflict (player_id) do update set blocked_until = greatest(r.blocked_until, $2)
     returning blocked_until`,
    [playerId, until],
  );
  if (!row) throw new Error("an upsert returns its row");
  return row.blocked_until;
}

/** Begins a cooling-off; a longer one stays. */
export async function extendCoolingOff(tx: Tx, playerId: bigint, until: Date): Promise<void> {
  await tx.query(
    `insert into compliance.restrictions as r (player_id, cooling_off_until) values ($1, $2)
     on conflict (player_id) do update set cooling_off_until = greatest(r.cooling_off_until, $2)`,
    [playerId, until],
  );
}

/** Begins a self-exclusion; a longer one stays. */
export async function extendExclusion(tx: Tx, playerId: bigint, until: Date): Promise<void> {
  await tx.query(
    `insert into compliance.restrictions as r (player_id, excluded_until) values ($1, $2)
     on conflict (player_id) do update set excluded_until = greatest(r.excluded_until, $2)`,
    [playerId, until],
  );
}

/** Lifts a self-exclusion whose time is over. */
export async function liftExclusion(tx: Tx, playerId: bigint): Promise<void> {
  await tx.query("update compliance.restrictions set excluded_until = null where player_id = $1", [
    playerId,
  ]);
}

/** Notes which of these players' accounts stand still. */
export async function setFrozen(
  tx: Tx,
  players: readonly { readonly playerId: bigint; readonly frozen: boolean }[],
): Promise<void> {
  await tx.query(
    `insert into compliance.restrictions as r (player_id, frozen)
     select * from unnest($1::bigint[], $2::boolean[])
     on conflict (player_id) do update set frozen = excluded.frozen`,
    columns(
      players,
      ({ playerId }) => playerId,
      ({ frozen }) => frozen,
    ),
  );
}
