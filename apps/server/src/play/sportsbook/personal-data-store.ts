import { EXPORT_ROWS_MAX, type PersonalData } from "#platform/module";

/**
 * Tells a player's bets on sport, those that operators agreed to give back, the free bets that the player was
 * given, and the stake factor, which is forgotten with the person. Wagers are in the books, which need them.
 */
export const sportsbookData: PersonalData = {
  name: "sportsbook",
  read: async (queryable, playerId) => ({
    bets: await queryable.query(
      `select wager_id, kind, sizes, lines, currency, stake::text as stake, potential::text as potential, state,
         payout::text as payout, placed_at, ended_at
       from sportsbook.bets where player_id = $1 order by seq desc limit $2`,
      [playerId, EXPORT_ROWS_MAX],
    ),
    legs: await queryable.query(
      `select l.wager_id, l.position, l.fixture_id, f.home, f.away, f.starts_at, l.market_id, l.specifiers,
         l.selection_id, l.odds, l.won, l.void_factor, l.dead_heat
       from sportsbook.legs l join sportsbook.fixtures f on f.id = l.fixture_id
       where l.player_id = $1 order by l.placed_at desc, l.wager_id, l.position limit $2`,
      [playerId, EXPORT_ROWS_MAX],
    ),
    free_bets: await queryable.query(
      `select code, currency, amount::text as amount, min_odds, given_at, valid_until, wager_id
       from sportsbook.free_bets where player_id = $1 order by id desc limit $2`,
      [playerId, EXPORT_ROWS_MAX],
    ),
    give_backs: await queryable.query(
      `select wager_id, code, reason, state, proposed_at, decided_at
       from sportsbook.give_backs where player_id = $1 order by seq desc limit $2`,
      [playerId, EXPORT_ROWS_MAX],
    ),
    stake_factor: await queryable.query(
      `select permille, reason, set_at from sportsbook.stake_factors where player_id = $1`,
      [playerId],
    ),
  }),
  erase: async (tx, playerId) => {
    await tx.query("delete from sportsbook.stake_factors where player_id = $1", [playerId]);
  },
};
