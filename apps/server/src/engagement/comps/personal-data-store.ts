import { type SettingWords, wordsIn } from "@houselight/contracts";
import { localeFor } from "#core/accounts";
import type { Queryable } from "#platform/database";
import { EXPORT_ROWS_MAX, type PersonalData } from "#platform/module";

/** Tells a player's points and what they were exchanged for. The books of points need both. */
export const compsData: PersonalData = {
  name: "comps",
  read: async (queryable, playerId) => ({
    balances: await queryable.query(
      `select chargeable::text as chargeable, persistent::text as persistent
       from comps.balances where player_id = $1`,
      [playerId],
    ),
    movements: await queryable.query(
      `select kind, id, debit, credit, points::text as points, at
       from comps.movements where player_id = $1 order by seq desc limit $2`,
      [playerId, EXPORT_ROWS_MAX],
    ),
    exchanges: await exchangesOf(queryable, playerId),
    corrections: await queryable.query(
      `select id, points::text as points, reason, state, changed_at
       from comps.corrections where player_id = $1 order by seq desc limit $2`,
      [playerId, EXPORT_ROWS_MAX],
    ),
  }),
};

/** Reads what a player's points were exchanged for, its title in the player's language. */
async function exchangesOf(queryable: Queryable, playerId: bigint): Promise<readonly object[]> {
  const locale = await localeFor(queryable, { locale: null, caller: { id: playerId } });
  const exchanges = await queryable.query<{ title: SettingWords }>(
    `select e.id, c.title, c.type, e.quantity, e.points::text as points, e.currency, e.at
     from comps.exchanges e join comps.cards c on c.id = e.card_id
     where e.player_id = $1 order by e.at desc, e.id limit $2`,
    [playerId, EXPORT_ROWS_MAX],
  );
  return exchanges.map((one) => ({ ...one, title: wordsIn(one.title, locale) }));
}
