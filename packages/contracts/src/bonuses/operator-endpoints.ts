import * as z from "zod/mini";
import { titleWords } from "../configuration/settings/define-setting.ts";
import {
  defineEndpoint,
  proposer_gone,
  refusal,
  second_operator_needed,
  wireId,
  wireMoment,
} from "../endpoint/index.ts";
import { BONUS_TRIGGERS } from "./views.ts";

/** `proposed` waits for a second operator, `published` gives bonuses, `ended` gives none any more. */
export const OFFER_STATES = ["proposed", "published", "ended"] as const;
export type OfferState = (typeof OFFER_STATES)[number];

const INVALID = "VALIDATION.COMMON.INVALID_FIELD";
const amount = z.int().check(z.nonnegative(), z.maximum(2 ** 32));
const percent = z.int().check(z.nonnegative(), z.maximum(100));
const days = z.int().check(z.positive(), z.maximum(366));
const reason = z.string().check(z.trim(), z.minLength(3), z.maxLength(300));

const fields = z.strictObject({
  id: wireId,
  trigger: z.enum(BONUS_TRIGGERS),
  /** A player types it in, or chooses it for the next deposit. */
  code: z.string().check(z.regex(/^[A-Za-z0-9_-]{3,50}$/)),
  /** In the languages of players. */
  title: titleWords,
  group_key: z.string().check(z.regex(/^[a-z0-9_-]{2,60}$/)),
  /** Shown to players; another one has to be known by its code. */
  listed: z._default(z.boolean(), true),
  /** Part of the deposit; for a deposit alone. */
  percent: z._default(z.nullable(z.int().check(z.positive(), z.maximum(1000))), null),
  /** The bonus, or the most that a deposit brings; in hundredths of a euro, as all amounts here. */
  amount_eur_cents: amount.check(z.positive()),
  min_deposit_eur_cents: z._default(amount, 0),
  /** The bonus is staked so many times before it becomes cash; 0 for cash at once. */
  wagering: z.int().check(z.nonnegative(), z.maximum(100)),
  max_win_eur_cents: z._default(z.nullable(amount.check(z.positive())), null),
  max_stake_eur_cents: z._default(amount.check(z.positive()), 500),
  /** Parts of stakes that count. */
  slots_percent: z._default(percent, 100),
  other_percent: z._default(percent, 10),
  days_to_activate: days,
  days_to_wager: days,
  /** Open to players of these groups alone; to all where there is none. */
  group_ids: z._default(z.array(z.string().check(z.regex(/^\d{1,9}$/))).check(z.maxLength(20)), []),
  end_at: wireMoment,
  reason,
});

export const newBonusOffer = fields.check(
  z.refine(({ trigger, percent: part }) => (trigger === "deposit") === (part !== null), {
    error: INVALID,
    path: ["percent"],
  }),
);
export type NewBonusOffer = z.infer<typeof newBonusOffer>;

export const bonusOfferView = z.object({
  id: z.string(),
  trigger: z.enum(BONUS_TRIGGERS),
  code: z.string(),
  title: titleWords,
  group_key: z.string(),
  listed: z.boolean(),
  percent: z.nullable(z.int()),
  amount_eur_cents: z.int(),
  min_deposit_eur_cents: z.int(),
  wagering: z.int(),
  max_win_eur_cents: z.nullable(z.int()),
  max_stake_eur_cents: z.int(),
  slots_percent: z.int(),
  other_percent: z.int(),
  days_to_activate: z.int(),
  days_to_wager: z.int(),
  group_ids: z.array(z.string()),
  end_at: z.string(),
  state: z.enum(OFFER_STATES),
  changed_by: z.string(),
  changed_at: z.string(),
  /** Bonuses that it has given. */
  given: z.int(),
});
export type BonusOfferView = z.infer<typeof bonusOfferView>;

const params = z.object({ id: wireId });
const steps = {
  offer_not_found: refusal(404, "base", "There is no such offer."),
  offer_state: refusal(409, "base", "The offer is not in a state for this."),
};

export const listBonusOffers = defineEndpoint({
  name: "listBonusOffers",
  method: "GET",
  path: "/api/back_office/bonus_offers",
  summary: "Offers of bonuses in any state, the latest proposed first.",
  access: "operator",
  permission: "bonuses.manage",
  query: z.object({ after: z.optional(wireId) }),
  output: z.array(bonusOfferView),
});

export const proposeBonusOffer = defineEndpoint({
  name: "proposeBonusOffer",
  method: "POST",
  path: "/api/back_office/bonus_offers",
  summary: "Proposes an offer of a bonus: it waits until another operator publishes it.",
  access: "operator",
  permission: "bonuses.manage",
  idempotency: "body-id",
  body: newBonusOffer,
  output: bonusOfferView,
  status: 201,
  refusals: {
    offer_code_taken: refusal(409, "code", "The code is taken."),
    offer_group_unknown: refusal(422, "group_ids", "There is no such group."),
  },
});

export const publishBonusOffer = defineEndpoint({
  name: "publishBonusOffer",
  method: "POST",
  path: "/api/back_office/bonus_offers/{id}/publish",
  summary: "Lets an offer give bonuses; by another operator than proposed it.",
  access: "operator",
  permission: "bonuses.manage",
  params,
  body: z.strictObject({ reason }),
  output: bonusOfferView,
  refusals: {
    ...steps,
    second_operator_needed,
    proposer_gone,
  },
});

export const endBonusOffer = defineEndpoint({
  name: "endBonusOffer",
  method: "POST",
  path: "/api/back_office/bonus_offers/{id}/end",
  summary: "Ends an offer: it gives no bonus any more; those that were given stay.",
  access: "operator",
  permission: "bonuses.manage",
  params,
  body: z.strictObject({ reason }),
  output: bonusOfferView,
  refusals: steps,
});
