import { EXPORT_ROWS_MAX, type PersonalData } from "#platform/module";

/**
 * Tells a player's payments and saved accounts. Payments stay for the time that the law asks for;
 * saved accounts and the tokens behind them go with the player.
 */
export const cashboxData: PersonalData = {
  name: "cashbox",
  read: async (queryable, playerId) => ({
    payments: await queryable.query(
      `select id, action, method, provider, currency, amount, state, account_label, destination,
         created_at, finished_at
       from cashbox.payments where player_id = $1 order by seq desc limit $2`,
      [playerId, EXPORT_ROWS_MAX],
    ),
    saved_accounts: await queryable.query(
      `select method, currency, label, destination, created_at, last_used_at, removed_at
       from cashbox.profiles where player_id = $1 order by created_at desc, id`,
      [playerId],
    ),
  }),
  obstacle: async (tx, playerId) => {
    const rows = await tx.query(
      `select 1 from cashbox.payments
       where player_id = $1 and state in ('pending', 'processing', 'reserved') limit 1`,
      [playerId],
    );
    return rows.length > 0 ? "payment_open" : null;
  },
  erase: async (tx, playerId) => {
    await tx.query("delete from cashbox.profiles where player_id = $1", [playerId]);
  },
};
