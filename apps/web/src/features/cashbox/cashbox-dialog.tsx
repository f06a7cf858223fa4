import { buttonClass } from "@houselight/ui/button";
import { Dialog } from "@houselight/ui/dialog";
import { useTranslations } from "use-intl/react";
import { useMoney } from "../../i18n/use-money.ts";
import { useAccounts } from "../../live/balance.ts";
import type { ModalProps } from "../../shell/modal-host.tsx";
import { ModalLink, useGo } from "../../shell/modal-link.tsx";
import { PaymentList } from "./payment-list.tsx";
import { PaymentResult } from "./payment-result.tsx";

/** Balances, the payment one came back from, and the latest payments. */
export default function CashboxDialog({ search }: ModalProps) {
  const t = useTranslations();
  const { closeModal } = useGo();
  return (
    <Dialog
      open
      onClose={closeModal}
      title={t("cashbox.title")}
      closeLabel={t("site.close")}
      shape="wide"
    >
      <div className="flex flex-col gap-8">
        {search.payment ? <PaymentResult id={search.payment} /> : null}
        <Accounts />
        {search.payment ? null : (
          <ModalLink
            modal="deposit"
            replace
            className={buttonClass({ kind: "action", size: "large" })}
          >
            {t("nav.deposit")}
          </ModalLink>
        )}
        <PaymentList />
      </div>
    </Dialog>
  );
}

function Accounts() {
  const t = useTranslations("balance");
  const money = useMoney();
  const accounts = useAccounts();
  return (
    <ul className="flex flex-col gap-3">
      {accounts.map(({ currency, amount_cents, available_to_cashout_cents }) => (
        <li
          key={currency}
          className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 rounded-tile bg-surface-2 p-5"
        >
          <p>
            <span className="block text-dim text-sm">
              {t("total")} · {currency}
            </span>
            <span className="money block font-bold font-display text-xl">
              {money(amount_cents, currency)}
            </span>
          </p>
          <dl className="grid grid-cols-[auto_auto] gap-x-4 text-sm">
            <dt className="text-dim">{t("real")}</dt>
            <dd className="money text-right">{money(available_to_cashout_cents, currency)}</dd>
            <dt className="text-dim">{t("bonus")}</dt>
            <dd className="money text-right">
              {money(amount_cents - available_to_cashout_cents, currency)}
            </dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}
