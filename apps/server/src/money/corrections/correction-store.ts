import type { CashCorrectionState } from "@houselight/contracts";
import type { Queryable, Tx } from "#platform/database";
import type { Correction } from "./correction.ts";

const COLUMNS = `id, player_id as "playerId", currency, amount, kind, reason,
  transfer_group as "transferGroup", state, body_hash as "bodyHash", proposed_by_id as "proposedById",
  proposed_by as "proposedBy", proposed_at as "proposedAt", expires_at as "expiresAt",
  decided_by as "decidedBy", decided_at as "decidedAt", drop_reason as "dropReason"`;

type Proposal = Omit<Correction, "state" | "decidedBy" | "decidedAt" | "dropReason">;

/** Writes a proposed correction; undefined when its id is taken. */
export async function insertCorrection(
  tx: Tx,
  proposal: Proposal,
): Promise<Correction | undefined> {
  const [row] = await tx.query<Correction>(
    `insert into corrections.corrections (id, player_id, currency, amount, kind, reason, transfer_group,
       state, body_hash, proposed_by_id, proposed_by, proposed_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, 'open', $8, $9, $10, $11, $12)
     on conflict (id) do nothing returning ${COLUMNS}`,
    [
      proposal.id,
      proposal.playerId,
      proposal.currency,
      proposal.amount,
      proposal.kind,
      proposal.reason,
      proposal.transferGroup,
      proposal.bodyHash,
      proposal.proposedById,
      proposal.proposedBy,
      proposal.proposedAt,
      proposal.expiresAt,
    ],
  );
  return row;
}

export async function selectCorrection(
  queryable: Queryable,
  id: string,
): Promise<Correction | undefined> {
  const [row] = await queryable.query<Correction>(
    `select ${COLUMNS} from corrections.corrections where id = $1`,
    [id],
  );
  return row;
}

export async function lockCorrection(tx: Tx, id: string): Promise<Correction | undefined> {
  const [row] = await tx.query<Correction>(
    `select ${COLUMNS} from corrections.corrections where id = $1 for update`,
    [id],
  );
  return row;
}

interface Decision {
  readonly state: Exclude<CashCorrectionState, "open">;
  readonly by: { readonly id: bigint; readonly email: string };
  readonly at: Date;
  readonly dropReason: string | null;
}

/** Decides a correction, and says who did. The caller holds it. */
export async function decideCorrection(
  tx: Tx,
  id: string,
  { state, by, at, dropReason }: Decision,
): Promise<Correction> {
  const [row] = await tx.query<Correction>(
    `update corrections.corrections
     set state = $2, decided_by_id = $3, decided_by = $4, decided_at = $5, drop_reason = $6
     where id = $1 returning ${COLUMNS}`,
    [id, state, by.id, by.email, at, dropReason],
  );
  return row as Correction;
}

/** Drops open corrections whose time has passed, at most so many; one that is being decided is left. */
export async function dropExpired(tx: Tx, at: Date, limit: number): Promise<Correction[]> {
  return tx.query<Correction>(
    `update corrections.corrections set state = 'dropped', decided_at = $1
     where id in (
       select id from corrections.corrections where state = 'open' and expires_at <= $1
       order by expires_at limit $2 for update skip locked)
     returning ${COLUMNS}`,
    [at, limit],
  );
}

export interface CorrectionPage {
  readonly state: CashCorrectionState;
  readonly playerId: bigint | null;
  /** Those behind the one of this id. */
  readonly before: string | null;
  readonly limit: number;
}

/** Reads corrections of one state, the latest proposed first. */
export async function selectCorrections(
  queryable: Queryable,
  { state, playerId, before, limit }: CorrectionPage,
): Promise<Correction[]> {
  // Two statements, so that each has its index.
  const ofPlayer = playerId === null ? "" : "and player_id = $4";
  return queryable.query<Correction>(
    `select ${COLUMNS} from corrections.corrections
     where state = $1 ${ofPlayer}
       and ($2::uuid is null or seq < (select seq from corrections.corrections where id = $2::uuid))
     order by seq desc limit $3`,
    playerId === null ? [state, before, limit] : [state, before, limit, playerId],
  );
}
