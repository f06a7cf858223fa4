import { answerSurvey, listSurveyAnswers, surveyConfig, surveyOf } from "@houselight/contracts";
import { settingOf } from "#core/configuration";
import { Refused, type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { insertAnswer, selectAnswers } from "./survey-store.ts";

export const surveyRoutes = (house: House): readonly Route[] => [
  route(answerSurvey, async ({ body }, { caller }) => {
    const survey = surveyOf(await settingOf(house, surveyConfig));
    const { survey_id: surveyId, survey_collector_id: collectorId, rating, text } = body;
    if (survey?.survey_id !== surveyId || survey.survey_collector_id !== collectorId)
      throw new Refused("survey_not_open");
    const at = house.clock.now();
    const playerId = caller.id;
    await insertAnswer(house.database, { surveyId, collectorId, playerId, rating, text, at });
    return {};
  }),
  route(listSurveyAnswers, async ({ query }) => {
    const { survey_id, before = null, limit } = query;
    const rows = await selectAnswers(house.database, survey_id, { before, limit });
    return rows.map((one) => ({
      id: Number(one.id),
      player_id: Number(one.playerId),
      survey_collector_id: one.collectorId,
      rating: one.rating,
      text: one.text,
      at: one.at.toISOString(),
    }));
  }),
];
