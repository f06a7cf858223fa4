import type { CorrectionState } from "@houselight/contracts";
import type { Queryable, Tx } from "#platform/database";

/** Points that operators give a player (above zero) or take (below). */
export interface Correction {
  readonly id: string;
  readonly playerId: bigint;
  readonly points: bigint;
  readonly reason: string;
  readonly state: CorrectionState;
  readonly bodyHash: string;
  readonly changedBy: string;
  readonly changedAt: Date;
}

const COLUMNS = `id, player_id as "playerId", points, reason, state, body_hash as "bodyHash",
  changed_by as "changedBy", changed_at as "changedAt"`;

/** Writes a proposed correction; undefined when its id is taken. */
export async function insertCorrection(
  tx: Tx,
  correction: Omit<Correction, "state">,
): Promise<Correction | undefined> {
  const [row] = await tx.query<Correction>(
    `insert into comps.corrections (id, player_id, points, reason, state, body_hash, changed_by, changed_at)
     values ($1, $2, $3, $4, 'proposed', $5, $6, $7) on conflict (id) do nothing returning ${COLUMNS}`,
    [
      correction.id,
      correction.playerId,
      correction.points,
      correction.reason,
      correction.bodyHash,
      correction.changedBy,
      correction.changedAt,
    ],
  );
  return row;
}

export async function selectCorrection(
  queryable: Queryable,
  id: string,
): Promise<Correction | undefined> {
  const [row] = await queryable.query<Correction>(
    `select ${COLUMNS} from comps.corrections where id = $1`,
    [id],
  );
  return row;
}

export async function lockCorrection(tx: Tx, id: string): Promise<Correction | undefined> {
  const [row] = await tx.query<Correction>(
    `select ${COLUMNS} from comps.corrections where id = $1 for update`,
    [id],
  );
  return row;
}

/** Decides a correction, and says who did. The caller holds it. */
export async function decideCorrection(
  tx: Tx,
  id: string,
  { state, by, at }: { readonly state: CorrectionState; readonly by: string; readonly at: Date },
): Promise<Correction> {
  const [row] = await tx.query<Correction>(
    `update comps.corrections set state = $2, changed_by = $3, changed_at = $4
     where id = $1 returning ${COLUMNS}`,
    [id, state, by, at],
  );
  return row as Correction;
}

/** Reads corrections, the latest proposed first, those behind the one of this id. */
export async function selectCorrections(
  queryable: Queryable,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<Correction[]> {
  return queryable.query<Correction>(
    `select ${COLUMNS} from comps.corrections
     where $1::uuid is null or seq < (select seq from comps.corrections where id = $1::uuid)
     order by seq desc limit $2`,
    [after, limit],
  );
}
