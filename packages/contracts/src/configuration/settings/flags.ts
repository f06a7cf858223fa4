import * as z from "zod/mini";
import { defineSetting } from "./define-setting.ts";

/** The feature flags, in the order of their page (FLAG-01, OPEN-20). They change what a page shows, and nothing else. */
export const FLAGS = [
  "tech_work",
  "promo_banner",
  "comp_points",
  "ab_registration",
  "mystic_jackpots",
  "test_quests",
  "all_widgets",
  "all_providers",
  "social_auth",
  "rewards_shop",
  "activity_hub",
  "lotteries",
  "rocket_chance",
] as const;
export type Flag = (typeof FLAGS)[number];

export const flagValues = z.strictObject({
  /** Closes the pages of the site for all but testers (FLAG-04). */
  tech_work: z.boolean(),
  promo_banner: z.boolean(),
  /** Shows players the balance of their points. */
  comp_points: z.boolean(),
  /** Puts new players into one of two groups, by their ids (AUTH-11). */
  ab_registration: z.boolean(),
  mystic_jackpots: z.boolean(),
  test_quests: z.boolean(),
  all_widgets: z.boolean(),
  all_providers: z.boolean(),
  social_auth: z.boolean(),
  rewards_shop: z.boolean(),
  activity_hub: z.boolean(),
  lotteries: z.boolean(),
  rocket_chance: z.boolean(),
});
export type FlagValues = z.infer<typeof flagValues>;

/** Only the parts that are built, are for everybody and interrupt nobody are on. */
const INITIAL: FlagValues = {
  tech_work: false,
  promo_banner: false,
  comp_points: true,
  ab_registration: false,
  mystic_jackpots: true,
  test_quests: false,
  all_widgets: false,
  all_providers: false,
  social_auth: true,
  rewards_shop: true,
  activity_hub: true,
  lotteries: true,
  rocket_chance: true,
};

export const featureFlags = defineSetting({
  name: "feature-flags",
  title: "FeatureFlags",
  summary:
    "Feature flags as the house has set them; a browser may see others on its own (FLAG-02).",
  schema: flagValues,
  initial: INITIAL,
});
