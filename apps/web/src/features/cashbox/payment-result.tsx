import { Button, buttonClass } from "@houselight/ui/button";
import { Skeleton } from "@houselight/ui/skeleton";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslations } from "use-intl/react";
import { accountsQuery, paymentQuery } from "../../api/queries.ts";
import { useErrorText } from "../../i18n/error-text.ts";
import { useMoney } from "../../i18n/use-money.ts";
import { ModalLink, useGo } from "../../shell/modal-link.tsx";
import { isUnderWay, PaymentStateBadge } from "./payment-state.tsx";

/** Asked again this often while the state may change, should the live socket be away. */
const POLL_MS = 4_000;

/** One payment, live: its state in plain words and what happens next. */
export function PaymentResult({ id }: { readonly id: string }) {
  const t = useTranslations();
  const money = useMoney();
  const errorText = useErrorText();
  const { closeModal } = useGo();
  const {
    data: payment,
    isError,
    error,
  } = useQuery({
    ...paymentQuery(id),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data.state) ? POLL_MS : false),
  });
  useAccountsAfterSuccess(payment?.state === "succeeded");
  if (isError) return <p role="alert">{errorText(error)}</p>;
  if (!payment) return <Skeleton className="h-44 rounded-tile bg-surface-2!" />;
  const { state, amount_cents, currency, action, redirect_url } = payment;
  const under = isUnderWay(state);
  return (
    <section className="rounded-tile border border-line-strong p-5">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="money grow text-lg">
          {t(`cashbox.${action}`)} {money(amount_cents, currency)}
        </h2>
        <PaymentStateBadge state={state} />
      </div>
      <output className="mt-2 block text-md">{t(`cashbox.next.${state}`)}</output>
      <div className="mt-4 flex flex-wrap gap-3">
        {state === "pending" && redirect_url ? (
          <a href={redirect_url} className={buttonClass({ kind: "action" })}>
            {t("cashbox.goOn")}
          </a>
        ) : null}
        {state === "succeeded" ? (
          <Button kind="action" onClick={closeModal}>
            {t("cashbox.play")}
          </Button>
        ) : null}
        {under ? null : (
          <ModalLink modal="deposit" replace className={buttonClass()}>
            {t("cashbox.another")}
          </ModalLink>
        )}
      </div>
    </section>
  );
}

/** The money is there: the accounts are read anew once, even when the live socket is away. */
function useAccountsAfterSuccess(succeeded: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!succeeded) return;
    void queryClient.invalidateQueries({ queryKey: accountsQuery.queryKey });
    void queryClient.invalidateQueries({ queryKey: ["payments", "list"] });
  }, [succeeded, queryClient]);
}
