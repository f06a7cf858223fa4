import * as z from "zod/mini";
import { groupView } from "../accounts/player-view.ts";
import { SITE_PARTS } from "./site-parts.ts";

/** `balance`: an account that changed, as in GET /api/player/accounts, with the ledger's version. */
export const balanceMessage = z.object({
  currency: z.string(),
  amount_cents: z.int(),
  available_to_cashout_cents: z.int(),
  /** Only where it, or what is owed, may have changed. */
  held_cents: z.optional(z.int()),
  debt_cents: z.optional(z.int()),
  /** Rises with every change of this account: a lower one is older. */
  version: z.int(),
  /** Only where the player has just taken it up, on this screen or another. */
  active: z.optional(z.literal(true)),
});
export type BalanceMessage = z.infer<typeof balanceMessage>;

/** `wins` on the public channel: the winner's name cut to six characters. */
export const winMessage = z.object({
  game: z.string(),
  user_name: z.string(),
  currency: z.string(),
  stake_cents: z.int(),
  amount_cents: z.int(),
  created_at: z.string(),
});
export type WinMessage = z.infer<typeof winMessage>;

/** `site_changes` on the public channel: operators changed these parts of the site. */
export const siteChangeMessage = z.object({ parts: z.array(z.enum(SITE_PARTS)) });
export type SiteChangeMessage = z.infer<typeof siteChangeMessage>;

/** `payments_changes`: a payment came into this state. */
export const paymentChangeMessage = z.object({
  id: z.string(),
  action: z.string(),
  state: z.string(),
  currency: z.string(),
  amount_cents: z.int(),
});
export type PaymentChangeMessage = z.infer<typeof paymentChangeMessage>;

/** `payments_events`: a step of a payment that does not change its state. */
export const paymentEventMessage = z.object({
  id: z.string(),
  event: z.enum(["received", "confirmation", "approved", "profile_saved"]),
  confirmations: z.optional(z.int()),
  confirmations_needed: z.optional(z.int()),
});
export type PaymentEventMessage = z.infer<typeof paymentEventMessage>;

/** The card provider's security steps in English, for a client without words of its own. */
export const CARD_STEPS = {
  challenge: "The bank asks to confirm the card payment.",
  passed: "The bank has confirmed the card payment.",
  failed: "The bank did not confirm the card payment.",
} as const;

/** `allsecure_notification`: the card provider's security step for a payment. */
export const cardNotice = z.object({
  payment_id: z.string(),
  status: z.enum(["challenge", "passed", "failed"]),
  message: z.string(),
});
export type CardNotice = z.infer<typeof cardNotice>;

/** `groups_updates`: all groups that the player is in now. */
export const groupsMessage = z.object({ statuses: z.array(groupView) });
export type GroupsMessage = z.infer<typeof groupsMessage>;
