import * as z from "zod/mini";
import {
  boundedRecord,
  byCurrency,
  defineSetting,
  settingAddress,
  settingKey,
  settingPicture,
  settingWords,
} from "./define-setting.ts";

const count = z.int().check(z.gte(0), z.lte(1_000_000_000));
const groups = z.array(z.string().check(z.regex(/^\d{1,9}$/))).check(z.maxLength(50));

export const disabledBonuses = defineSetting({
  name: "disabled-bonuses",
  title: "DisabledBonuses",
  summary: "Groups of bonuses, by their keys, that nobody is shown (BONUS-13).",
  schema: z.array(settingKey).check(z.maxLength(500)),
  initial: [],
});

export const modifyGifts = defineSetting({
  name: "modify-gifts-config",
  title: "ModifyGifts",
  summary:
    "Titles and pictures of gifts in place of their own, by the group of bonuses (BONUS-13).",
  schema: boundedRecord(
    z.strictObject({ title: z.optional(settingWords), image: z.optional(settingPicture) }),
  ),
  initial: {},
});

export const additionalGifts = defineSetting({
  name: "additional-gifts",
  title: "AdditionalGifts",
  summary: "Gifts that are shown beside those of the bonuses (BONUS-13).",
  schema: z
    .array(
      z.strictObject({
        group_key: settingKey,
        title: settingWords,
        image: z.optional(settingPicture),
        url: z.optional(settingAddress),
        groups: z.optional(groups),
      }),
    )
    .check(z.maxLength(50)),
  initial: [],
});

const condition = z.strictObject({
  minDep: z.optional(byCurrency),
  wager: z.optional(count),
  periodActivationDays: z.optional(count),
});

export const vipAdventures = defineSetting({
  name: "vip-adventures",
  title: "VipAdventures",
  summary: "Days of the adventure, their prizes and conditions (VIP-14).",
  schema: z.strictObject({
    days: z
      .array(
        z.strictObject({
          day: z.int().check(z.gte(1), z.lte(366)),
          stepTotal: count,
          prize: z.strictObject({ type: z.enum(["bonus", "fs"]), group_key: settingKey }),
          condition,
          variables: boundedRecord(byCurrency, 50),
        }),
      )
      .check(z.maxLength(31)),
  }),
  initial: { days: [] },
});

export const vipProgram = defineSetting({
  name: "vip-program-config",
  title: "VipProgram",
  summary: "Levels of the VIP club: points from and to, target, picture, bonuses (VIP-05).",
  schema: z.strictObject({
    levels: z
      .array(
        z.strictObject({
          id: settingKey,
          min: count,
          max: z.nullable(count),
          saveTarget: z.optional(count),
          image: z.optional(settingPicture),
          bonuses: boundedRecord(count, 20),
        }),
      )
      .check(z.maxLength(20)),
  }),
  initial: { levels: [] },
});

/** A prize of the wheel (WHEEL-02): `bonus_amount` is in smallest units, by currency. */
const wheelPrize = z.strictObject({
  title: settingWords,
  type: z.enum(["freespins", "bonus"]),
  weight: z.int().check(z.gte(1), z.lte(1_000_000)),
  freespins_count: z.optional(count),
  bonus_amount: z.optional(z.record(z.string().check(z.regex(/^[A-Z]{3,4}$/)), count)),
  wager: count,
});
const prizes = z.array(wheelPrize).check(z.maxLength(50));

const freeSpins = (freespins_count: number, weight: number) => ({
  title: { en: `${freespins_count} free spins` },
  type: "freespins" as const,
  weight,
  freespins_count,
  wager: 30,
});

export const wheelConfig = defineSetting({
  name: "wheel-config",
  title: "WheelConfig",
  summary: "Whether the wheel turns, for whom, and its prizes (WHEEL-01 to WHEEL-04).",
  schema: z.strictObject({ enabled: z.boolean(), groups, prizes }),
  initial: {
    enabled: false,
    groups: [],
    prizes: [freeSpins(10, 4000), freeSpins(20, 4000), freeSpins(50, 2000)],
  },
});

export const wheelSegments = defineSetting({
  name: "wheel-config-segments",
  title: "WheelSegments",
  summary: "Prizes of the wheel for single groups of players (WHEEL-01, OPEN-38).",
  schema: z.strictObject({
    segments: z.array(z.strictObject({ groups, prizes })).check(z.maxLength(20)),
  }),
  initial: { segments: [] },
});
