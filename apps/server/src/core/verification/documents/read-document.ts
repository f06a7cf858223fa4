import { createHmac, timingSafeEqual } from "node:crypto";
import { type FileAnswer, fillPath, getDocumentFile } from "@houselight/contracts";
import { appendTrailEntries } from "#core/staff";
import { type Operator, Refused } from "#platform/http";
import type { House } from "#platform/module";
import { documentFiles } from "./files/document-files.ts";
import { selectDocument, type StoredDocument } from "./document-store.ts";
import { extensionOf } from "./document-type.ts";
import { playerKey } from "./player-keys.ts";

/** Time that an address works. */
const ADDRESS_MS = 60_000;

/** Signs what an address is good for: one document, one operator's session, until then. */
const signatureOf = (house: House, id: string, operator: Operator, expires: number): string =>
  createHmac("sha256", house.key("document-addresses"))
    .update(`${id} ${operator.id} ${operator.sessionId} ${expires}`)
    .digest("hex");

/** Returns an address for this operator's session alone. Throws Refused: document_not_found, document_gone. */
export async function signAddress(
  house: House,
  operator: Operator,
  id: string,
): Promise<{ url: string; expires_at: string }> {
  const document = await found(house, id);
  if (!(await playerKey(house, document.playerId))) throw new Refused("document_gone");
  const expires = Math.ceil((house.clock.now().getTime() + ADDRESS_MS) / 1000);
  const search = new URLSearchParams({
    expires: String(expires),
    signature: signatureOf(house, id, operator, expires),
  });
  return {
    url: `${fillPath(getDocumentFile.path, { id })}?${search}`,
    expires_at: new Date(expires * 1000).toISOString(),
  };
}

/**
 * Opens a document for an operator, and puts that on the audit trail first: what is not on record
 * is not shown. Throws Refused: document_address_invalid, document_not_found, document_gone.
 */
export async function openDocument(
  house: House,
  operator: Operator,
  asked: { readonly id: string; readonly expires: number; readonly signature: string },
): Promise<FileAnswer> {
  const { id, expires, signature } = asked;
  const at = house.clock.now();
  const right = Buffer.from(signatureOf(house, id, operator, expires));
  const given = Buffer.from(signature);
  const holds = given.length === right.length && timingSafeEqual(given, right);
  if (!holds || expires * 1000 <= at.getTime()) throw new Refused("document_address_invalid");
  const document = await found(house, id);
  const key = await playerKey(house, document.playerId);
  if (!key) throw new Refused("document_gone");
  await house.database.tx((tx) =>
    appendTrailEntries(tx, [
      {
        at,
        operator,
        action: "document.view",
        subject: `player ${document.playerId}`,
        detail: { document: id, kind: document.kind },
      },
    ]),
  );
  const sealed = await documentFiles(house).get(id);
  return {
    file_name: `${document.kind.replaceAll("_", "-")}-${id}.${extensionOf(document.contentType)}`,
    content_type: document.contentType,
    bytes: key.seal.openBytes(sealed, id),
  };
}

async function found(house: House, id: string): Promise<StoredDocument> {
  const document = await selectDocument(house.database, id);
  if (!document) throw new Refused("document_not_found");
  return document;
}
