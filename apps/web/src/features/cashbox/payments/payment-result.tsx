import type { PaymentView } from "@houselight/contracts/cashbox";
import { Button, buttonClass } from "@houselight/ui/button";
import { Skeleton } from "@houselight/ui/skeleton";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslations } from "use-intl/react";
import { RefusedError } from "../../../api/errors.ts";
import { tabStore } from "../../../api/kept/kept-store.ts";
import { accountsQuery } from "../../../data/wallet.ts";
import { paymentQuery, paymentsQuery } from "../../../data/cashbox.ts";
import { useUnitMoney } from "../../../i18n/use-money.ts";
import { ModalLink, useGo } from "../../../shell/modal-link.tsx";
import { useMethodName } from "../payment-mark.tsx";
import { LoadFailed } from "../entry/load-failed.tsx";
import { depositOrigin } from "./deposit-origin.ts";
import { Instructions } from "./instructions.tsx";
import { isUnderWay, PaymentStateBadge, usePaymentText } from "./payment-state.tsx";
import { useRecall } from "./use-recall.ts";

/** Asked again this often while the state may change, should the live socket be away. */
const POLL_MS = 4_000;

/** One payment, live: its state in plain words and what happens next. */
export function PaymentResult({ id }: { readonly id: string }) {
  const t = useTranslations("cashbox");
  const {
    data: payment,
    error,
    refetch,
  } = useQuery({
    ...paymentQuery(id),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data.state) ? POLL_MS : false),
  });
  useAccountsAfterEnd(payment !== undefined && !isUnderWay(payment.state));
  // What is known stays when asking again fails.
  if (payment) return <Result payment={payment} />;
  if (isMissing(error)) return <NoSuchPayment />;
  if (error) return <LoadFailed text={t("paymentLoadFailed")} onRetry={() => void refetch()} />;
  return <Skeleton className="h-44 rounded-tile bg-surface-2!" />;
}

/** Nobody's payment, somebody else's, or no id at all: for the player there is none. */
const isMissing = (error: Error | null): boolean =>
  error instanceof RefusedError && (error.status === 404 || error.status === 422);

function NoSuchPayment() {
  const t = useTranslations();
  return (
    <section role="alert" className="rounded-tile border border-line-strong p-5">
      <h2 className="text-lg">{t("refusals.payment_not_found")}</h2>
      <ModalLink modal="cashbox" replace className={buttonClass({ className: "mt-4" })}>
        {t("cashbox.toOverview")}
      </ModalLink>
    </section>
  );
}

function Result({ payment }: { readonly payment: PaymentView }) {
  const money = useUnitMoney();
  const text = usePaymentText(payment);
  const methodName = useMethodName();
  const { state, amount_cents, currency, method, account_label } = payment;
  return (
    <section className="rounded-tile border border-line-strong p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="money grow text-lg">
          {text.title} {money(amount_cents, currency)}
        </h2>
        <PaymentStateBadge payment={payment} />
      </div>
      <p className="text-dim text-sm">
        {methodName(method)}
        {account_label ? ` · ${account_label}` : ""}
      </p>
      <output className="mt-3 block text-md">{text.next}</output>
      {text.reason ? <p className="mt-1 text-dim text-sm">{text.reason}</p> : null}
      {payment.instructions && isUnderWay(state) ? (
        <Instructions
          instructions={payment.instructions}
          currency={currency}
          confirming={state === "processing"}
        />
      ) : null}
      <Actions payment={payment} />
    </section>
  );
}

function Actions({ payment }: { readonly payment: PaymentView }) {
  const t = useTranslations("cashbox");
  const { closeModal, goTo } = useGo();
  const recall = useRecall(payment);
  const { state, action, redirect_url, instructions, recallable } = payment;
  const goOn = instructions ? t(`openAway.${instructions.kind}`) : t("goOn");
  return (
    <div className="mt-5 flex flex-wrap gap-3 empty:hidden">
      {state === "pending" && redirect_url ? (
        <a href={redirect_url} className={buttonClass({ kind: "action" })}>
          {goOn}
        </a>
      ) : null}
      {action === "deposit" && state === "succeeded" ? (
        <Button
          kind="action"
          onClick={() => {
            const game = depositOrigin(tabStore, payment.id);
            if (game) void goTo(game);
            else closeModal();
          }}
        >
          {t("play")}
        </Button>
      ) : null}
      {recallable ? (
        <Button busy={recall.isPending} onClick={() => recall.mutate()}>
          {t("recall")}
        </Button>
      ) : null}
      {isUnderWay(state) ? null : (
        <ModalLink
          modal={action === "deposit" ? "deposit" : "withdraw"}
          replace
          className={buttonClass({
            kind: action === "deposit" && state !== "succeeded" ? "action" : "quiet",
          })}
        >
          {t(action === "deposit" ? "another" : "anotherCashout")}
        </ModalLink>
      )}
    </div>
  );
}

/** It is over: the accounts are read anew once, even when the live socket is away. */
function useAccountsAfterEnd(over: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!over) return;
    void queryClient.invalidateQueries({ queryKey: accountsQuery.queryKey });
    void queryClient.invalidateQueries({ queryKey: paymentsQuery.queryKey });
  }, [over, queryClient]);
}
