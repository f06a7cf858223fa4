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
import { isCurrencyCode } from "../money/index.ts";
import { lotteryIdentifier } from "./endpoints.ts";
import { lotteryView } from "./views.ts";

/** `proposed` waits for a second operator; a published one gives tickets and is drawn behind its end. */
export const LOTTERY_STATES = ["proposed", "published", "finished", "cancelled"] as const;
export type LotteryState = (typeof LOTTERY_STATES)[number];

/** Longest time that a lottery runs, and most prizes. */
const LONGEST_MS = 366 * 86_400_000;
const PRIZES_MAX = 50;
/** Lowest price of a ticket, in hundredths of a euro: it keeps the numbers within the range of a draw. */
const LEAST_PRICE_CENTS = 100;

const INVALID = "VALIDATION.COMMON.INVALID_FIELD";
const slug = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/));
const group = z.string().check(z.regex(/^\d{1,9}$/));
/** A picture of the site itself. */
const ownAddress = z.string().check(z.regex(/^\/(?![/\\])[^\s\\]*$/), z.maxLength(200));
const amount = z.int().check(z.positive(), z.maximum(2 ** 32));
const reason = z.string().check(z.trim(), z.minLength(3), z.maxLength(300));

const fields = z.strictObject({
  id: wireId,
  identifier: lotteryIdentifier.check(
    // The list of statuses and the ids of lotteries stand at addresses of the same form.
    z.refine((one) => one !== "statuses", INVALID),
    z.refine((one) => !z.uuid().safeParse(one).success, INVALID),
    z.minLength(3),
  ),
  /** In the languages of players. */
  title: titleWords,
  image: z._default(z.nullable(ownAddress), null),
  group_ids: z._default(z.array(group).check(z.maxLength(20)), []),
  start_at: wireMoment,
  end_at: wireMoment,
  currency: z.string().check(z.refine(isCurrencyCode, INVALID)),
  ticket_price_cents: amount.check(z.minimum(LEAST_PRICE_CENTS)),
  /** Each is drawn apart: none is above the one before it. */
  prizes_cents: z.array(amount).check(z.minLength(1), z.maxLength(PRIZES_MAX)),
  games: z._default(z.array(slug).check(z.maxLength(200)), []),
  reason,
});
type Fields = z.infer<typeof fields>;

function hasFittingTimes({ start_at, end_at }: Fields): boolean {
  const length = Date.parse(end_at) - Date.parse(start_at);
  return length > 0 && length <= LONGEST_MS;
}

const isFalling = ({ prizes_cents }: Fields): boolean =>
  prizes_cents.every((one, at) => at === 0 || one <= (prizes_cents[at - 1] as number));

export const newLottery = fields.check(
  z.refine(hasFittingTimes, { error: INVALID, path: ["end_at"] }),
  z.refine(isFalling, { error: INVALID, path: ["prizes_cents"] }),
);
export type NewLottery = z.infer<typeof newLottery>;

export const operatorLotteryView = z.extend(lotteryView, {
  title: titleWords,
  state: z.enum(LOTTERY_STATES),
  /** The operator who made the last step: another one makes the next. */
  changed_by: z.string(),
  changed_at: z.string(),
  /** Prizes that were paid, in hundredths of a euro. */
  paid_eur_cents: z.int(),
});
export type OperatorLotteryView = z.infer<typeof operatorLotteryView>;

const params = z.object({ id: lotteryIdentifier });
const refusals = {
  lottery_not_found: refusal(404, "base", "There is no such lottery."),
  lottery_state: refusal(409, "base", "The lottery is not in a state for this."),
  second_operator_needed,
};

export const listOperatorLotteries = defineEndpoint({
  name: "listOperatorLotteries",
  method: "GET",
  path: "/api/back_office/lotteries",
  summary: "Lotteries in any state, the latest proposed first.",
  access: "operator",
  permission: "lotteries.manage",
  query: z.object({
    /** Goes on behind the lottery of this id. */
    after: z.optional(wireId),
  }),
  output: z.array(operatorLotteryView),
});

export const proposeLottery = defineEndpoint({
  name: "proposeLottery",
  method: "POST",
  path: "/api/back_office/lotteries",
  summary: "Proposes a lottery: it waits until another operator publishes it.",
  access: "operator",
  permission: "lotteries.manage",
  idempotency: "body-id",
  body: newLottery,
  output: operatorLotteryView,
  status: 201,
  refusals: {
    lottery_identifier_taken: refusal(409, "identifier", "The address is taken."),
    lottery_game_unknown: refusal(422, "games", "There is no such game."),
    lottery_group_unknown: refusal(422, "group_ids", "There is no such group."),
    lottery_ends_early: refusal(422, "end_at", "The lottery would be over already."),
  },
});

export const publishLottery = defineEndpoint({
  name: "publishLottery",
  method: "POST",
  path: "/api/back_office/lotteries/{id}/publish",
  summary: "Shows a proposed lottery with the hash of its seed; by another operator.",
  access: "operator",
  permission: "lotteries.manage",
  params,
  body: z.strictObject({ reason }),
  output: operatorLotteryView,
  refusals: {
    ...refusals,
    proposer_gone,
    lottery_over: refusal(409, "base", "The lottery is over."),
  },
});

export const cancelLottery = defineEndpoint({
  name: "cancelLottery",
  method: "POST",
  path: "/api/back_office/lotteries/{id}/cancel",
  summary:
    "Ends a lottery without prizes; one that players can see by another operator than published it.",
  access: "operator",
  permission: "lotteries.manage",
  params,
  body: z.strictObject({ reason }),
  output: operatorLotteryView,
  refusals,
});
