import * as z from "zod/mini";
import {
  drawnPrizes,
  FREESPINS_WAGER,
  isGivable,
  type Prize,
  prizeList,
} from "../../../prizes/prize.ts";
import {
  boundedRecord,
  defineSetting,
  settingAddress,
  settingKey,
  settingPicture,
  settingWords,
} from "../define-setting.ts";
import { hasAll, switchesOff } from "../versions/only-stops.ts";

const INVALID = "VALIDATION.COMMON.INVALID_FIELD";
const count = z.int().check(z.gte(0), z.lte(1_000_000_000));
const groups = z.array(z.string().check(z.regex(/^\d{1,9}$/))).check(z.maxLength(50));

export const disabledBonuses = defineSetting({
  name: "disabled-bonuses",
  title: "DisabledBonuses",
  summary: "Groups of bonuses, by their keys, that nobody is shown (BONUS-13).",
  schema: z.array(settingKey).check(z.maxLength(500)),
  initial: [],
  guarded: true,
  onlyStops: (from, to) => hasAll(to, from),
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

const pointPrice = count.check(z.gte(1), z.lte(10_000_000));

export const compEarning = defineSetting({
  name: "comp-points",
  title: "CompEarning",
  summary:
    "Stakes of own money that earn one comp point, in hundredths of a euro: in slots, and in other games.",
  schema: z.strictObject({ slots_eur_cents: pointPrice, others_eur_cents: pointPrice }),
  initial: { slots_eur_cents: 1_000, others_eur_cents: 5_000 },
  guarded: true,
});

/** Free spins of a game that whoever lets the wheel turn names. */
const freeSpins = (freespins_count: number, weight: number): Prize => ({
  weight,
  bonuses: [
    {
      type: "freespins",
      title: { en: `${freespins_count} free spins` },
      freespins_count,
      result_bonus: { wager: FREESPINS_WAGER },
    },
  ],
});

export const wheelConfig = defineSetting({
  name: "wheel-config",
  title: "WheelConfig",
  summary: "Whether the wheel turns, for whom, and its prizes (WHEEL-01 to WHEEL-04).",
  schema: z.strictObject({ enabled: z.boolean(), groups, prizes: prizeList }).check(
    z.refine(({ enabled, prizes }) => !enabled || (prizes.length > 1 && prizes.every(isGivable)), {
      error: INVALID,
      path: ["prizes"],
    }),
  ),
  initial: {
    enabled: false,
    groups: [],
    prizes: [freeSpins(10, 4000), freeSpins(20, 4000), freeSpins(50, 2000)],
  },
  guarded: true,
  onlyStops: switchesOff("enabled"),
});

export const wheelSegments = defineSetting({
  name: "wheel-config-segments",
  title: "WheelSegments",
  summary:
    "Prizes of the wheel for single groups of players; the first segment that fits counts (WHEEL-01, OPEN-38).",
  schema: z.strictObject({
    segments: z
      .array(z.strictObject({ groups: groups.check(z.minLength(1)), prizes: drawnPrizes }))
      .check(z.maxLength(20)),
  }),
  initial: { segments: [] },
  guarded: true,
});
