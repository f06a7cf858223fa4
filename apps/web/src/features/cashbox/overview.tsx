import type { AccountView } from "@houselight/contracts/wallet";
import { Badge } from "@houselight/ui/badge";
import { buttonClass } from "@houselight/ui/button";
import { Skeleton } from "@houselight/ui/skeleton";
import { useTranslations } from "use-intl/react";
import { useMoney } from "../../i18n/use-money.ts";
import { useAccounts } from "../../data/wallet.ts";
import { ModalLink } from "../../shell/modal-link.tsx";
import { DebtNote } from "./entry/debt-note.tsx";
import { PaymentList } from "./payments/payment-list.tsx";
import { SavedAccounts } from "./saved-accounts.tsx";

/** Balances with what is reserved of them, the ways in and out, the latest payments. */
export function Overview() {
  const t = useTranslations("cashbox");
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-4">
        <Balances />
        <div className="grid grid-cols-2 gap-3">
          <ModalLink
            modal="deposit"
            replace
            className={buttonClass({ kind: "action", size: "large" })}
          >
            {t("tabs.deposit")}
          </ModalLink>
          <ModalLink modal="withdraw" replace className={buttonClass({ size: "large" })}>
            {t("tabs.withdraw")}
          </ModalLink>
        </div>
      </div>
      <PaymentList />
      <SavedAccounts />
      <p className="text-dim text-sm">
        {t.rich("statement.link", {
          link: (text) => (
            <ModalLink modal="statement" replace className="text-link">
              {text}
            </ModalLink>
          ),
        })}
      </p>
    </div>
  );
}

/** Every account with what of it is cash, bonus and reserved. */
export function Balances() {
  const accounts = useAccounts();
  if (accounts.length === 0) return <Skeleton className="h-28 rounded-tile bg-surface-2!" />;
  return (
    <ul className="flex flex-col gap-3">
      {accounts.map((account) => (
        <AccountCard key={account.currency} account={account} several={accounts.length > 1} />
      ))}
    </ul>
  );
}

function AccountCard({
  account,
  several,
}: {
  readonly account: AccountView;
  readonly several: boolean;
}) {
  const t = useTranslations("balance");
  const money = useMoney();
  const { currency, active, amount_cents, available_to_cashout_cents, held_cents, debt_cents } =
    account;
  return (
    <li className="grid gap-x-6 gap-y-3 rounded-tile bg-surface-2 p-5 sm:grid-cols-[1fr_auto] sm:items-end">
      <div>
        <p className="flex items-center gap-2 text-dim text-sm">
          {t("total")} · {currency}
          {several && active ? <Badge tone="good">{t("active")}</Badge> : null}
        </p>
        <p className="money font-bold font-display text-xl">{money(amount_cents, currency)}</p>
      </div>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-0.5 text-sm">
        <dt className="text-dim">{t("real")}</dt>
        <dd className="money text-right">{money(available_to_cashout_cents, currency)}</dd>
        <dt className="text-dim">{t("bonus")}</dt>
        <dd className="money text-right">
          {money(amount_cents - available_to_cashout_cents, currency)}
        </dd>
        {held_cents > 0 ? (
          <>
            <dt className="text-dim">{t("held")}</dt>
            <dd className="money text-right">{money(held_cents, currency)}</dd>
          </>
        ) : null}
        {debt_cents > 0 ? (
          <>
            <dt className="text-amber">{t("debt")}</dt>
            <dd className="money text-right text-amber">{money(debt_cents, currency)}</dd>
          </>
        ) : null}
      </dl>
      <DebtNote account={account} className="sm:col-span-2" />
    </li>
  );
}
