import * as z from "zod/mini";
import { defineEndpoint, refusal } from "../endpoint/index.ts";

const DAY_MS = 86_400_000;
/** Longest span of one statement, in days: a year and a little. */
export const ACTIVITY_DAYS_MAX = 400;

/** A day that exists, of this century: `2026-11-30`. */
export const utcDay = z.string("VALIDATION.COMMON.REQUIRED").check(
  z.regex(/^20\d{2}-\d{2}-\d{2}$/, "VALIDATION.COMMON.INVALID_FIELD"),
  z.refine((text) => isDay(text), "VALIDATION.COMMON.INVALID_FIELD"),
);

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Returns how many days a span has, both ends included. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

/**
 * One account over a span of days, in its smallest units: the closing balance is the opening one
 * with what came in and out. Stakes are told above zero; stakes given back are taken off them.
 */
export const activityAccountView = z.object({
  currency: z.string(),
  opening_cents: z.int(),
  closing_cents: z.int(),
  deposits_cents: z.int(),
  withdrawals_cents: z.int(),
  staked_cents: z.int(),
  won_cents: z.int(),
  /** Corrections and whatever else; signed. */
  other_cents: z.int(),
});
export type ActivityAccountView = z.infer<typeof activityAccountView>;

/** A movement that changed what a player has; `amount_cents` is signed. */
export const activityEntryView = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.string(),
  currency: z.string(),
  amount_cents: z.int(),
});
export type ActivityEntryView = z.infer<typeof activityEntryView>;

export const getActivity = defineEndpoint({
  name: "getActivity",
  method: "GET",
  path: "/api/player/activity",
  summary:
    "Statement of a span of UTC days: balances at both ends, sums, and each entry, latest first.",
  access: "player",
  whileRestricted: true,
  query: z.object({
    from: utcDay,
    to: utcDay,
    /** The id of the last entry of the page before. */
    before: z.optional(z.string().check(z.regex(/^\d{1,18}$/))),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(500)), 100),
  }),
  output: z.object({
    accounts: z.array(activityAccountView),
    entries: z.array(activityEntryView),
    more: z.boolean(),
  }),
  refusals: {
    span_invalid: refusal(422, "to", "A statement spans 1 to 400 days, the first one first."),
  },
  limits: [{ by: "player", count: 60, windowSeconds: 60 }],
});
