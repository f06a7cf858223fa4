import * as z from "zod/mini";
import { settingWords, titleWords } from "../configuration/settings/define-setting.ts";
import { wireId, wireMoment } from "../endpoint/index.ts";
import { isCurrencyCode } from "../money/index.ts";
import { compGroup } from "./endpoints.ts";
import { FALLBACK_CURRENCY } from "./rules.ts";
import { COMP_TAGS, COMP_TYPES, compCardView } from "./views.ts";

/** `proposed` waits for a second operator, `published` stands in the shop, `ended` does no more. */
export const COMP_CARD_STATES = ["proposed", "published", "ended"] as const;
export type CompCardState = (typeof COMP_CARD_STATES)[number];

const INVALID = "VALIDATION.COMMON.INVALID_FIELD";
const amount = z.int().check(z.nonnegative(), z.maximum(2 ** 32));
const price = z.int().check(z.positive(), z.maximum(10_000_000));
/** A picture of the site itself. */
const ownAddress = z.string().check(z.regex(/^\/(?![/\\])[^\s\\]*$/), z.maxLength(200));
/** A round of free play stakes a hundred euros at most. */
const stake = z.int().check(z.positive(), z.maximum(10_000));

const rate = z.strictObject({
  currency: z.string().check(z.refine(isCurrencyCode, INVALID)),
  /** Money of one unit; 0 where the reward is no money. */
  amount_cents: z._default(amount, 0),
  points: price,
});

const fields = z.strictObject({
  id: wireId,
  type: z.enum(COMP_TYPES),
  group: compGroup,
  /** In the languages of players. */
  title: titleWords,
  tag: z._default(z.nullable(z.enum(COMP_TAGS)), null),
  image: z._default(z.nullable(ownAddress), null),
  /** One of EUR, which serves every currency without its own. */
  rates: z.array(rate).check(z.minLength(1), z.maxLength(20)),
  /** Money, or what free spins win, is staked so many times before it becomes cash. */
  wager: z._default(z.int().check(z.nonnegative(), z.maximum(100)), 0),
  freespins: z._default(
    z.nullable(
      z.strictObject({
        count: z.int().check(z.positive(), z.maximum(1_000)),
        game: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)),
        stake_eur_cents: stake,
      }),
    ),
    null,
  ),
  lottery_id: z._default(z.nullable(wireId), null),
  lootbox_group: z._default(z.nullable(compGroup), null),
  /** Shown to players of these groups alone; to all where there is none. */
  group_ids: z._default(z.array(z.string().check(z.regex(/^\d{1,9}$/))).check(z.maxLength(20)), []),
  end_at: z._default(z.nullable(wireMoment), null),
  reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(300)),
});
type Fields = z.infer<typeof fields>;

function hasFittingRates({ type, rates }: Fields): boolean {
  const currencies = new Set(rates.map(({ currency }) => currency));
  return (
    currencies.size === rates.length &&
    currencies.has(FALLBACK_CURRENCY) &&
    rates.every(({ amount_cents }) => (type === "money") === amount_cents > 0)
  );
}

/** Each kind of reward has a part of its own, and no other. Things are not wagered. */
const hasFittingParts = ({ type, wager, freespins, lottery_id, lootbox_group }: Fields): boolean =>
  (type === "freespins") === (freespins !== null) &&
  (type === "lotteries") === (lottery_id !== null) &&
  (type === "lootboxes") === (lootbox_group !== null) &&
  (wager === 0 || type === "money" || type === "freespins");

export const newCompCard = fields.check(
  z.refine(hasFittingRates, { error: INVALID, path: ["rates"] }),
  z.refine(hasFittingParts, { error: INVALID, path: ["type"] }),
  // Tickets are given until their lottery ends, which its own module alone knows.
  z.refine(({ type, end_at }) => type !== "lotteries" || end_at !== null, {
    error: INVALID,
    path: ["end_at"],
  }),
);
export type NewCompCard = z.infer<typeof newCompCard>;

export const operatorCompCardView = z.extend(z.omit(compCardView, { stake: true }), {
  title: settingWords,
  /** Stake of a free spin, in hundredths of a euro; null of another reward. */
  stake_eur_cents: z.nullable(z.int()),
  lootbox_group: z.nullable(z.string()),
  group_ids: z.array(z.string()),
  state: z.enum(COMP_CARD_STATES),
  /** The operator who made the last step: another one publishes. */
  changed_by: z.string(),
  changed_at: z.string(),
  /** Units that players have got. */
  exchanged: z.int(),
});
export type OperatorCompCardView = z.infer<typeof operatorCompCardView>;
