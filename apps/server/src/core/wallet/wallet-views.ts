import type { AccountView, BalanceMessage } from "@houselight/contracts";
import type { Account } from "./transfer.ts";

type Shown = Pick<Account, "currency" | "cash" | "bonus">;

/** Cash and bonus together; what may leave is the cash (WALLET-03). Held money is in neither. */
export const accountView = (account: Shown & Pick<Account, "active">): AccountView => ({
  currency: account.currency,
  active: account.active,
  amount_cents: Number(account.cash + account.bonus),
  available_to_cashout_cents: Number(account.cash),
});

export const balanceMessage = (account: Shown & Pick<Account, "version">): BalanceMessage => ({
  currency: account.currency,
  amount_cents: Number(account.cash + account.bonus),
  available_to_cashout_cents: Number(account.cash),
  version: Number(account.version),
});
