import { EXPORT_ROWS_MAX, type PersonalData } from "#platform/module";

/** Tells what a player and people of the house wrote to each other, and how surveys were answered; forgets it. */
export const supportData: PersonalData = {
  name: "support",
  read: async (queryable, playerId) => ({
    messages: await queryable.query(
      `select m.author, m.text, m.at from support.messages m
         join support.people p on p.id = m.person_id
       where p.player_id = $1 order by m.id desc limit $2`,
      [playerId, EXPORT_ROWS_MAX],
    ),
    survey_answers: await queryable.query(
      `select survey_id, rating, text, at from support.survey_answers
       where player_id = $1 order by id desc limit $2`,
      [playerId, EXPORT_ROWS_MAX],
    ),
  }),
  erase: async (tx, playerId) => {
    await tx.query("delete from support.people where player_id = $1", [playerId]);
    await tx.query("delete from support.survey_answers where player_id = $1", [playerId]);
  },
};
