import * as z from "zod/mini";
import { defineEndpoint, refusal } from "../endpoint/index.ts";

const SURVEY_TEXT_MAX = 1_000;
export const RATINGS = [1, 2, 3, 4, 5] as const;

const surveyId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,80}$/));

/** An answer: how many of five, and in words what one likes to add. */
export const surveyAnswer = z.object({
  rating: z.literal([...RATINGS], "VALIDATION.COMMON.REQUIRED"),
  text: z._default(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(SURVEY_TEXT_MAX, "VALIDATION.COMMON.MAX_LENGTH"),
        z.regex(/^(?:[^\p{Cc}]|[\n\r\t])*$/u, "VALIDATION.COMMON.INVALID_FIELD"),
      ),
    "",
  ),
});

export const answerSurvey = defineEndpoint({
  name: "answerSurvey",
  method: "POST",
  path: "/api/support/survey_answers",
  summary: "Answers the survey that is on; of one player and survey the first answer counts.",
  access: "player",
  body: z.object({
    survey_id: surveyId,
    survey_collector_id: surveyId,
    ...surveyAnswer.shape,
  }),
  output: z.object({}),
  status: 201,
  refusals: { survey_not_open: refusal(422, "base", "This survey is not open.") },
  limits: [{ by: "player", count: 20, windowSeconds: 60 }],
});

export const listSurveyAnswers = defineEndpoint({
  name: "listSurveyAnswers",
  method: "GET",
  path: "/api/back_office/support/survey_answers",
  summary: "Answers of a survey, the latest first.",
  access: "operator",
  permission: "support.answer",
  query: z.object({
    survey_id: surveyId,
    before: z.optional(z.coerce.number().check(z.int(), z.positive())),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
  }),
  output: z.array(
    z.object({
      id: z.int(),
      player_id: z.int(),
      survey_collector_id: z.string(),
      rating: z.int(),
      text: z.string(),
      at: z.string(),
    }),
  ),
});
