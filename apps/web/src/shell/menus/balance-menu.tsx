import { buttonClass } from "@houselight/ui/button";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useTranslations } from "use-intl/react";
import { usePlayer } from "../../api/session.ts";
import { useMoney } from "../../i18n/use-money.ts";
import { useAccounts, useBalance } from "../../live/balance.ts";
import { LazyMenu } from "./lazy-menu.tsx";
import { menuItemClass } from "./menu-item.ts";
import { ModalLink } from "../modal-link.tsx";

/** The balance in the header; under it the accounts with their real and bonus parts (WALLET-08). */
export function BalanceMenu() {
  const t = useTranslations("balance");
  const money = useMoney();
  const player = usePlayer();
  const accounts = useAccounts();
  const active = accounts.find((account) => account.active) ?? accounts[0];
  const balance = useBalance(active?.currency ?? player?.currency ?? "EUR");
  const shown = balance ? money(balance.amount_cents, balance.currency) : "–";
  return (
    <>
      <output className="sr-only">{balance ? t("announce", { amount: shown }) : ""}</output>
      <LazyMenu
        label={t("accounts")}
        triggerLabel={balance ? t("open", { amount: shown }) : t("none")}
        triggerClassName={buttonClass({ className: "money px-3" })}
        trigger={
          <>
            {shown}
            <ChevronDown aria-hidden="true" className="size-4 text-dim" />
          </>
        }
      >
        <h2 className="px-3 pt-2 pb-1 text-md">{t("accounts")}</h2>
        {accounts.map((account) => (
          <AccountLines key={account.currency} currency={account.currency} />
        ))}
        <div className="mt-2 border-line border-t pt-2">
          <ModalLink modal="cashbox" className={menuItemClass}>
            <CashboxText />
          </ModalLink>
        </div>
      </LazyMenu>
    </>
  );
}

function CashboxText() {
  const t = useTranslations("account");
  return t("cashbox");
}

function AccountLines({ currency }: { readonly currency: string }) {
  const t = useTranslations("balance");
  const money = useMoney();
  const balance = useBalance(currency);
  if (!balance) return null;
  const bonus = balance.amount_cents - balance.available_to_cashout_cents;
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-8 gap-y-1 px-3 py-2 text-sm">
      <dt className="font-semibold">{currency}</dt>
      <dd className="money text-right font-semibold">{money(balance.amount_cents, currency)}</dd>
      <dt className="text-dim">{t("real")}</dt>
      <dd className="money text-right text-dim">
        {money(balance.available_to_cashout_cents, currency)}
      </dd>
      <dt className="text-dim">{t("bonus")}</dt>
      <dd className="money text-right text-dim">{money(bonus, currency)}</dd>
    </dl>
  );
}
