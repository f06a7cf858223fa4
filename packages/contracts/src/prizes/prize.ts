import * as z from "zod/mini";
import { settingWords } from "../configuration/settings/define-setting.ts";

const INVALID = "VALIDATION.COMMON.INVALID_FIELD";

/** Wagers of prizes that say nothing else (WHEEL-04): of what free spins win, and of money. */
export const FREESPINS_WAGER = 30;
export const MONEY_WAGER = 3;

/** Smallest units by currency; that of EUR serves every other one by the exchange rate (OPEN-38). */
const amounts = z
  .record(
    z.string().check(z.regex(/^[A-Z]{3,4}$/)),
    z.int().check(z.positive(), z.maximum(2 ** 40)),
  )
  .check(z.refine((all) => all["EUR"] !== undefined, "VALIDATION.COMMON.REQUIRED"));

/** Terms of the bonus that a prize is, or that its free spins win. */
const resultBonus = z.strictObject({
  /** It is staked so many times before it becomes cash; 0 for cash at once. */
  wager: z.int().check(z.gte(0), z.lte(100)),
  /** At most so much of it becomes cash; absent for no bound. */
  max_win: z.optional(amounts),
});

const freespins = z.strictObject({
  type: z.literal("freespins"),
  title: settingWords,
  freespins_count: z.int().check(z.gte(1), z.lte(500)),
  /** Slug of the slot in which they are played, and the stake of each. */
  game: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,60}$/))),
  stake_eur_cents: z.optional(z.int().check(z.gte(1), z.lte(10_000))),
  result_bonus: z._default(resultBonus, { wager: FREESPINS_WAGER }),
});

const money = z.strictObject({
  type: z.literal("bonus"),
  title: settingWords,
  bonus_amount: amounts,
  result_bonus: z._default(resultBonus, { wager: MONEY_WAGER }),
});

/** Cash, which waits among the gifts of whoever won it. */
const cash = z.strictObject({
  type: z.literal("cash"),
  title: settingWords,
  bonus_amount: amounts,
});

/** A thing that a prize gives (WHEEL-02). */
export const prizeBonus = z.discriminatedUnion("type", [freespins, money, cash]);
export type PrizeBonus = z.output<typeof prizeBonus>;

/** A prize comes up as often as its weight stands to those of all (WHEEL-02, LOOT-01). */
export const prize = z.strictObject({
  weight: z.int().check(z.gte(1), z.lte(1_000_000)),
  bonuses: z.array(prizeBonus).check(z.minLength(1), z.maxLength(5)),
});
export type Prize = z.output<typeof prize>;

const PRIZES_MAX = 24;
export const prizeList = z.array(prize).check(z.maxLength(PRIZES_MAX));

/** Tells whether a prize can be given: each of its free spins names the game and the stake. */
export const isGivable = ({ bonuses }: Prize): boolean =>
  bonuses.every(
    (one) =>
      one.type !== "freespins" || (one.game !== undefined && one.stake_eur_cents !== undefined),
  );

/** Prizes that are drawn from: two or more, each of which can be given. */
export const drawnPrizes = prizeList.check(
  z.minLength(2),
  z.refine((all) => all.every(isGivable), { error: INVALID }),
);
