import { readPaymentState } from "@houselight/contracts";
import * as z from "zod/mini";
import { type Answer, agreed } from "./ask-provider.ts";
import {
  type ProviderReport,
  ProviderUnavailable,
  type RawReport,
  type ReportedStatus,
  ReportMalformed,
} from "./provider.ts";

const REPORTED: readonly string[] = [
  "processing",
  "succeeded",
  "declined",
  "canceled",
] satisfies ReportedStatus[];

const reference = z.string().check(z.minLength(1), z.maxLength(100));

/** Schema of paperpay's report on a payment. All fields after the amount are optional. */
const report = z.object({
  payment_id: z.optional(reference),
  payout_id: z.optional(reference),
  provider_reference: reference,
  status: z.string(),
  currency: z.string().check(z.regex(/^[A-Z]{3,4}$/)),
  amount_cents: z.int().check(z.positive()),
  reason: z.nullish(z.string().check(z.regex(/^[a-z0-9_]{1,60}$/))),
  profile: z.nullish(
    z.object({
      token: z.string().check(z.minLength(1), z.maxLength(500)),
      label: z.string().check(z.maxLength(60)),
    }),
  ),
  confirmations: z.nullish(
    z.object({ seen: z.int().check(z.minimum(0)), needed: z.int().check(z.positive()) }),
  ),
  card_step: z.nullish(z.enum(["challenge", "passed", "failed"])),
});

const lastReport = z.object({ report_id: z.string(), report });

/** Throws ReportMalformed. */
export function readPaperpayReport({ body, header }: RawReport): ProviderReport {
  const parsed = report.safeParse(parseJson(body));
  const read = parsed.success ? inOurWords(header("webhook-id") ?? "", parsed.data) : null;
  if (!read) throw new ReportMalformed("the report is not understood");
  return read;
}

/** Reads the latest report, under its original id. Throws ProviderUnavailable. */
export function readPaperpayStatus(answer: Answer): ProviderReport {
  const { report_id, report: told } = agreed(lastReport, answer);
  const read = inOurWords(report_id, told);
  if (!read) throw new ProviderUnavailable("the provider answers in another form");
  return read;
}

function inOurWords(id: string, told: z.infer<typeof report>): ProviderReport | null {
  const status = readPaymentState(told.status);
  const { payment_id: deposit, payout_id: payout } = told;
  const named = deposit ?? payout;
  // One of the two, never both.
  if (named === undefined || (deposit !== undefined && payout !== undefined)) return null;
  if (status === null || !REPORTED.includes(status)) return null;
  return {
    id,
    direction: deposit === undefined ? "payout" : "deposit",
    reference: named,
    providerReference: told.provider_reference,
    status: status as ReportedStatus,
    currency: told.currency,
    amount: BigInt(told.amount_cents),
    reason: told.reason ?? null,
    profile: told.profile ?? null,
    part: null,
    confirmations: told.confirmations ?? null,
    cardStep: told.card_step ?? null,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ReportMalformed("the report is not JSON");
  }
}
