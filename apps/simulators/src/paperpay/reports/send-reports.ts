import { randomUUID } from "node:crypto";
import { type Reported, referenceOf } from "../orders.ts";
import type { Courier, Report } from "./courier.ts";

export type Outcome = "succeeded" | "declined" | "canceled";
/** How reports arrive: in order, after a while, several times, or a success before its progress. */
export const MANNERS = ["prompt", "late", "duplicate", "reordered"] as const;
export type Manner = (typeof MANNERS)[number];

const LATE_MS = 8000;

/** One thing to be told of a payment. */
export interface Step {
  readonly status: Outcome | "processing";
  /** Where another amount came than was asked for. */
  readonly amountCents?: number;
  readonly reason?: string;
  readonly profile?: { readonly token: string; readonly label: string };
  readonly confirmations?: { readonly seen: number; readonly needed: number };
  readonly cardStep?: "challenge" | "passed" | "failed";
}

export const reportOf = (about: Reported, step: Step): Report => ({
  id: `evt_${randomUUID()}`,
  content: {
    [about.kind === "deposit" ? "payment_id" : "payout_id"]: about.id,
    kind: about.kind,
    provider_reference: referenceOf(about),
    status: step.status,
    currency: about.currency,
    amount_cents: step.amountCents ?? about.amountCents,
    ...(step.reason ? { reason: step.reason } : {}),
    ...(step.profile ? { profile: step.profile } : {}),
    ...(step.confirmations ? { confirmations: step.confirmations } : {}),
    ...(step.cardStep ? { card_step: step.cardStep } : {}),
  },
});

/** Tells one step; resolves when it is delivered or given up. */
export const sendStep = (courier: Courier, about: Reported, step: Step): Promise<void> =>
  courier.deliver(about, reportOf(about, step));

export interface Course {
  /** Told one after the other before the result. */
  readonly progress: readonly Step[];
  readonly result: Step;
  readonly manner: Manner;
  /** Between two reports that come in order. */
  readonly gapMs?: number;
}

/** Tells all steps in their manner; resolves when they are delivered or given up. */
export async function sendCourse(
  courier: Courier,
  about: Reported,
  { progress, result, manner, gapMs = 0 }: Course,
): Promise<void> {
  const early = progress.map((step) => reportOf(about, step));
  const last = reportOf(about, result);
  const inOrder = async (reports: readonly Report[]): Promise<void> => {
    for (const [index, report] of reports.entries()) {
      if (index > 0) await courier.pause(gapMs);
      await courier.deliver(about, report);
    }
  };
  switch (manner) {
    case "prompt":
      return inOrder([...early, last]);
    case "late":
      await inOrder(early);
      await courier.pause(LATE_MS);
      return courier.deliver(about, last);
    case "duplicate":
      await Promise.all([courier.deliver(about, last), courier.deliver(about, last)]);
      return inOrder([last, reportOf(about, result)]);
    case "reordered":
      return inOrder([last, ...early.toReversed()]);
  }
}
