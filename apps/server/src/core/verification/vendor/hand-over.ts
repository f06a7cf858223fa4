import type { House } from "#platform/module";
import { documentFiles, DocumentsUnavailable } from "../documents/files/document-files.ts";
import { noteSent, selectUnsent, type StoredDocument } from "../documents/document-store.ts";
import { extensionOf } from "../documents/document-type.ts";
import { type PlayerKey, playerKey } from "../documents/player-keys.ts";
import { insertApplicant, setApplicantId } from "./applicant-store.ts";
import {
  claimSubmissions,
  endSubmission,
  putOffSubmission,
  type Submission,
} from "./submission-store.ts";
import { type SentDocument, VendorUnavailable, type VerificationVendor } from "./vendor.ts";
import { vendor } from "./vendors.ts";

/** Longer than a hand-over can take: an applicant and ten documents. */
const CLAIM_MS = 4 * 60_000;
/** A provider that did not answer is asked again after the first pause, the next, … */
const PAUSES_MS = [5_000, 20_000, 60_000, 300_000, 1_800_000] as const;

/**
 * Hands checks that were asked for to the provider: the claim is committed first, the provider is
 * asked outside of any transaction, and a crash in between sends the same again. Without a provider
 * they wait for operators.
 */
export async function handOverSubmissions(house: House): Promise<void> {
  const to = vendor(house);
  if (!to) return;
  for (;;) {
    const at = house.clock.now();
    const until = new Date(at.getTime() + CLAIM_MS);
    // One at a time: the claim of one that waited for others would be over before it is handed over.
    const [submission] = await claimSubmissions(house.database, { at, until, limit: 1 });
    if (!submission) return;
    await handOver(house, to, submission);
  }
}

async function handOver(
  house: House,
  to: VerificationVendor,
  submission: Submission,
): Promise<void> {
  const { id, playerId, sendings } = submission;
  try {
    const key = await playerKey(house, playerId);
    if (key) await send(house, to, playerId, key);
    await endSubmission(house.database, id, house.clock.now());
  } catch (error) {
    const away = error instanceof VendorUnavailable || error instanceof DocumentsUnavailable;
    // What nobody foresaw holds up this check alone, and never those behind it.
    if (away) house.log.warn({ err: error, submission: id }, "a check waits for its provider");
    else house.log.error({ err: error, submission: id }, "a check cannot be handed over");
    const pause = PAUSES_MS[Math.min(sendings, PAUSES_MS.length) - 1] as number;
    const until = new Date(house.clock.now().getTime() + pause);
    await putOffSubmission(house.database, id, until);
  }
}

async function send(
  house: House,
  to: VerificationVendor,
  playerId: bigint,
  key: PlayerKey,
): Promise<void> {
  const { database, ids, clock } = house;
  const reference = ids.uuid();
  const known = await insertApplicant(database, { playerId, provider: to.name, reference });
  const applicantId = known.applicantId ?? (await to.createApplicant(known.reference));
  if (known.applicantId === null) await setApplicantId(database, playerId, applicantId);
  for (const document of await selectUnsent(database, playerId)) {
    await to.addDocument(applicantId, await opened(house, document, key));
    await noteSent(database, document.id, clock.now());
  }
  await to.requestCheck(applicantId);
}

async function opened(
  house: House,
  { id, kind, contentType }: StoredDocument,
  key: PlayerKey,
): Promise<SentDocument> {
  const sealed = await documentFiles(house).get(id);
  return {
    id,
    kind,
    fileName: `${id}.${extensionOf(contentType)}`,
    contentType,
    bytes: key.seal.openBytes(sealed, id),
  };
}
