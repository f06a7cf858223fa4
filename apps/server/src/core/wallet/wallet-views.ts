import type { AccountView, BalanceMessage } from "@houselight/contracts";
import type { Account } from "./ledger/transfer.ts";

type Shown = Pick<Account, "currency" | "cash" | "bonus" | "version">;

/** Cash and bonus together; what may leave is the cash (WALLET-03). Held money is in neither. */
export const accountView = (account: Shown & Pick<Account, "active" | "held">): AccountView => ({
  ...balanceMessage(account),
  active: account.active,
  held_cents: Number(account.held),
});

/** `held` is told where it changed. */
export const balanceMessage = (account: Shown & { readonly held?: bigint }): BalanceMessage => ({
  currency: account.currency,
  amount_cents: Number(account.cash + account.bonus),
  available_to_cashout_cents: Number(account.cash),
  version: Number(account.version),
  ...(account.held === undefined ? {} : { held_cents: Number(account.held) }),
});
