import * as z from "zod/mini";
import {
  boundedRecord,
  defineSetting,
  settingAddress,
  settingPicture,
  settingWords,
} from "../define-setting.ts";

const INVALID = "VALIDATION.COMMON.INVALID_FIELD";
const count = z.int().check(z.gte(0), z.lte(1_000_000_000));
const isRising = (values: readonly number[]): boolean =>
  values.every((value, at) => at === 0 || value > (values[at - 1] ?? 0));

/** Levels of the club by their ids, the lowest first (VIP-01). */
export const VIP_LEVEL_IDS = [
  "vip_level_1",
  "vip_level_2",
  "vip_level_3",
  "vip_level_4",
  "vip_level_5",
  "vip_level_6",
] as const;

const vipLevel = z.strictObject({
  id: z.enum(VIP_LEVEL_IDS),
  /** Points of a quarter from which on a player has the level. */
  min: count,
  /** The last points below the next level; null for the top. */
  max: z.nullable(count),
  /** Points of a quarter that keep the level for the next one. */
  saveTarget: z.optional(count),
  image: z.optional(settingPicture),
  /** Bonuses of the level, by their kind. */
  bonuses: boundedRecord(count, 20),
});
export type VipLevel = z.output<typeof vipLevel>;

export const vipProgram = defineSetting({
  name: "vip-program-config",
  title: "VipProgram",
  summary: "Levels of the VIP club: points from and to, target, picture, bonuses (VIP-05).",
  schema: z.strictObject({
    levels: z.array(vipLevel).check(
      z.maxLength(VIP_LEVEL_IDS.length),
      z.refine((levels) => levels.every(({ id }, at) => id === VIP_LEVEL_IDS[at]), {
        error: INVALID,
      }),
      z.refine((levels) => isRising(levels.map(({ min }) => min)), { error: INVALID }),
    ),
  }),
  initial: { levels: [] },
  guarded: true,
});

const USER_LEVELS = 8;
const userLevel = z.strictObject({
  /** `group_1` to `group_8`. */
  id: z.string().check(z.regex(/^group_[1-8]$/)),
  name: settingWords,
  conditions: z.strictObject({
    /** The last lifetime points of the level; null for the top. */
    persistent_comp_points: z.strictObject({ max: z.nullable(count) }),
  }),
  image: z.optional(settingPicture),
  content: z.optional(settingWords),
  gift_descriptions: z.array(settingWords).check(z.maxLength(10)),
});
export type UserLevel = z.output<typeof userLevel>;

const level = (number: number, max: number | null): UserLevel => ({
  id: `group_${number}`,
  name: {
    en: `Level ${number}`,
    de: `Stufe ${number}`,
    "fr-CA": `Niveau ${number}`,
    it: `Livello ${number}`,
    no: `Nivå ${number}`,
  },
  conditions: { persistent_comp_points: { max } },
  gift_descriptions: [],
});

/** Lifetime levels by points that never fall (OPEN-06). */
export const userLevels = defineSetting({
  name: "user-levels",
  title: "UserLevels",
  summary: "Lifetime levels 1 to 8 by persistent comp points, with their words (VIP-12).",
  schema: z.strictObject({
    levels: z.array(userLevel).check(
      z.length(USER_LEVELS),
      z.refine((levels) => levels.every(({ id }, at) => id === `group_${at + 1}`), {
        error: INVALID,
      }),
      z.refine(
        (levels) => {
          const tops = levels.map(({ conditions }) => conditions.persistent_comp_points.max);
          return tops.at(-1) === null && isRising(tops.slice(0, -1).map((max) => max ?? -1));
        },
        { error: INVALID },
      ),
    ),
  }),
  initial: {
    levels: [
      level(1, 99),
      level(2, 499),
      level(3, 1_999),
      level(4, 4_999),
      level(5, 14_999),
      level(6, 49_999),
      level(7, 149_999),
      level(8, null),
    ],
  },
});

const words = z.string().check(z.trim(), z.maxLength(100));

/** A person who looks after the players of a group (VIP-13). */
const manager = z.strictObject({
  groups: z.array(z.string().check(z.regex(/^\d{1,9}$/))).check(z.minLength(1), z.maxLength(50)),
  managerName: words.check(z.minLength(1)),
  avatar: z.optional(settingPicture),
  /** Hours at which the manager answers. */
  time: z.optional(words),
  whatsAppLink: z.optional(settingAddress),
  telegramLink: z.optional(settingAddress),
  email: z.optional(z.email()),
});

/** Read by groups alone: whoever asks names theirs. */
export const vipManagers = defineSetting({
  name: "managers",
  title: "Managers",
  summary: "Managers of VIP players by group (VIP-13).",
  schema: z.strictObject({ managers: z.array(manager).check(z.maxLength(50)) }),
  initial: { managers: [] },
});
