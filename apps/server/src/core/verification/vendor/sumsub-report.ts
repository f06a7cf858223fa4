import { createHmac, timingSafeEqual } from "node:crypto";
import type { RejectReason } from "@houselight/contracts";
import * as z from "zod/mini";
import {
  type RawVendorReport,
  ReportUnreadable,
  type VendorFault,
  type VendorReport,
} from "./vendor.ts";

/** Reports are sent again for 18 hours after the first time: an older one is nobody's second try. */
const OLDEST_MS = 24 * 3_600_000;
const EARLIEST_MS = 300_000;

const id = z.string().check(z.minLength(1), z.maxLength(100));
const label = z.string().check(z.regex(/^[A-Z][A-Z0-9_]{1,60}$/));

const report = z.object({
  applicantId: id,
  externalUserId: id,
  type: z.string().check(z.regex(/^[A-Za-z]{1,60}$/)),
  /** `2026-05-01 12:00:00.123`, in UTC. */
  createdAtMs: z.string().check(z.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?$/)),
  reviewResult: z.nullish(
    z.object({
      reviewAnswer: z.enum(["GREEN", "RED"]),
      rejectLabels: z.nullish(z.array(label).check(z.maxLength(50))),
    }),
  ),
});

/** Labels of a person on a list; they are for operators alone. */
const HITS: ReadonlySet<string> = new Set([
  "SANCTIONS",
  "PEP",
  "CRIMINAL",
  "COMPROMISED_PERSONS",
  "ADVERSE_MEDIA",
  "BLACKLIST",
]);

/** Reasons that a player can mend, by the provider's labels; the rest is `other`. */
const REASONS: Readonly<Record<string, RejectReason>> = {
  UNSATISFACTORY_PHOTOS: "document_unreadable",
  LOW_QUALITY: "document_unreadable",
  SCREENSHOTS: "document_unreadable",
  BLACK_AND_WHITE: "document_unreadable",
  DOCUMENT_PAGE_MISSING: "document_incomplete",
  INCOMPLETE_DOCUMENT: "document_incomplete",
  FRONT_SIDE_MISSING: "document_incomplete",
  BACK_SIDE_MISSING: "document_incomplete",
  EXPIRATION_DATE: "document_expired",
  ID_INVALID: "identity_not_proven",
  BAD_PROOF_OF_IDENTITY: "identity_not_proven",
  BAD_PROOF_OF_ADDRESS: "address_not_proven",
  WRONG_ADDRESS: "address_not_proven",
  PROBLEMATIC_APPLICANT_DATA: "data_mismatch",
};

/** Returns HMAC-SHA256 of the body as hex: what `x-payload-digest` must say. */
const digestOf = (secret: string, body: string): string =>
  createHmac("sha256", secret).update(body).digest("hex");

/** Judges signature first, by any of the secrets, then time: a time that nobody signed says nothing. */
export function sumsubFault(
  secrets: readonly string[],
  { body, header }: RawVendorReport,
  now: Date,
): VendorFault | null {
  const digest = header("x-payload-digest");
  const algorithm = header("x-payload-digest-alg") ?? "HMAC_SHA256_HEX";
  if (!digest || algorithm !== "HMAC_SHA256_HEX") return "headers_missing";
  const given = Buffer.from(digest.toLowerCase());
  const isOf = (secret: string): boolean => {
    const right = Buffer.from(digestOf(secret, body));
    return given.length === right.length && timingSafeEqual(given, right);
  };
  if (!secrets.some(isOf)) return "wrong_signature";
  const told = timeOf(body);
  if (told === null) return null;
  const age = now.getTime() - told.getTime();
  return age > OLDEST_MS || age < -EARLIEST_MS ? "out_of_time" : null;
}

/** Returns null for a body without a readable time: `readSumsubReport` refuses it. */
function timeOf(body: string): Date | null {
  const parsed = report.safeParse(parseJson(body));
  return parsed.success ? utc(parsed.data.createdAtMs) : null;
}

/** Throws ReportUnreadable. */
export function readSumsubReport({ body }: RawVendorReport): VendorReport {
  const parsed = report.safeParse(parseJson(body));
  const toldAt = parsed.success ? utc(parsed.data.createdAtMs) : null;
  if (!parsed.success || !toldAt) throw new ReportUnreadable("the report is not understood");
  const { applicantId, externalUserId, type, reviewResult } = parsed.data;
  const labels = reviewResult?.rejectLabels ?? [];
  const hits = labels.filter((one) => HITS.has(one));
  const red = reviewResult?.reviewAnswer === "RED";
  return {
    applicantId,
    reference: externalUserId,
    type,
    toldAt,
    // A person on a list hears nothing: the status stays, the account stands still.
    answer: hits.length > 0 ? null : answerOf(type, reviewResult?.reviewAnswer),
    reasons: red ? reasonsOf(labels) : [],
    hits,
  };
}

function answerOf(type: string, answer: "GREEN" | "RED" | undefined): VendorReport["answer"] {
  if (type === "applicantPending") return "pending";
  if (type !== "applicantReviewed" || !answer) return null;
  return answer === "GREEN" ? "verified" : "rejected";
}

function reasonsOf(labels: readonly string[]): readonly RejectReason[] {
  const found = new Set(labels.map((one) => REASONS[one] ?? "other"));
  return found.size > 0 ? [...found] : ["other"];
}

function utc(text: string): Date | null {
  const time = new Date(`${text.replace(" ", "T")}Z`);
  return Number.isNaN(time.getTime()) ? null : time;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
