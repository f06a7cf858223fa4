import type { Queryable } from "#platform/database";

interface SurveyAnswer {
  readonly id: bigint;
  readonly surveyId: string;
  readonly collectorId: string;
  readonly playerId: bigint;
  readonly rating: number;
  readonly text: string;
  readonly at: Date;
}

/** Keeps an answer; a second one of the same player and survey is left out. */
export async function insertAnswer(
  queryable: Queryable,
  one: Omit<SurveyAnswer, "id">,
): Promise<void> {
  await queryable.query(
    `insert into support.survey_answers (survey_id, collector_id, player_id, rating, text, at)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [one.surveyId, one.collectorId, one.playerId, one.rating, one.text, one.at],
  );
}

/** Reads answers of a survey, the latest first. */
export const selectAnswers = (
  queryable: Queryable,
  surveyId: string,
  { before, limit }: { readonly before: number | null; readonly limit: number },
): Promise<SurveyAnswer[]> =>
  queryable.query<SurveyAnswer>(
    `select id, survey_id as "surveyId", collector_id as "collectorId", player_id as "playerId",
       rating, text, at
     from support.survey_answers
     where survey_id = $1 and ($2::bigint is null or id < $2) order by id desc limit $3`,
    [surveyId, before, limit],
  );
