import { columns, type Queryable, type Tx } from "#platform/database";
import type { Budget } from "./limits/budget.ts";
import { unpackBudgets } from "./limits/budget-store.ts";

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
  /** Minutes between reality checks that the player chose; null for none. */
  readonly realityMinutes: number | null;
  readonly realityAnsweredAt: Date | null;
  readonly budgets: readonly Budget[];
}

const LONG_AGO = new Date(0);

interface RestrictionRow {
  readonly player_id: bigint;
  /** Null for the moment that stands for never, which most rows hold. */
  readonly blocked_until: Date | null;
  readonly frozen: boolean;
  readonly cooling_off_until: Date | null;
  readonly excluded_until: Date | null;
  readonly budgets: string;
  readonly reality_minutes: number | null;
  readonly reality_answered_at: Date | null;
}

/** Reads what is in force for these players, in one statement; nothing for those without a restriction. */
export async function selectRestrictions(
  queryable: Queryable,
  playerIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, Restriction>> {
  const rows = await queryable.query<RestrictionRow>(
    `select player_id, nullif(blocked_until, '1970-01-01') as blocked_until, frozen,
       nullif(cooling_off_until, '1970-01-01') as cooling_off_until, excluded_until, budgets,
       reality_minutes, reality_answered_at
     from compliance.restrictions where player_id = any($1::bigint[])`,
    columns(playerIds, (id) => id),
  );
  return new Map(
    rows.map((row) => [
      row.player_id,
      {
        playerId: row.player_id,
        blockedUntil: row.blocked_until ?? LONG_AGO,
        frozen: row.frozen,
        coolingOffUntil: row.cooling_off_until ?? LONG_AGO,
        excludedUntil: row.excluded_until,
        realityMinutes: row.reality_minutes,
        realityAnsweredAt: row.reality_answered_at,
        budgets: unpackBudgets(row.player_id, row.budgets),
      },
    ]),
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
