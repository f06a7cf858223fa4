import * as z from "zod/mini";
import { titleWords } from "../configuration/settings/define-setting.ts";
import {
  defineEndpoint,
  proposer_gone,
  refusal,
  second_operator_needed,
  wireId,
} from "../endpoint/index.ts";
import { giftView } from "./views.ts";

/** Kinds that operators give by hand. */
export const GRANT_TYPES = ["cash", "giftspin", "xp", "bonus"] as const;
export type GrantType = (typeof GRANT_TYPES)[number];

/** `proposed` waits for a second operator, `giving` goes from player to player, `given` is done, `dropped` never will be. */
export const GRANT_STATES = ["proposed", "giving", "given", "dropped"] as const;
export type GrantState = (typeof GRANT_STATES)[number];

const INVALID = "VALIDATION.COMMON.INVALID_FIELD";
const group = z.string().check(z.regex(/^\d{1,9}$/));
const operators = { access: "operator", permission: "bonuses.manage" } as const;
const amount = z.int().check(z.positive(), z.maximum(1_000_000));

const fields = z.strictObject({
  id: wireId,
  type: z.enum(GRANT_TYPES),
  /** In the languages of players. */
  title: titleWords,
  group_key: z._default(z.string().check(z.regex(/^[a-z0-9_-]{2,60}$/)), "gift"),
  /** Cash or bonus money, in hundredths of a euro: each player gets it in their own currency. */
  amount_eur_cents: z._default(z.nullable(amount), null),
  /** Points of the club. */
  points: z._default(z.nullable(z.int().check(z.positive(), z.maximum(100_000))), null),
  /** Bonus money is staked so many times before it becomes cash; 0 for cash at once. */
  wagering: z._default(z.int().check(z.nonnegative(), z.maximum(100)), 0),
  /** It can be taken for so long. */
  days: z._default(z.int().check(z.positive(), z.maximum(366)), 7),
  /** One of the two: a player, or all players of a group. */
  player_id: z.optional(z.int().check(z.positive())),
  to_group: z.optional(group),
  reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(300)),
});
type Fields = z.infer<typeof fields>;

/** Money needs an amount, points need points, and nothing else has either. */
const hasFittingParts = ({ type, amount_eur_cents, points, wagering }: Fields): boolean =>
  (amount_eur_cents !== null) === (type === "cash" || type === "bonus") &&
  (points !== null) === (type === "xp") &&
  (wagering === 0 || type === "bonus");

export const newGrant = fields.check(
  z.refine(hasFittingParts, { error: INVALID, path: ["type"] }),
  z.refine(({ player_id, to_group }) => (player_id === undefined) !== (to_group === undefined), {
    error: INVALID,
    path: ["player_id"],
  }),
);
export type NewGrant = z.infer<typeof newGrant>;

export const grantView = z.object({
  id: z.string(),
  type: z.enum(GRANT_TYPES),
  title: titleWords,
  group_key: z.string(),
  amount_eur_cents: z.nullable(z.int()),
  points: z.nullable(z.int()),
  wagering: z.int(),
  days: z.int(),
  player_id: z.nullable(z.int()),
  to_group: z.nullable(z.string()),
  reason: z.string(),
  state: z.enum(GRANT_STATES),
  /** Players who got it; who may have none is left out. */
  given: z.int(),
  /** The operator who made the last step: another one agrees. */
  changed_by: z.string(),
  changed_at: z.string(),
});
export type GrantView = z.infer<typeof grantView>;

export const listGrants = defineEndpoint({
  name: "listGrants",
  method: "GET",
  path: "/api/back_office/gifts",
  summary: "Gifts that operators give, in any state, the latest proposed first.",
  ...operators,
  query: z.object({
    /** Goes on behind the one of this id. */
    after: z.optional(wireId),
  }),
  output: z.array(grantView),
});

export const proposeGrant = defineEndpoint({
  name: "proposeGrant",
  method: "POST",
  path: "/api/back_office/gifts",
  summary:
    "Proposes to give a player, or each player of a group, something: another operator agrees.",
  ...operators,
  idempotency: "body-id",
  body: newGrant,
  output: grantView,
  status: 201,
  refusals: {
    grant_group_unknown: refusal(422, "to_group", "There is no such group."),
    player_not_found: refusal(404, "player_id", "There is no such player."),
  },
});

const params = z.object({ id: wireId });
const steps = {
  grant_not_found: refusal(404, "base", "There is no such gift."),
  grant_state: refusal(409, "base", "The gift is decided already."),
};

export const makeGrant = defineEndpoint({
  name: "makeGrant",
  method: "POST",
  path: "/api/back_office/gifts/{id}/make",
  summary: "Gives what another operator proposed.",
  ...operators,
  params,
  output: grantView,
  refusals: {
    ...steps,
    second_operator_needed,
    proposer_gone,
  },
});

export const dropGrant = defineEndpoint({
  name: "dropGrant",
  method: "POST",
  path: "/api/back_office/gifts/{id}/drop",
  summary: "Takes a proposed gift back.",
  ...operators,
  params,
  output: grantView,
  refusals: steps,
});

/** A gift of a player as operators see it. */
export const playerGiftView = z.object({
  ...giftView.shape,
  /** Names what brought it: a gift of operators, a rule of cashback, a prize. */
  source: z.string(),
  ended_at: z.nullable(z.string()),
});
export type PlayerGiftView = z.infer<typeof playerGiftView>;

export const listPlayerGifts = defineEndpoint({
  name: "listPlayerGifts",
  method: "GET",
  path: "/api/back_office/players/{id}/gifts",
  summary: "Lists the cash, cashback, turns and points given to a player, the latest first.",
  access: "operator",
  permission: "players.read",
  params: z.object({ id: z.coerce.number().check(z.int(), z.positive()) }),
  query: z.object({
    /** Goes on behind the gift of this id. */
    before: z.optional(wireId),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
  }),
  output: z.array(playerGiftView),
  refusals: { player_not_found: refusal(404, "base", "There is no such player.") },
});
