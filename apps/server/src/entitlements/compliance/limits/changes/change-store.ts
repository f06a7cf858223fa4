import type { Queryable, Tx } from "#platform/database";
import type { LimitAmount } from "../limit-store.ts";

/** A change of a limit that was asked for. */
export interface LimitChange {
  readonly id: bigint;
  readonly playerId: bigint;
  readonly limitId: bigint;
  readonly kind: "change" | "removal";
  readonly amounts: readonly LimitAmount[];
  readonly askedAt: Date;
  /** From then on it can be confirmed. */
  readonly dueAt: Date;
}

interface ChangeRow {
  readonly id: bigint;
  readonly player_id: bigint;
  readonly limit_id: bigint;
  readonly kind: LimitChange["kind"];
  readonly amounts: readonly { readonly currency: string; readonly amount: string }[];
  readonly asked_at: Date;
  readonly due_at: Date;
}

const COLUMNS = "id, player_id, limit_id, kind, amounts, asked_at, due_at";

const toChange = (row: ChangeRow): LimitChange => ({
  id: row.id,
  playerId: row.player_id,
  limitId: row.limit_id,
  kind: row.kind,
  amounts: row.amounts.map(({ currency, amount }) => ({ currency, amount: BigInt(amount) })),
  askedAt: row.asked_at,
  dueAt: row.due_at,
});

/** Writes a change; one with an outcome holds already, one without waits. */
export async function insertChange(
  tx: Tx,
  change: Omit<LimitChange, "id">,
  outcome: "at_once" | null,
): Promise<void> {
  await tx.query(
    `insert into compliance.limit_changes
       (player_id, limit_id, kind, amounts, asked_at, due_at, outcome, decided_at)
     values ($1, $2, $3, $4::jsonb, $5, $6, $7, case when $7::text is null then null else $5::timestamptz end)`,
    [
      change.playerId,
      change.limitId,
      change.kind,
      JSON.stringify(
        change.amounts.map(({ currency, amount }) => ({ currency, amount: String(amount) })),
      ),
      change.askedAt,
      change.dueAt,
      outcome,
    ],
  );
}

/** Returns what waits, one a limit. */
export async function selectOpenChanges(
  queryable: Queryable,
  playerId: bigint,
): Promise<LimitChange[]> {
  const rows = await queryable.query<ChangeRow>(
    `select ${COLUMNS} from compliance.limit_changes c
     where player_id = $1 and outcome is null
       and exists (select 1 from compliance.limits l where l.id = c.limit_id and l.removed_at is null)`,
    [playerId],
  );
  return rows.map(toChange);
}

/** Ends whatever waits for a limit: a new wish takes its place. */
export async function replaceChange(tx: Tx, limitId: bigint, at: Date): Promise<void> {
  await tx.query(
    `update compliance.limit_changes set outcome = 'replaced', decided_at = $2
     where limit_id = $1 and outcome is null`,
    [limitId, at],
  );
}

/** Ends whatever waits for a player's self-exclusions: a new one takes its place. */
export async function replaceRemovals(tx: Tx, playerId: bigint, at: Date): Promise<void> {
  await tx.query(
    `update compliance.limit_changes set outcome = 'replaced', decided_at = $2
     where outcome is null and limit_id in (
       select id from compliance.limits where player_id = $1 and type = 'selfexclusion')`,
    [playerId, at],
  );
}

/** Takes changes whose time has run and that no link was made for; another process takes others. */
export async function claimDue(tx: Tx, at: Date, limit: number): Promise<LimitChange[]> {
  const rows = await tx.query<ChangeRow>(
    `select ${COLUMNS} from compliance.limit_changes
     where outcome is null and token_hash is null and due_at <= $1
     order by due_at limit $2 for update skip locked`,
    [at, limit],
  );
  return rows.map(toChange);
}

export async function keepToken(
  tx: Tx,
  id: bigint,
  token: { readonly hash: string; readonly expiresAt: Date },
): Promise<void> {
  await tx.query(
    "update compliance.limit_changes set token_hash = $2, expires_at = $3 where id = $1",
    [id, token.hash, token.expiresAt],
  );
}

/** Finds the change of a link that is still good, or that was confirmed by it before. */
export async function selectByToken(
  queryable: Queryable,
  tokenHash: string,
  at: Date,
): Promise<(LimitChange & { readonly isConfirmed: boolean }) | undefined> {
  const [row] = await queryable.query<ChangeRow & { readonly outcome: "confirmed" | null }>(
    `select ${COLUMNS}, outcome from compliance.limit_changes
     where token_hash = $1 and (outcome is null or outcome = 'confirmed') and expires_at > $2`,
    [tokenHash, at],
  );
  return row && { ...toChange(row), isConfirmed: row.outcome === "confirmed" };
}

/** Notes that a change is confirmed. */
export async function confirmChange(tx: Tx, id: bigint, at: Date): Promise<void> {
  await tx.query(
    "update compliance.limit_changes set outcome = 'confirmed', decided_at = $2 where id = $1",
    [id, at],
  );
}

/** Ends changes whose link was not used in time: the limits stay as they are. */
export async function expireChanges(queryable: Queryable, at: Date): Promise<void> {
  await queryable.query(
    `update compliance.limit_changes set outcome = 'expired', decided_at = $1
     where outcome is null and expires_at <= $1`,
    [at],
  );
}
