import * as z from "zod/mini";
import { settingKey, settingWords, titleWords } from "../configuration/settings/define-setting.ts";
import {
  defineEndpoint,
  proposer_gone,
  refusal,
  second_operator_needed,
  wireId,
} from "../endpoint/index.ts";
import { CASHBACK_FORMS, CASHBACK_KINDS, CASHBACK_PERIODS } from "./views.ts";

/** `proposed` waits for a second operator, `published` counts and gives, `ended` counts nothing more. */
export const CASHBACK_STATES = ["proposed", "published", "ended"] as const;
export type CashbackState = (typeof CASHBACK_STATES)[number];

const INVALID = "VALIDATION.COMMON.INVALID_FIELD";
const operators = { access: "operator", permission: "bonuses.manage" } as const;
const reason = z.string().check(z.trim(), z.minLength(3), z.maxLength(300));
const group = z.string().check(z.regex(/^\d{1,9}$/));

/** Smallest units by currency; that of EUR serves every other one by the exchange rate. */
const amounts = z
  .record(
    z.string().check(z.regex(/^[A-Z]{3,4}$/)),
    z.int().check(z.positive(), z.maximum(2 ** 40)),
  )
  .check(z.refine((all) => all["EUR"] !== undefined, "VALIDATION.COMMON.REQUIRED"));

const terms = {
  /** Names the rule: the versions of it have the same, and one of them is published. */
  key: settingKey,
  /** Code of the licence whose players it is for. */
  licence: z.string().check(z.regex(/^[A-Z][A-Z-]{1,9}$/)),
  title: settingWords,
  period: z.enum(CASHBACK_PERIODS),
  /** Kinds that count; all that is staked on where it is empty. */
  kinds: z._default(z.array(z.enum(CASHBACK_KINDS)).check(z.maxLength(CASHBACK_KINDS.length)), []),
  /** Part of a loss that comes back, in hundredths of a percent: 1000 are 10 %. */
  share_bp: z.int().check(z.positive(), z.maximum(5_000)),
  /** Less than this is not given. */
  least: amounts,
  /** More than this is not given. */
  most: amounts,
  form: z.enum(CASHBACK_FORMS),
  /** Bonus money is staked so many times before it becomes cash. */
  wagering: z._default(z.int().check(z.nonnegative(), z.maximum(100)), 0),
  /** It can be taken for so long. */
  days_to_take: z._default(z.int().check(z.positive(), z.maximum(60)), 7),
  /** For players of these groups alone; for all where there is none. */
  group_ids: z._default(z.array(group).check(z.maxLength(20)), []),
};

export const newCashbackRule = z
  .strictObject({ id: wireId, ...terms, title: titleWords, reason })
  .check(
    z.refine(({ form, wagering }) => (form === "bonus") === wagering > 0, {
      error: INVALID,
      path: ["wagering"],
    }),
    z.refine(({ kinds }) => new Set(kinds).size === kinds.length, {
      error: INVALID,
      path: ["kinds"],
    }),
    z.refine(
      ({ least, most }) =>
        Object.keys({ ...least, ...most }).every(
          (currency) => (least[currency] ?? 0) <= (most[currency] ?? Number.POSITIVE_INFINITY),
        ),
      { error: INVALID, path: ["most"] },
    ),
  );
export type NewCashbackRule = z.infer<typeof newCashbackRule>;

/** A period of a rule that is over or runs, in one currency. Amounts in its smallest units. */
export const cashbackFiguresView = z.object({
  begins_at: z.string(),
  ends_at: z.string(),
  currency: z.string(),
  /** Players who staked, and those of them who were given something. */
  players: z.int(),
  given: z.int(),
  /** Lost by those who lost. */
  net_loss_cents: z.int(),
  given_cents: z.int(),
  /** Players who were not looked at yet. */
  open: z.int(),
});
export type CashbackFiguresView = z.infer<typeof cashbackFiguresView>;

export const cashbackRuleView = z.object({
  id: z.string(),
  ...terms,
  version: z.int(),
  state: z.enum(CASHBACK_STATES),
  published_at: z.nullable(z.string()),
  ended_at: z.nullable(z.string()),
  /** The operator who made the last step: another one publishes. */
  changed_by: z.string(),
  changed_at: z.string(),
});
export type CashbackRuleView = z.infer<typeof cashbackRuleView>;

export const listCashbackRules = defineEndpoint({
  name: "listCashbackRules",
  method: "GET",
  path: "/api/back_office/cashback",
  summary: "Rules of cashback in any state, the latest proposed first.",
  ...operators,
  query: z.object({
    /** Goes on behind the one of this id. */
    after: z.optional(wireId),
  }),
  output: z.array(cashbackRuleView),
});

export const proposeCashbackRule = defineEndpoint({
  name: "proposeCashbackRule",
  method: "POST",
  path: "/api/back_office/cashback",
  summary: "Proposes a rule of cashback, or a new version of one: another operator publishes it.",
  ...operators,
  idempotency: "body-id",
  body: newCashbackRule,
  output: cashbackRuleView,
  status: 201,
  refusals: {
    cashback_licence_unknown: refusal(422, "licence", "There is no such licence."),
    cashback_group_unknown: refusal(422, "group_ids", "There is no such group."),
    cashback_wagering: refusal(422, "wagering", "The licence does not let it be staked so often."),
  },
});

const params = z.object({ id: wireId });
const notFound = refusal(404, "base", "There is no such rule of cashback.");
const steps = {
  cashback_not_found: notFound,
  cashback_state: refusal(409, "base", "The rule of cashback is not in a state for this."),
};

export const publishCashbackRule = defineEndpoint({
  name: "publishCashbackRule",
  method: "POST",
  path: "/api/back_office/cashback/{id}/publish",
  summary: "Lets a rule count from now on, in place of its earlier version; by another operator.",
  ...operators,
  params,
  body: z.strictObject({ reason }),
  output: cashbackRuleView,
  refusals: {
    ...steps,
    second_operator_needed,
    proposer_gone,
  },
});

export const endCashbackRule = defineEndpoint({
  name: "endCashbackRule",
  method: "POST",
  path: "/api/back_office/cashback/{id}/end",
  summary: "Ends a rule: it counts nothing more; what it has counted is given at the period's end.",
  ...operators,
  params,
  body: z.strictObject({ reason }),
  output: cashbackRuleView,
  refusals: steps,
});

export const listCashbackFigures = defineEndpoint({
  name: "listCashbackFigures",
  method: "GET",
  path: "/api/back_office/cashback/{id}/figures",
  summary: "The last periods of a rule: who lost what, and what was given.",
  ...operators,
  params,
  output: z.array(cashbackFiguresView),
  refusals: { cashback_not_found: notFound },
});
