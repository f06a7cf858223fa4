import * as z from "zod/mini";

/** Stages of a gift (BONUS-02). */
export const BONUS_STAGES = [
  /** Given, and waits for its player to activate it. */
  "issued",
  "activated",
  /** Activated behind another one, whose end it waits for. */
  "wait",
  /** Its money is on the account and is wagered. */
  "handle_bets",
  /** Wagered in full; stakes that are still open are waited for. */
  "wager_done",
  "finished",
  "lost",
  "canceled",
  "expired",
] as const;
export type BonusStage = (typeof BONUS_STAGES)[number];

/** Stages that count as done or lost; the others count as actual (BONUS-03). */
export const ENDED_STAGES: readonly BonusStage[] = [
  "finished",
  "canceled",
  "expired",
  "wager_done",
  "lost",
];

/** Ways to a bonus that operators offer: a deposit, a code for anybody, or one for those who have just registered. */
export const BONUS_TRIGGERS = ["deposit", "coupon", "registration"] as const;
export type BonusTrigger = (typeof BONUS_TRIGGERS)[number];

/** The way to a bonus that another part of the house gives: a prize, an exchange, the end of free spins. */
export const REWARD_TRIGGER = "reward";

/** A bonus of a player (BONUS-01). Amounts are in smallest units of `currency`. */
export const bonusView = z.object({
  id: z.string(),
  title: z.string(),
  type: z.literal("bonus"),
  trigger: z.enum([...BONUS_TRIGGERS, REWARD_TRIGGER]),
  stage: z.enum(BONUS_STAGES),
  currency: z.string(),
  amount_cents: z.int(),
  /** Staked so far of what is to be staked before the bonus money becomes cash (BONUS-12). */
  amount_wager_cents: z.int(),
  amount_wager_requirement_cents: z.int(),
  /** At most so much of the bonus money becomes cash; null for no bound. */
  max_win_cents: z.nullable(z.int()),
  /** A round counts up to this stake, in hundredths of a euro. */
  max_stake_eur_cents: z.int(),
  /** Parts of a stake that count, in percent. */
  slots_percent: z.int(),
  other_percent: z.int(),
  /** It can be activated now, and until then. */
  activatable: z.boolean(),
  activatable_until: z.nullable(z.string()),
  /** Days in which it is to be staked, from its start on. */
  days_to_wager: z.int(),
  /** The end of wagering. */
  wager_until: z.nullable(z.string()),
  group_key: z.string(),
  group_keys: z.array(z.string()),
  freespins_total: z.nullable(z.int()),
  /** Bonus money that became cash; null before the end. */
  converted_cents: z.nullable(z.int()),
  /** A withdrawal ended it. */
  erased_by_withdraw: z.boolean(),
  created_at: z.string(),
  /** Rises with every change: a lower one is older. */
  version: z.int(),
});
export type BonusView = z.infer<typeof bonusView>;

/** `bonuses_changes`: these bonuses of the player are now so (BONUS-14). */
export const bonusesChangesMessage = z.object({ bonuses: z.array(bonusView) });
export type BonusesChangesMessage = z.infer<typeof bonusesChangesMessage>;

/** A gift that a deposit brings. Amounts in smallest units of `currency`. */
export const depositGiftView = z.object({
  id: z.string(),
  title: z.string(),
  type: z.string(),
  group_key: z.string(),
  /** Whoever chooses it keeps this code for the next deposit. */
  code: z.string(),
  currency: z.string(),
  min_deposit_cents: z.int(),
  max_bonus_cents: z.nullable(z.int()),
  percent: z.nullable(z.int()),
  freespins_total: z.nullable(z.int()),
  /** The bonus is staked so many times, within so many days. */
  wagering: z.int(),
  days_to_wager: z.int(),
  /** As in a bonus. */
  max_win_cents: z.nullable(z.int()),
  max_stake_eur_cents: z.int(),
  slots_percent: z.int(),
  other_percent: z.int(),
});
export type DepositGiftView = z.infer<typeof depositGiftView>;

/** A gift for whoever has just registered. */
export const registrationGiftView = z.object({
  id: z.string(),
  title: z.string(),
  type: z.string(),
  group_key: z.string(),
  code: z.string(),
  /** By currency that may be chosen, in its smallest units, by the rates of now. */
  amounts: z.record(z.string(), z.int()),
  wagering: z.int(),
  /** Days after the registration in which the code holds. */
  days: z.int(),
});
export type RegistrationGiftView = z.infer<typeof registrationGiftView>;

/** Answers to a coupon (BONUS-09). */
export const COUPON_STATUSES = ["issued", "used", "unknown", "not_for_you", "bonuses_off"] as const;
export type CouponStatus = (typeof COUPON_STATUSES)[number];
