import { balanceChanged } from "#events/wallet";
import type { Tx } from "#platform/database";
import { appendEvents } from "#platform/outbox";
import { lockAccounts } from "./wallet-store.ts";

/** Tells the balances of these players as this transaction leaves them. */
export async function announceBalances(
  tx: Tx,
  keys: readonly { readonly playerId: bigint; readonly currency: string }[],
): Promise<void> {
  const wanted = new Set(keys.map(({ playerId, currency }) => `${playerId}/${currency}`));
  const accounts = await lockAccounts(tx, [...new Set(keys.map((key) => key.playerId))]);
  await appendEvents(
    tx,
    accounts
      .filter(({ playerId, currency }) => wanted.has(`${playerId}/${currency}`))
      .map(({ playerId, currency, cash, bonus, held, version }) =>
        balanceChanged(playerId, { currency, cash, bonus, held, version }),
      ),
  );
}
