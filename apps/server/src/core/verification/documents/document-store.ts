import type { DocumentKind, DocumentType } from "@houselight/contracts";
import type { Queryable, Tx } from "#platform/database";

/** A document that a player has handed in. */
export interface StoredDocument {
  readonly id: string;
  readonly playerId: bigint;
  readonly kind: DocumentKind;
  readonly contentType: DocumentType;
  readonly sizeBytes: number;
  readonly fingerprint: string;
  readonly uploadedAt: Date;
}

interface DocumentRow {
  readonly id: string;
  readonly player_id: bigint;
  readonly kind: DocumentKind;
  readonly content_type: DocumentType;
  readonly size_bytes: number;
  readonly fingerprint: string;
  readonly uploaded_at: Date;
}

const COLUMNS = "id, player_id, kind, content_type, size_bytes, fingerprint, uploaded_at";

const toDocument = (row: DocumentRow): StoredDocument => ({
  id: row.id,
  playerId: row.player_id,
  kind: row.kind,
  contentType: row.content_type,
  sizeBytes: row.size_bytes,
  fingerprint: row.fingerprint,
  uploadedAt: row.uploaded_at,
});

export async function insertDocument(tx: Tx, document: StoredDocument): Promise<void> {
  await tx.query(
    `insert into verification.documents (${COLUMNS}) values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      document.id,
      document.playerId,
      document.kind,
      document.contentType,
      document.sizeBytes,
      document.fingerprint,
      document.uploadedAt,
    ],
  );
}

/** Reads a player's documents, oldest first. */
export async function selectDocuments(
  queryable: Queryable,
  playerId: bigint,
): Promise<StoredDocument[]> {
  const rows = await queryable.query<DocumentRow>(
    `select ${COLUMNS} from verification.documents where player_id = $1 order by uploaded_at, id`,
    [playerId],
  );
  return rows.map(toDocument);
}

export async function selectDocument(
  queryable: Queryable,
  id: string,
): Promise<StoredDocument | undefined> {
  const [row] = await queryable.query<DocumentRow>(
    `select ${COLUMNS} from verification.documents where id = $1`,
    [id],
  );
  return row && toDocument(row);
}

/** Reads the documents that the provider has not been sent, oldest first. */
export async function selectUnsent(
  queryable: Queryable,
  playerId: bigint,
): Promise<StoredDocument[]> {
  const rows = await queryable.query<DocumentRow>(
    `select ${COLUMNS} from verification.documents
     where player_id = $1 and sent_at is null order by uploaded_at, id`,
    [playerId],
  );
  return rows.map(toDocument);
}

export async function noteSent(queryable: Queryable, id: string, at: Date): Promise<void> {
  await queryable.query("update verification.documents set sent_at = $2 where id = $1", [id, at]);
}
