import { balanceChanged } from "#events/wallet";
import type { Tx } from "#platform/database";
import { appendEvents } from "#platform/outbox";
import { lockAccounts } from "./wallet-store.ts";

interface AccountKey {
  readonly playerId: bigint;
  readonly currency: string;
}

/** Tells the balances of these players as this transaction leaves them. */
export const announceBalances = (tx: Tx, keys: readonly AccountKey[]): Promise<void> =>
  announce(tx, keys, {});

/** Tells that a player took up an account, so that the player's other screens follow. */
export const announceActive = (tx: Tx, key: AccountKey): Promise<void> =>
  announce(tx, [key], { active: true });

async function announce(
  tx: Tx,
  keys: readonly AccountKey[],
  besides: { readonly active?: true },
): Promise<void> {
  const wanted = new Set(keys.map(({ playerId, currency }) => `${playerId}/${currency}`));
  const accounts = await lockAccounts(tx, [...new Set(keys.map((key) => key.playerId))]);
  await appendEvents(
    tx,
    accounts
      .filter(({ playerId, currency }) => wanted.has(`${playerId}/${currency}`))
      .map(({ playerId, currency, cash, bonus, held, debt, version }) =>
        balanceChanged(playerId, { currency, cash, bonus, held, debt, version, ...besides }),
      ),
  );
}
