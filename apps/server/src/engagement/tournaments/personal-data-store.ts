import { type SettingWords, wordsIn } from "@houselight/contracts";
import { localeFor } from "#core/accounts";
import { EXPORT_ROWS_MAX, type PersonalData } from "#platform/module";

/** Tells in which tournaments a player took part and what was won. Others' places and the books need both. */
export const tournamentsData: PersonalData = {
  name: "tournaments",
  read: async (queryable, playerId) => {
    const locale = await localeFor(queryable, { locale: null, caller: { id: playerId } });
    const entries = await queryable.query<{ title: SettingWords }>(
      `select t.identifier, t.title, e.joined_at, e.left_at, e.bets::text as bets, e.points::text as points
       from tournaments.entries e join tournaments.tournaments t on t.id = e.tournament_id
       where e.player_id = $1 order by e.joined_at desc limit $2`,
      [playerId, EXPORT_ROWS_MAX],
    );
    const prizes = await queryable.query(
      `select id, tournament_id, place, paid::text as paid, currency, at from tournaments.awards
       where player_id = $1 order by at desc limit $2`,
      [playerId, EXPORT_ROWS_MAX],
    );
    return {
      entries: entries.map((entry) => ({ ...entry, title: wordsIn(entry.title, locale) })),
      prizes,
    };
  },
};
