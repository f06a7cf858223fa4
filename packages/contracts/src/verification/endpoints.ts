import * as z from "zod/mini";
import { defineEndpoint, refusal } from "../endpoint/index.ts";
import { DOCUMENT_KINDS, DOCUMENT_MAX_BYTES } from "./rules.ts";
import { documentView, questionnaireAnswers, verificationView } from "./views.ts";

const NOT_WANTED = refusal(422, "base", "No documents are needed now.");

export const getVerification = defineEndpoint({
  name: "getVerification",
  method: "GET",
  path: "/api/player/verification",
  summary: "Where the player's verification stands, and what is next.",
  access: "player",
  whileRestricted: true,
  output: verificationView,
});

export const uploadDocument = defineEndpoint({
  name: "uploadDocument",
  method: "POST",
  path: "/api/player/verification/documents",
  summary:
    "Hands in a document: JPEG, PNG, WebP or PDF by its content. The same file again is the same document.",
  access: "player",
  whileRestricted: true,
  upload: { maxBytes: DOCUMENT_MAX_BYTES },
  query: z.object({ kind: z.enum(DOCUMENT_KINDS) }),
  output: documentView,
  status: 201,
  refusals: {
    media_type_not_supported: refusal(415, "base", "Send the file as multipart/form-data."),
    request_too_large: refusal(413, "file", "A document has at most 8 MB."),
    document_type_unknown: refusal(422, "file", "A document is a JPEG, PNG, WebP or PDF."),
    document_infected: refusal(422, "file", "A virus was found in this file."),
    scanner_unavailable: refusal(503, "base", "Files cannot be checked for viruses now."),
    documents_not_wanted: NOT_WANTED,
    too_many_documents: refusal(422, "base", "No more documents can be added for now."),
  },
  limits: [{ by: "player", count: 30, windowSeconds: 600 }],
});

export const submitVerification = defineEndpoint({
  name: "submitVerification",
  method: "POST",
  path: "/api/player/verification/submission",
  summary: "Sends the documents for checking; again, it answers the same.",
  access: "player",
  whileRestricted: true,
  output: verificationView,
  refusals: {
    documents_missing: refusal(422, "base", "A document is missing."),
    documents_not_wanted: NOT_WANTED,
  },
  limits: [{ by: "player", count: 20, windowSeconds: 3600 }],
});

export const visitProvider = defineEndpoint({
  name: "visitProvider",
  method: "POST",
  path: "/api/player/verification/visit",
  summary: "Gives the address of a page of the provider, where the player shows papers by camera.",
  access: "player",
  whileRestricted: true,
  output: z.object({ url: z.url() }),
  refusals: {
    documents_not_wanted: NOT_WANTED,
    identity_provider_unavailable: refusal(503, "base", "The page cannot be opened now."),
  },
  limits: [{ by: "player", count: 20, windowSeconds: 3600 }],
});

export const answerQuestionnaire = defineEndpoint({
  name: "answerQuestionnaire",
  method: "PUT",
  path: "/api/player/verification/questionnaire",
  summary: "Says where the player's money comes from; the answers hold for a year.",
  access: "player",
  whileRestricted: true,
  body: questionnaireAnswers,
  output: verificationView,
  limits: [{ by: "player", count: 20, windowSeconds: 3600 }],
});

/**
 * A provider of identity checks tells what became of a check. The raw body is signed; it is told
 * again until it is answered 200, and what was told before, or is older than that, changes nothing.
 */
export const verificationWebhook = defineEndpoint({
  name: "verificationWebhook",
  method: "POST",
  path: "/api/webhooks/verification/{provider}",
  summary: "A signed report of the provider of identity checks.",
  access: "provider",
  params: z.object({ provider: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)) }),
  body: z.record(z.string(), z.unknown()),
  output: z.object({ received: z.literal(true) }),
  bodyLimitBytes: 65_536,
  refusals: {
    signature_invalid: refusal(401, "base", "The signature is not valid."),
    report_malformed: refusal(422, "base", "The report is not understood."),
    applicant_unknown: refusal(404, "base", "There is no such applicant."),
  },
});
