import * as z from "zod/mini";
import { VERIFICATION_STATUSES } from "../../../verification/rules.ts";
import { groupView } from "../../player-view.ts";

/**
 * Says how far an account is open, as the accounts know it: for withdrawals only during a self-exclusion, closed
 * by its player, erased. Blocks, freezes and pauses are with the restrictions.
 */
export const ACCOUNT_STATES = ["active", "withdrawals_only", "closed", "erased"] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

/** A player in a list of operators. */
export const listedPlayerView = z.object({
  id: z.int(),
  email: z.string(),
  nickname: z.nullable(z.string()),
  first_name: z.nullable(z.string()),
  last_name: z.nullable(z.string()),
  country: z.nullable(z.string()),
  licence: z.string(),
  brand: z.string(),
  /** Currency of the active account. */
  currency: z.nullable(z.string()),
  state: z.enum(ACCOUNT_STATES),
  /** Nobody came for so long that the account became dormant then. */
  dormant_since: z.nullable(z.string()),
  groups: z.array(groupView),
  created_at: z.string(),
  /** Start of the latest session; null of a player who never signed in. */
  last_sign_in_at: z.nullable(z.string()),
});
export type ListedPlayerView = z.infer<typeof listedPlayerView>;

export const foundPlayersView = z.object({
  players: z.array(listedPlayerView),
  /** More players fit the text than are looked at: a longer text finds the others. */
  incomplete: z.boolean(),
});
export type FoundPlayersView = z.infer<typeof foundPlayersView>;

/** All that the accounts know of a player, without what signs in. */
export const playerFileView = z.object({
  ...listedPlayerView.shape,
  date_of_birth: z.nullable(z.string()),
  gender: z.nullable(z.string()),
  state_of_country: z.nullable(z.string()),
  city: z.nullable(z.string()),
  address: z.nullable(z.string()),
  postal_code: z.nullable(z.string()),
  mobile_phone: z.nullable(z.string()),
  mobile_phone_confirmed_at: z.nullable(z.string()),
  /** The number that a state knows the person by, where the licence asks for it. */
  personal_id: z.nullable(z.string()),
  profession: z.nullable(z.string()),
  language: z.string(),
  email_confirmed_at: z.nullable(z.string()),
  terms_accepted_at: z.nullable(z.string()),
  receive_promos: z.boolean(),
  receive_sms_promos: z.boolean(),
  wants_bonuses: z.boolean(),
  /** Code that the player chose for the next deposit. */
  deposit_bonus_code: z.nullable(z.string()),
  verification: z.enum(VERIFICATION_STATUSES),
  vendor_verified: z.boolean(),
  questionnaire_expires_at: z.nullable(z.string()),
  has_password: z.boolean(),
  second_step: z.boolean(),
  /** Made by an operator; its player signs in by a mailed link at first. */
  autoregistered: z.boolean(),
  withdrawals_only_until: z.nullable(z.string()),
  closed_at: z.nullable(z.string()),
  closure_reason: z.nullable(z.string()),
  closure_comment: z.nullable(z.string()),
  erased_at: z.nullable(z.string()),
  /** Origin of the player; null where nothing is kept. */
  origin: z.nullable(
    z.object({
      affiliate: z.int(),
      stag: z.nullable(z.string()),
      variant: z.enum(["A", "B"]),
    }),
  ),
});
export type PlayerFileView = z.infer<typeof playerFileView>;

/** A session of a player as operators see it. */
export const playerSessionView = z.object({
  id: z.int(),
  created_at: z.string(),
  last_seen_at: z.string(),
  expires_at: z.string(),
  /** Null while it is not ended; one that is past its time ends within seconds. */
  ended_at: z.nullable(z.string()),
  ip: z.string(),
  user_agent: z.string(),
  open: z.boolean(),
});
export type PlayerSessionView = z.infer<typeof playerSessionView>;

/** A note of an operator about a player: it stays as it was written. */
export const playerNoteView = z.object({
  id: z.string(),
  text: z.string(),
  /** The operator's e-mail. */
  operator: z.string(),
  at: z.string(),
});
export type PlayerNoteView = z.infer<typeof playerNoteView>;
