import { randomUUID } from "node:crypto";
import { referenceOf } from "../orders.ts";
import type { Courier } from "./courier.ts";
import type { Report, Reported, Round } from "./course.ts";

type Outcome = "succeeded" | "declined" | "canceled";
/** Manners of delivery: in order, after a while, several times, or a success before its progress. */
export const MANNERS = ["prompt", "late", "duplicate", "reordered"] as const;
export type Manner = (typeof MANNERS)[number];

const LATE_MS = 8000;

/** One step of a payment that is reported. */
export interface Step {
  readonly status: Outcome | "processing";
  /** Given when the amount that came differs from the order's. */
  readonly amountCents?: number;
  readonly reason?: string;
  readonly profile?: { readonly token: string; readonly label: string };
  readonly confirmations?: { readonly seen: number; readonly needed: number };
  readonly cardStep?: "challenge" | "passed" | "failed";
}

const reportOf = (about: Reported, step: Step): Report => ({
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

/** Tells one step at once; resolves when it is delivered or given up. */
export const sendStep = (courier: Courier, about: Reported, step: Step): Promise<void> =>
  courier.take(about, [{ due: Date.now(), reports: [reportOf(about, step)] }]);

export interface Steps {
  /** Steps reported in order before the result. */
  readonly progress: readonly Step[];
  readonly result: Step;
  readonly manner: Manner;
  /** Time between two reports in order. */
  readonly gapMs?: number;
}

/** Tells all steps in their manner; resolves when they are delivered or given up. */
export const sendCourse = (courier: Courier, about: Reported, steps: Steps): Promise<void> =>
  courier.take(about, roundsOf(about, steps, Date.now()));

function roundsOf(
  about: Reported,
  { progress, result, manner, gapMs = 0 }: Steps,
  now: number,
): readonly Round[] {
  const early = progress.map((step) => reportOf(about, step));
  const last = reportOf(about, result);
  const inOrder = (reports: readonly Report[]): readonly Round[] =>
    reports.map((report, index) => ({ due: now + index * gapMs, reports: [report] }));
  switch (manner) {
    case "prompt":
      return inOrder([...early, last]);
    case "late":
      return [...inOrder(early), { due: now + LATE_MS, reports: [last] }];
    case "duplicate":
      return [{ due: now, reports: [last, last] }, ...inOrder([last, reportOf(about, result)])];
    case "reordered":
      return inOrder([last, ...early.toReversed()]);
  }
}
