import type { OfferedMethod } from "@houselight/contracts/cashbox";
import { buttonClass } from "@houselight/ui/button";
import { Skeleton } from "@houselight/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { paymentProfilesQuery, paymentSourcesQuery } from "../../../data/cashbox.ts";
import { useUnitMoney } from "../../../i18n/use-money.ts";
import { useActiveAccount } from "../../../data/wallet.ts";
import { ModalLink } from "../../../shell/modal-link.tsx";
import { LoadFailed } from "../entry/load-failed.tsx";
import { useMethods } from "../entry/use-methods.ts";
import { BonusNotice } from "./bonus-notice.tsx";
import { SourcesNotice } from "./sources-notice.tsx";
import { WithdrawForm } from "./withdraw-form.tsx";

/** Shows the amount that can be withdrawn, its destinations, and the confirmation. */
export function WithdrawView() {
  const t = useTranslations("cashbox");
  const money = useUnitMoney();
  const account = useActiveAccount();
  const methods = useMethods("withdrawal", account?.currency ?? "EUR");
  const profiles = useQuery(paymentProfilesQuery);
  const sources = useQuery(paymentSourcesQuery);
  if (profiles.isError || sources.isError) {
    const retry = () => {
      void profiles.refetch();
      void sources.refetch();
    };
    return <LoadFailed onRetry={retry} />;
  }
  if (!account || !methods || !profiles.data || !sources.data) {
    return <Skeleton className="h-96 rounded-tile bg-surface-2!" />;
  }
  const { currency, amount_cents, available_to_cashout_cents, held_cents } = account;
  const own = sources.data.filter(
    (source) => source.currency === currency && source.outstanding_cents > 0,
  );
  const bonus = amount_cents - available_to_cashout_cents;
  return (
    <div className="flex flex-col gap-6">
      <div>
        <p className="text-dim text-sm">{t("withdraw.available")}</p>
        <p className="money font-bold font-display text-xl">
          {money(available_to_cashout_cents, currency)}
        </p>
        <BonusNotice amount={bonus} currency={currency} />
        {held_cents > 0 ? (
          <p className="text-dim text-xs">
            {t("withdraw.heldAlready", { amount: money(held_cents, currency) })}
          </p>
        ) : null}
      </div>
      {available_to_cashout_cents <= 0 ? (
        <NothingToWithdraw />
      ) : methods.length === 0 ? (
        <p className="text-md">{t("withdraw.noMethods", { currency })}</p>
      ) : (
        <>
          <SourcesNotice sources={own} />
          <WithdrawForm
            key={currency}
            currency={currency}
            available={BigInt(available_to_cashout_cents)}
            methods={methods as readonly [OfferedMethod, ...OfferedMethod[]]}
            profiles={profiles.data}
            firstMethod={own[0]?.method ?? null}
          />
        </>
      )}
    </div>
  );
}

function NothingToWithdraw() {
  const t = useTranslations();
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-md">{t("cashbox.withdraw.nothing")}</p>
      <ModalLink modal="deposit" replace className={buttonClass()}>
        {t("nav.deposit")}
      </ModalLink>
    </div>
  );
}
