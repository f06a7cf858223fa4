import * as z from "zod/mini";
import {
  boundedRecord,
  byCurrency,
  defineSetting,
  settingKey,
  settingWords,
} from "../define-setting.ts";

const INVALID = "VALIDATION.COMMON.INVALID_FIELD";
/** Smallest units by currency; that of EUR serves every other one by the exchange rate (LOCALE-07). */
const amounts = z
  .record(
    z.string().check(z.regex(/^[A-Z]{3,4}$/)),
    z.int().check(z.positive(), z.maximum(2 ** 40)),
  )
  .check(z.refine((all) => all["EUR"] !== undefined, "VALIDATION.COMMON.REQUIRED"));
const step = z.int().check(z.gte(1), z.lte(32));

const shown = { title: settingWords, group_key: settingKey };
/** Bonus money, or free spins of one game. */
const prize = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("bonus"), ...shown, amount: amounts }),
  z.strictObject({
    type: z.literal("fs"),
    ...shown,
    count: z.int().check(z.gte(1), z.lte(500)),
    game: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)),
    stake_eur_cents: z.int().check(z.gte(1), z.lte(10_000)),
  }),
]);

const taken = {
  step,
  stepTotal: step,
  prize,
  condition: z.strictObject({
    /** To be deposited on the day; absent for nothing. */
    minDep: z.optional(amounts),
    /** The prize is staked so many times before it is cash; 0 for cash at once. */
    wager: z.int().check(z.gte(0), z.lte(100)),
    /** The prize can be activated for so long. */
    periodActivationDays: z.int().check(z.gte(1), z.lte(90)),
  }),
  /** Words of its card by name, each by currency. */
  variables: boundedRecord(byCurrency, 50),
};

const adventure = z.strictObject({
  /** The first day, in UTC. */
  starts_on: z.iso.date(),
  /** Steps of the adventure: each on a day of its own, counted from the first one. */
  days: z
    .array(z.strictObject({ day: z.int().check(z.gte(1), z.lte(366)), ...taken }))
    .check(z.minLength(1), z.maxLength(31)),
  /** A last step behind all days, for those who did all of them. */
  superDay: z.nullable(z.strictObject(taken)),
});

/** Tells whether steps are counted from 1 on without a gap, on days that rise, and know how many there are. */
const isInOrder = ({ days, superDay }: z.output<typeof adventure>): boolean => {
  const steps = superDay ? [...days, superDay] : days;
  return (
    steps.every((one, at) => one.step === at + 1 && one.stepTotal === steps.length) &&
    days.every(({ day }, at) => at === 0 || day > (days[at - 1]?.day ?? 0))
  );
};

export const vipAdventures = defineSetting({
  name: "vip-adventures",
  title: "VipAdventures",
  summary: "Days of the adventure, their prizes and conditions (VIP-14).",
  schema: z.strictObject({
    adventure: z.nullable(adventure.check(z.refine(isInOrder, { error: INVALID, path: ["days"] }))),
  }),
  initial: { adventure: null },
  guarded: true,
  onlyStops: (_, to) => to.adventure === null,
});
export type Adventure = z.output<typeof adventure>;
export type AdventurePrize = z.output<typeof prize>;
