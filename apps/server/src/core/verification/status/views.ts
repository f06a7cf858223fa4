import {
  type DocumentView,
  isDocumentWanted,
  type VerificationCaseView,
  type VerificationFileView,
  type VerificationView,
} from "@houselight/contracts";
import { selectPlayer } from "#core/accounts";
import { Refused } from "#platform/http";
import type { House } from "#platform/module";
import { selectDocuments, type StoredDocument } from "../documents/document-store.ts";
import { standingVotes } from "../freeze/freeze.ts";
import { selectFreeze } from "../freeze/freeze-store.ts";
import { openOverride } from "../override/override.ts";
import { questionnaireState, readAnswers } from "../questionnaire/questionnaire.ts";
import { selectAnswers } from "../questionnaire/questionnaire-store.ts";
import { selectApplicant } from "../vendor/applicant-store.ts";
import { vendor } from "../vendor/vendors.ts";
import { type CaseRow, selectChanges, selectStanding } from "./change-store.ts";
import { identityAt } from "./renewal.ts";
import { documentsLeft, missingKinds, submissionFault } from "./submission.ts";
import type { StatusChange } from "./transitions.ts";

const iso = (date: Date | null | undefined): string | null => date?.toISOString() ?? null;

export const documentView = (document: StoredDocument): DocumentView => ({
  id: document.id,
  kind: document.kind,
  content_type: document.contentType,
  size_bytes: document.sizeBytes,
  uploaded_at: document.uploadedAt.toISOString(),
});

/** Returns what a player is shown. Nothing in it depends on whether the account stands still. */
export async function verificationView(house: House, playerId: bigint): Promise<VerificationView> {
  const { database, clock } = house;
  const player = await selectPlayer(database, playerId);
  if (!player) throw new Refused("sign_in_required");
  const changes = await selectChanges(database, playerId);
  const documents = await selectDocuments(database, playerId);
  const answers = await selectAnswers(database, playerId);
  const standing = await selectStanding(database, playerId);
  const identity = identityAt(player.verification, standing, clock.now());
  const given = { ...standing, ...identity, changes, documents };
  const latest = changes.at(-1);
  return {
    status: player.verification,
    verified: player.verification === "verified",
    sumsub_verified: player.vendorVerified,
    confirmed_at: iso(player.confirmedAt),
    changed_at: iso(latest?.at),
    expires_at: iso(standing.expiresAt),
    renewal: identity.renewal,
    reasons: [
      ...(player.verification === "rejected" ? (latest?.reasons ?? []) : standing.renewalReasons),
    ],
    documents: documents.map(documentView),
    documents_left: documentsLeft(given),
    missing: missingKinds(given),
    may_submit: submissionFault(given) === null,
    may_visit: vendor(house) !== null && isDocumentWanted(identity, "identity"),
    questionnaire: {
      state: questionnaireState(player, answers?.at, clock.now()),
      expires_at: iso(player.questionnaireExpiresAt),
      profession: player.profession,
    },
  };
}

/** Returns all that operators know. Throws Refused("player_not_found"). */
export async function fileView(house: House, playerId: bigint): Promise<VerificationFileView> {
  const { database } = house;
  const player = await selectPlayer(database, playerId);
  if (!player) throw new Refused("player_not_found");
  const [changes, standing, documents, applicant, freeze] = [
    await selectChanges(database, playerId),
    await selectStanding(database, playerId),
    await selectDocuments(database, playerId),
    await selectApplicant(database, playerId),
    await selectFreeze(database, playerId),
  ];
  const votes = freeze ? await standingVotes(database, freeze.id) : [];
  return {
    player_id: Number(playerId),
    status: player.verification,
    changed_at: iso(changes.at(-1)?.at),
    expires_at: iso(standing.expiresAt),
    renewal: identityAt(player.verification, standing, house.clock.now()).renewal,
    frozen: freeze !== undefined,
    sumsub_verified: player.vendorVerified,
    applicant_id: applicant?.applicantId ?? null,
    documents: documents.map(documentView),
    changes: changes.map(changeView),
    questionnaire: await readAnswers(house, playerId),
    questionnaire_expires_at: iso(player.questionnaireExpiresAt),
    freeze: freeze
      ? {
          state: freeze.state,
          cause: freeze.cause,
          detail: freeze.detail,
          since: freeze.since.toISOString(),
          votes: votes.map(({ operator, decision, at }) => ({
            operator,
            decision,
            at: at.toISOString(),
          })),
        }
      : null,
    override: await openOverride(house, playerId),
  };
}

const changeView = ({ before, after, actor, reasons, at }: StatusChange) => ({
  before,
  after,
  by: actor,
  reasons: [...reasons],
  at: at.toISOString(),
});

export const caseView = ({ player_id, status, since, frozen }: CaseRow): VerificationCaseView => ({
  player_id: Number(player_id),
  status: status ?? "none",
  changed_at: iso(since),
  frozen,
});
