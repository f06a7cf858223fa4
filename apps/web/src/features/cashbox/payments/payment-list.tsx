import type { PaymentView } from "@houselight/contracts/cashbox";
import { Button } from "@houselight/ui/button";
import { Skeleton } from "@houselight/ui/skeleton";
import { useInfiniteQuery } from "@tanstack/react-query";
import ArrowDownLeft from "lucide-react/icons/arrow-down-left";
import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import { useTranslations } from "use-intl/react";
import { paymentsQuery } from "../../../data/cashbox.ts";
import { LocalTime } from "../../../i18n/local-time.tsx";
import { useUnitMoney } from "../../../i18n/use-money.ts";
import { ModalLink } from "../../../shell/modal-link.tsx";
import { MoreButton } from "../../../shell/pages/focus/more-button.tsx";
import { LoadFailed } from "../entry/load-failed.tsx";
import { useMethodName } from "../payment-mark.tsx";
import { isUnderWay, PaymentStateBadge, usePaymentText } from "./payment-state.tsx";
import { useRecall } from "./use-recall.ts";

/** The payments, latest first, each leading to what became of it. */
export function PaymentList() {
  const t = useTranslations("cashbox");
  const query = useInfiniteQuery(paymentsQuery);
  const { data, isError, refetch } = query;
  const payments = data?.pages.flat() ?? [];
  return (
    <section aria-label={t("latest")}>
      <h2 className="pb-2 text-lg">{t("latest")}</h2>
      {isError ? <LoadFailed onRetry={() => void refetch()} /> : null}
      {!data && !isError ? <PlacesHeld /> : null}
      {data && payments.length === 0 ? <p className="text-dim">{t("noPayments")}</p> : null}
      <ul className="divide-y divide-line">
        {payments.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} />
        ))}
      </ul>
      <MoreButton pages={query} wide className="mt-3">
        {t("more")}
      </MoreButton>
    </section>
  );
}

function PlacesHeld() {
  return (
    <div className="flex flex-col gap-2">
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} className="h-16 rounded-control bg-surface-2!" />
      ))}
    </div>
  );
}

function PaymentRow({ payment }: { readonly payment: PaymentView }) {
  const t = useTranslations("cashbox");
  const money = useUnitMoney();
  const methodName = useMethodName();
  const text = usePaymentText(payment);
  const recall = useRecall(payment);
  const { id, action, amount_cents, currency, method, account_label, created_at } = payment;
  const Direction = action === "deposit" ? ArrowDownLeft : ArrowUpRight;
  const note = isUnderWay(payment.state) ? text.next : text.reason;
  return (
    <li className="py-1">
      <ModalLink
        modal="cashbox"
        query={{ payment: id }}
        replace
        className="-mx-3 grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 rounded-control px-3 py-2 hover:bg-surface-2"
      >
        <Direction aria-hidden="true" className="row-span-2 size-5 text-dim" />
        <span className="truncate font-semibold">
          {text.title} <span className="font-normal text-dim">· {methodName(method)}</span>
        </span>
        <span className="money text-right font-semibold">{money(amount_cents, currency)}</span>
        <span className="truncate text-dim text-xs">
          <LocalTime iso={created_at} />
          {account_label ? ` · ${account_label}` : ""}
        </span>
        <span className="text-right">
          <PaymentStateBadge payment={payment} />
        </span>
      </ModalLink>
      {note || payment.recallable ? (
        <div className="flex flex-col items-start gap-2 pb-2 pl-8 sm:flex-row sm:items-center sm:justify-between sm:gap-4">
          <p className="text-dim text-xs">{note}</p>
          {payment.recallable ? (
            <Button
              busy={recall.isPending}
              onClick={() => recall.mutate()}
              className="shrink-0 bg-surface-2"
            >
              {t("recall")}
            </Button>
          ) : null}
        </div>
      ) : null}
    </li>
  );
}
