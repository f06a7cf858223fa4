import { buttonClass } from "@houselight/ui/button";
import { useTranslations } from "use-intl/react";
import { usePlayer } from "../../data/accounts.ts";
import { useMoney } from "../../i18n/use-money.ts";
import { useAccounts } from "../../data/wallet.ts";
import { ModalLink } from "../../shell/modal-link.tsx";

/** Explains bonus money, and shows how much of it stands on each account (WALLET-03). */
export function BonusBalancePage() {
  const t = useTranslations();
  const player = usePlayer();
  return (
    <div className="page max-w-3xl pt-8 md:pt-10">
      <h1 className="text-2xl">{t("bonusBalance.title")}</h1>
      <p className="mt-3 text-md">{t("bonusBalance.what")}</p>
      <p className="mt-3 text-dim text-md">{t("bonusBalance.how")}</p>
      {player ? (
        <AccountTable />
      ) : (
        <div className="mt-6 flex flex-wrap items-center gap-4 rounded-tile bg-surface-1 p-5">
          <p className="grow">{t("bonusBalance.guest")}</p>
          <ModalLink modal="login" query={{ redirect: "/bonus-balance" }} className={buttonClass()}>
            {t("nav.logIn")}
          </ModalLink>
        </div>
      )}
    </div>
  );
}

function AccountTable() {
  const t = useTranslations("balance");
  const money = useMoney();
  const accounts = useAccounts();
  return (
    <ul className="mt-6 flex flex-col gap-3">
      {accounts.map(({ currency, amount_cents, available_to_cashout_cents }) => (
        <li key={currency} className="rounded-tile bg-surface-1 p-5">
          <h2 className="font-text text-dim text-sm">{currency}</h2>
          <dl className="mt-2 grid gap-4 sm:grid-cols-3">
            <Part name={t("total")} amount={money(amount_cents, currency)} />
            <Part name={t("real")} amount={money(available_to_cashout_cents, currency)} />
            <Part
              name={t("bonus")}
              amount={money(amount_cents - available_to_cashout_cents, currency)}
            />
          </dl>
        </li>
      ))}
    </ul>
  );
}

const Part = ({ name, amount }: { readonly name: string; readonly amount: string }) => (
  <div>
    <dt className="text-dim text-sm">{name}</dt>
    <dd className="money font-bold font-display text-lg">{amount}</dd>
  </div>
);
