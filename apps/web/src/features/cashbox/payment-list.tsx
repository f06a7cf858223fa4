import { Button } from "@houselight/ui/button";
import { Skeleton } from "@houselight/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { paymentsQuery } from "../../api/queries.ts";
import { useMoney } from "../../i18n/use-money.ts";
import { LocalTime } from "../../i18n/local-time.tsx";
import { ModalLink } from "../../shell/modal-link.tsx";
import { PaymentStateBadge } from "./payment-state.tsx";

/** The latest payments, each leading to what became of it. */
export function PaymentList() {
  const t = useTranslations();
  const money = useMoney();
  const { data, isError, refetch } = useQuery(paymentsQuery);
  return (
    <section aria-label={t("cashbox.latest")}>
      <h2 className="pb-2 text-lg">{t("cashbox.latest")}</h2>
      {isError ? (
        <div role="alert" className="flex flex-wrap items-center gap-4">
          <p>{t("cashbox.loadFailed")}</p>
          <Button onClick={() => void refetch()}>{t("site.retry")}</Button>
        </div>
      ) : null}
      {!data && !isError ? <Skeleton className="h-32 rounded-tile bg-surface-2!" /> : null}
      {data?.length === 0 ? <p className="text-dim">{t("cashbox.noPayments")}</p> : null}
      <ul className="divide-y divide-line">
        {data?.map((payment) => (
          <li key={payment.id}>
            <ModalLink
              modal="cashbox"
              query={{ payment: payment.id }}
              replace
              className="-mx-3 grid grid-cols-[1fr_auto] items-center gap-x-4 rounded-control px-3 py-3 hover:bg-surface-2"
            >
              <span className="font-semibold">{t(`cashbox.${payment.action}`)}</span>
              <span className="money text-right font-semibold">
                {money(payment.amount_cents, payment.currency)}
              </span>
              <span className="text-dim text-sm">
                <LocalTime iso={payment.created_at} />
              </span>
              <span className="text-right">
                <PaymentStateBadge state={payment.state} />
              </span>
            </ModalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
