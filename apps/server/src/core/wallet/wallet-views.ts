import type { AccountView, BalanceMessage } from "@houselight/contracts";
import type { Account } from "./ledger/transfer.ts";

type Shown = Pick<Account, "currency" | "cash" | "bonus" | "version">;

/** Cash and bonus together; what may leave is the cash (WALLET-03). Held money and debts are in neither. */
export const accountView = (
  account: Shown & Pick<Account, "active" | "held" | "debt">,
): AccountView => ({
  ...balanceMessage(account),
  active: account.active,
  held_cents: Number(account.held),
  debt_cents: Number(account.debt),
});

/** `held` and `debt` are told where they may have changed. */
export const balanceMessage = (
  account: Shown & { readonly held?: bigint; readonly debt?: bigint | undefined },
): BalanceMessage => ({
  currency: account.currency,
  amount_cents: Number(account.cash + account.bonus),
  available_to_cashout_cents: Number(account.cash),
  version: Number(account.version),
  ...(account.held === undefined ? {} : { held_cents: Number(account.held) }),
  ...(account.debt === undefined ? {} : { debt_cents: Number(account.debt) }),
});
