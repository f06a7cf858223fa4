import { EXPORT_ROWS_MAX, type PersonalData } from "#platform/module";

/** Tells which bonuses a player had. The books need them. */
export const bonusesData: PersonalData = {
  name: "bonuses",
  read: async (queryable, playerId) => ({
    bonuses: await queryable.query(
      `select b.id, b.title, o.code, b.currency, b.amount::text as amount, b.requirement::text as requirement,
         b.wagered::text as wagered, b.stage, b.source, b.created_at, b.activated_at, b.ended_at,
         b.converted::text as converted
       from bonuses.bonuses b left join bonuses.offers o on o.id = b.offer_id
       where b.player_id = $1 order by b.seq desc limit $2`,
      [playerId, EXPORT_ROWS_MAX],
    ),
  }),
};
