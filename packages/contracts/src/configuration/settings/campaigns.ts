import * as z from "zod/mini";
import { defineSetting } from "./define-setting.ts";

const stag = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));

/** Tags by the host that leads a visitor here: `news.example` to `9_1`. */
export const stagByReferrer = defineSetting({
  name: "stag-by-referrer-name",
  title: "StagByReferrer",
  summary: "Tags of affiliates by the host that leads a visitor here (TRACK-03).",
  schema: z
    .record(z.string().check(z.regex(/^[a-z0-9.-]{1,100}$/)), stag)
    .check(z.refine((map) => Object.keys(map).length <= 500, "VALIDATION.COMMON.MAX_LENGTH")),
  initial: {},
});

/** Counts for players who register from then on. */
export const excludedPromoStags = defineSetting({
  name: "excluded-promo-stags",
  title: "ExcludedPromoStags",
  summary: "Tags whose players get no bonuses (TRACK-03).",
  schema: z.array(stag).check(z.maxLength(500)),
  initial: [],
});

const surveyId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,80}$/));

export const surveyConfig = defineSetting({
  name: "survey-config",
  title: "SurveyConfig",
  summary: "The survey widget: shown where all three parts are there (SUPPORT-08).",
  schema: z.strictObject({
    survey_id: z.optional(surveyId),
    survey_collector_id: z.optional(surveyId),
    is_enable_widget: z.optional(z.boolean()),
  }),
  initial: {},
});
