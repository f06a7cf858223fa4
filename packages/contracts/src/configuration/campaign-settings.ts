import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint/index.ts";

const stag = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));

/** Tags by the host that led a visitor here: `news.example` to `9_1`. */
const stagByReferrer = z
  .record(z.string().check(z.regex(/^[a-z0-9.-]{1,100}$/)), stag)
  .check(z.refine((map) => Object.keys(map).length <= 500, "VALIDATION.COMMON.MAX_LENGTH"));
const excludedStags = z.array(stag).check(z.maxLength(500));
const experiments = z.object({
  /** Puts new players into one of two groups, by their ids (AUTH-11). */
  ab_registration: z.boolean(),
});

/** Settings of the house about campaigns and experiments: their shapes and what holds unless chosen. */
export const CAMPAIGN_SETTINGS = {
  "stag-by-referrer-name": { schema: stagByReferrer, initial: {} as Record<string, string> },
  "excluded-promo-stags": { schema: excludedStags, initial: [] as string[] },
  experiments: { schema: experiments, initial: { ab_registration: false } },
} as const;
export type CampaignSetting = keyof typeof CAMPAIGN_SETTINGS;
export type CampaignValue<Name extends CampaignSetting> = z.infer<
  (typeof CAMPAIGN_SETTINGS)[Name]["schema"]
>;

export const getStagByReferrer = defineEndpoint({
  name: "getStagByReferrer",
  method: "GET",
  path: "/api/fe/config/stag-by-referrer-name",
  summary: "Tags of affiliates by the host that leads a visitor here (TRACK-03).",
  access: "all",
  output: stagByReferrer,
});

export const setStagByReferrer = defineEndpoint({
  name: "setStagByReferrer",
  method: "PUT",
  path: "/api/back_office/config/stag-by-referrer-name",
  summary: "Chooses the tags by referring host.",
  access: "operator",
  permission: "configuration.write",
  body: stagByReferrer,
  output: stagByReferrer,
});

export const getExcludedPromoStags = defineEndpoint({
  name: "getExcludedPromoStags",
  method: "GET",
  path: "/api/fe/config/excluded-promo-stags",
  summary: "Tags whose players get no bonuses (TRACK-03).",
  access: "all",
  output: excludedStags,
});

export const setExcludedPromoStags = defineEndpoint({
  name: "setExcludedPromoStags",
  method: "PUT",
  path: "/api/back_office/config/excluded-promo-stags",
  summary: "Chooses the tags without bonuses; it counts for players who register from then on.",
  access: "operator",
  permission: "configuration.write",
  body: excludedStags,
  output: excludedStags,
});

export const getExperiments = defineEndpoint({
  name: "getExperiments",
  method: "GET",
  path: "/api/fe/config/experiments",
  summary: "Experiments that are on.",
  access: "all",
  output: experiments,
});

export const setExperiments = defineEndpoint({
  name: "setExperiments",
  method: "PUT",
  path: "/api/back_office/config/experiments",
  summary: "Switches experiments on and off.",
  access: "operator",
  permission: "configuration.write",
  body: experiments,
  output: experiments,
});
