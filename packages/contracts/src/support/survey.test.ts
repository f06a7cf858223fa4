import { expect, it } from "vitest";
import { surveyOf } from "./survey-of.ts";

const whole = { survey_id: "s1", survey_collector_id: "c1", is_enable_widget: true };

it("SUPPORT-08: a survey is on where all three parts are there", () =>
  expect(surveyOf(whole)).toEqual({ survey_id: "s1", survey_collector_id: "c1" }));

it.each([
  ["its id", { survey_id: undefined }],
  ["an empty id", { survey_id: "" }],
  ["its collector", { survey_collector_id: undefined }],
  ["its switch", { is_enable_widget: undefined }],
  ["a switch that is on", { is_enable_widget: false }],
])("SUPPORT-08: none without %s", (_what, missing) =>
  expect(surveyOf({ ...whole, ...missing })).toBeNull(),
);
