import type { DocumentKind } from "@houselight/contracts";
import type { Queryable, Tx } from "#platform/database";

/** A file that was refused for what is in it. */
export interface InfectedFile {
  readonly id: bigint;
  readonly playerId: bigint;
  readonly kind: DocumentKind;
  readonly virus: string;
  readonly sizeBytes: number;
  readonly foundAt: Date;
}

const COLUMNS = `id, player_id as "playerId", kind, virus, size_bytes as "sizeBytes", found_at as "foundAt"`;

/** Opens a case. Returns false while there is one of the same file. */
export async function insertInfected(
  tx: Tx,
  found: Omit<InfectedFile, "id" | "foundAt"> & { readonly fingerprint: string; readonly at: Date },
): Promise<boolean> {
  const rows = await tx.query(
    `insert into verification.infected_files (player_id, kind, fingerprint, virus, size_bytes, found_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (player_id, fingerprint) where closed_at is null do nothing returning id`,
    [found.playerId, found.kind, found.fingerprint, found.virus, found.sizeBytes, found.at],
  );
  return rows.length > 0;
}

/** Returns open cases after an id, the oldest first. */
export function selectInfected(
  queryable: Queryable,
  { after, limit }: { readonly after: bigint; readonly limit: number },
): Promise<InfectedFile[]> {
  return queryable.query<InfectedFile>(
    `select ${COLUMNS} from verification.infected_files
     where closed_at is null and id > $1 order by id limit $2`,
    [after, limit],
  );
}

/** Closes a case. Returns it; undefined where there is none that is open. */
export async function closeInfected(
  tx: Tx,
  id: bigint,
  at: Date,
): Promise<InfectedFile | undefined> {
  const [row] = await tx.query<InfectedFile>(
    `update verification.infected_files set closed_at = $2 where id = $1 and closed_at is null
     returning ${COLUMNS}`,
    [id, at],
  );
  return row;
}
