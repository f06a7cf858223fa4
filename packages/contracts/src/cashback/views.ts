import * as z from "zod/mini";

/** A period of cashback: a day, or a week from Monday on, in the time of the licence. */
export const CASHBACK_PERIODS = ["day", "week"] as const;
export type CashbackPeriod = (typeof CASHBACK_PERIODS)[number];

/** Kinds of what is staked on, each wager of one: a live table is no table here. */
export const CASHBACK_KINDS = ["slots", "tables", "live", "sports"] as const;
export type CashbackKind = (typeof CASHBACK_KINDS)[number];

/** Forms in which cashback is given: cash, or bonus money that is staked first. */
export const CASHBACK_FORMS = ["cash", "bonus"] as const;
export type CashbackForm = (typeof CASHBACK_FORMS)[number];

/** Cashback of a player in the period that runs. Amounts in smallest units of `currency`. */
export const cashbackView = z.object({
  /** Names the rule. */
  key: z.string(),
  title: z.string(),
  period: z.enum(CASHBACK_PERIODS),
  /** Kinds that count; all that is staked on where it is empty. */
  kinds: z.array(z.enum(CASHBACK_KINDS)),
  /** Part of a loss that comes back, in hundredths of a percent. */
  share_bp: z.int(),
  currency: z.string(),
  /** Lost so far in the period less what was won; below zero: won. Null for a guest. */
  net_loss_cents: z.nullable(z.int()),
  /** Comes back if the period ended now; null for a guest. */
  expected_cents: z.nullable(z.int()),
  least_cents: z.int(),
  most_cents: z.int(),
  form: z.enum(CASHBACK_FORMS),
  /** The cashback is staked so many times before it becomes cash; 0 for cash at once. */
  wagering: z.int(),
  days_to_take: z.int(),
  begins_at: z.string(),
  ends_at: z.string(),
});
export type CashbackView = z.infer<typeof cashbackView>;
