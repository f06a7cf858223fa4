import { type DocumentKind, isDocumentWanted } from "@houselight/contracts";
import { type Player, selectPlayer } from "#core/accounts";
import { lockAccounts } from "#core/wallet";
import type { Queryable, Tx } from "#platform/database";
import { Refused } from "#platform/http";
import type { House } from "#platform/module";
import { changeStatus } from "../status/change-status.ts";
import { selectChanges, selectStanding } from "../status/change-store.ts";
import { identityAt } from "../status/renewal.ts";
import { documentsLeft } from "../status/submission.ts";
import { documentFiles } from "./files/document-files.ts";
import { insertDocument, selectDocuments, type StoredDocument } from "./document-store.ts";
import { documentType } from "./document-type.ts";
import { playerKey } from "./player-keys.ts";
import { assertClean } from "./scan/assert-clean.ts";

/** A file on its way: nothing of it is read before `read` is called. */
export interface HandedFile {
  readonly kind: DocumentKind;
  read(): Promise<Uint8Array>;
}

/**
 * Keeps a document of a player, sealed with the player's own key. The same file again is the same
 * document. Throws Refused: documents_not_wanted, too_many_documents, document_type_unknown,
 * document_infected, scanner_unavailable, and what reading refuses with.
 */
export async function keepDocument(
  house: House,
  playerId: bigint,
  file: HandedFile,
): Promise<{ document: StoredDocument; repeated: boolean }> {
  // Whoever may add nothing is told before anything is read; what counts is looked at again below.
  const known = await selectDocuments(house.database, playerId);
  await assertWanted(house.database, playerId, file.kind, house.clock.now());
  const bytes = await file.read();
  const contentType = await documentType(bytes);
  if (!contentType) throw new Refused("document_type_unknown");
  const key = await playerKey(house, playerId);
  if (!key) throw new Refused("documents_not_wanted");
  const fingerprint = key.fingerprint(bytes);
  const same = sameFile(known, file.kind, fingerprint);
  if (same) return { document: same, repeated: true };
  await assertRoom(house.database, playerId, house.clock.now());
  await assertClean(house, bytes, { playerId, kind: file.kind, fingerprint });
  const document: StoredDocument = {
    id: house.ids.uuid(),
    playerId,
    kind: file.kind,
    contentType,
    sizeBytes: bytes.length,
    fingerprint,
    uploadedAt: house.clock.now(),
  };
  const files = documentFiles(house);
  await files.put(document.id, key.seal.closeBytes(bytes, document.id));
  try {
    const kept = await house.database.tx((tx) => record(tx, document));
    if (kept.id !== document.id) await files.remove(document.id);
    return { document: kept, repeated: kept.id !== document.id };
  } catch (error) {
    await files.remove(document.id);
    throw error;
  }
}

/** Returns the document that is on record: of two equal files at once, the first. */
async function record(tx: Tx, document: StoredDocument): Promise<StoredDocument> {
  const { playerId, kind, fingerprint, uploadedAt: at } = document;
  await lockAccounts(tx, [playerId]);
  const known = await selectDocuments(tx, playerId);
  const same = sameFile(known, kind, fingerprint);
  if (same) return same;
  const player = await assertWanted(tx, playerId, kind, at);
  await assertRoom(tx, playerId, at);
  await insertDocument(tx, document);
  if (player.verification === "none" && kind !== "source_of_wealth") {
    const note = "a first document";
    await changeStatus(tx, { playerId, after: "basic", actor: "player", note, at });
  }
  return document;
}

const sameFile = (
  known: readonly StoredDocument[],
  kind: DocumentKind,
  fingerprint: string,
): StoredDocument | undefined =>
  known.find((one) => one.kind === kind && one.fingerprint === fingerprint);

/** Throws Refused("documents_not_wanted"). */
async function assertWanted(
  queryable: Queryable,
  playerId: bigint,
  kind: DocumentKind,
  at: Date,
): Promise<Player> {
  const player = await selectPlayer(queryable, playerId);
  if (!player) throw new Refused("sign_in_required");
  const standing = await selectStanding(queryable, playerId);
  if (!isDocumentWanted(identityAt(player.verification, standing, at), kind))
    throw new Refused("documents_not_wanted");
  return player;
}

/** Throws Refused("too_many_documents"). */
async function assertRoom(queryable: Queryable, playerId: bigint, at: Date): Promise<void> {
  const [player, standing, changes, documents] = await Promise.all([
    selectPlayer(queryable, playerId),
    selectStanding(queryable, playerId),
    selectChanges(queryable, playerId),
    selectDocuments(queryable, playerId),
  ]);
  const identity = identityAt(player?.verification ?? "none", standing, at);
  if (documentsLeft({ ...standing, ...identity, changes, documents }) === 0)
    throw new Refused("too_many_documents");
}
