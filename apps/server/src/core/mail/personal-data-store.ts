import { EXPORT_ROWS_MAX, type PersonalData } from "#platform/module";

/** Tells which mails went to a player and when; forgets those that are still to be sent. */
export const mailData: PersonalData = {
  name: "mail",
  read: async (queryable, playerId) => ({
    mails: await queryable.query(
      `select kind, state, created_at, ended_at from mail.mails
       where player_id = $1 order by created_at desc, id limit $2`,
      [playerId, EXPORT_ROWS_MAX],
    ),
  }),
  erase: async (tx, playerId) => {
    await tx.query("delete from mail.mails where player_id = $1", [playerId]);
  },
};
