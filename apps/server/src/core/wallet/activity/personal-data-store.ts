import type { Queryable, Tx } from "#platform/database";
import { EXPORT_ROWS_MAX, type PersonalData } from "#platform/module";
import { selectPaymentSums } from "./payment-sums-store.ts";
import { selectAccounts } from "../wallet-store.ts";

/** Tells a player's accounts and movements. The books forget nothing: they know a number alone. */
export const walletData: PersonalData = {
  name: "wallet",
  read: async (queryable, playerId) => ({
    accounts: (await selectAccounts(queryable, playerId)).map(
      ({ playerId: _, version: __, ...account }) => account,
    ),
    payment_sums: await selectPaymentSums(queryable, playerId),
    transfers: await selectTransfersOf(queryable, playerId),
  }),
  obstacle: openMoney,
};

const selectTransfersOf = (queryable: Queryable, playerId: bigint): Promise<object[]> =>
  queryable.query(
    `select created_at as at, kind, currency, debit, credit, amount, group_id as operation
     from wallet.transfers where player_id = $1 order by seq desc limit $2`,
    [playerId, EXPORT_ROWS_MAX],
  );

/** Returns what is open between a player and the house: money of the player, or a debt. Bonus money is not owed. */
async function openMoney(tx: Tx, playerId: bigint): Promise<"money_left" | "debt_open" | null> {
  const [row] = await tx.query<{ owned: boolean | null; owing: boolean | null }>(
    `select bool_or(cash > 0 or held > 0 or stakes > 0) as owned, bool_or(debt > 0) as owing
     from wallet.accounts where player_id = $1`,
    [playerId],
  );
  if (row?.owned) return "money_left";
  return row?.owing ? "debt_open" : null;
}
