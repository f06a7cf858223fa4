import * as z from "zod/mini";
import { settingWords } from "../configuration/settings/define-setting.ts";
import { drawFairnessView } from "../fairness/index.ts";

/** A thing that a prize gives, in the currency of whoever asks. Amounts in its smallest units. */
export const prizeBonusView = z.object({
  type: z.enum(["freespins", "bonus", "cash"]),
  /** By language; that in English serves where one has none. */
  title: settingWords,
  /** Null of money. */
  freespins_count: z.nullable(z.int()),
  game: z.nullable(z.string()),
  /** Stake of each free spin, in hundredths of a euro; null of money. */
  stake_eur_cents: z.nullable(z.int()),
  currency: z.string(),
  /** Stake of each free spin in `currency`; absent of money, and where it was not told. */
  stake_cents: z.optional(z.int()),
  /** Bonus money, or cash; null of free spins. */
  amount_cents: z.nullable(z.int()),
  /** The money, or what the free spins win, is staked so many times before it becomes cash. */
  wager: z.int(),
  /** At most so much of it becomes cash; null for no bound. */
  max_win_cents: z.nullable(z.int()),
});
export type PrizeBonusView = z.infer<typeof prizeBonusView>;

export const prizeView = z.object({
  /** Names the prize among the others: its place, from 1. */
  id: z.string(),
  weight: z.int(),
  bonuses: z.array(prizeBonusView),
});
export type PrizeView = z.infer<typeof prizeView>;

/**
 * A draw among prizes, as anybody recomputes it: one number from 0 to the sum of the weights - 1 by the
 * seeds, which falls on a prize when the weights are laid in a row in their order.
 */
export const prizeDrawView = z.object({
  /** Place of the prize that came up, from 0. */
  index: z.int(),
  /** Weights of all prizes in their order, as they stood. */
  weights: z.array(z.int()),
  fairness: drawFairnessView,
});
export type PrizeDrawView = z.infer<typeof prizeDrawView>;
