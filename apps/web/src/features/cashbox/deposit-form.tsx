import { createDeposit, depositMethods, depositTerms } from "@houselight/contracts/cashbox";
import { findLocale } from "@houselight/contracts/locales";
import { formatAmount, parseAmount } from "@houselight/contracts/money";
import { Button } from "@houselight/ui/button";
import { Field } from "@houselight/ui/field";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { clsx } from "clsx";
import { type FormEvent, useState } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import { call } from "../../api/call.ts";
import { RefusedError } from "../../api/errors.ts";
import { newId } from "../../api/new-id.ts";
import { useErrorText } from "../../i18n/error-text.ts";
import { useMoney } from "../../i18n/use-money.ts";
import { useGo } from "../../shell/modal-link.tsx";
import { depositId, forgetDepositId } from "./deposit-draft.ts";
import { MethodChoice } from "./method-choice.tsx";

/** Amounts are typed and preset as plain decimals, without grouping: `1250.00`. */
const plain = (amount: bigint, currency: string): string =>
  formatAmount(amount, currency, "en").replaceAll(",", "").replace(/\.00$/, "");

/** Sends a deposit under one id, then goes to the provider's page. */
function useDeposit(currency: string) {
  const queryClient = useQueryClient();
  const { openModal } = useGo();
  const locale = findLocale(useLocale()) ?? undefined;
  return useMutation({
    mutationFn: async ({ method, amount }: { method: string; amount: bigint }) => {
      const what = `${method} ${currency} ${amount}`;
      const id = depositId(sessionStorage, what, newId);
      const body = { id, method, currency, amount_cents: Number(amount), locale };
      return await call(createDeposit, { body });
    },
    onSuccess: async (payment) => {
      forgetDepositId(sessionStorage);
      if (payment.redirect_url) {
        window.location.assign(payment.redirect_url);
        return;
      }
      await queryClient.invalidateQueries({ queryKey: ["payments"] });
      await openModal("cashbox", { payment: payment.id }, true);
    },
    onError: (error) => {
      // Refused is answered: what is sent next is another deposit.
      if (error instanceof RefusedError && error.status < 500) forgetDepositId(sessionStorage);
    },
  });
}

export function DepositForm({ currency }: { readonly currency: string }) {
  const t = useTranslations();
  const money = useMoney();
  const errorText = useErrorText();
  const methods = depositMethods(currency);
  const terms = depositTerms(currency);
  const [methodId, setMethodId] = useState(methods[0]?.id ?? "");
  const [typed, setTyped] = useState(() => plain(terms.defaultAmount, currency));
  const [checked, setChecked] = useState(false);
  const deposit = useDeposit(currency);

  const amount = parseAmount(typed, currency);
  const range = { min: money(terms.min, currency), max: money(terms.max, currency) };
  const problem =
    amount === null
      ? t("VALIDATION.AMOUNT.INVALID")
      : amount < terms.min
        ? t("VALIDATION.AMOUNT.TOO_SMALL", range)
        : amount > terms.max
          ? t("VALIDATION.AMOUNT.TOO_LARGE", range)
          : null;

  if (methods.length === 0)
    return <p className="text-md">{t("cashbox.noMethods", { currency })}</p>;

  const confirm = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (amount !== null && problem === null && !deposit.isPending && !deposit.isSuccess) {
      deposit.mutate({ method: methodId, amount });
    }
  };

  return (
    <form noValidate onSubmit={confirm} className="flex flex-col gap-6">
      <MethodChoice methods={methods} value={methodId} onChange={setMethodId} />
      <div className="flex flex-col gap-3">
        <Field
          label={t("cashbox.amount", { currency })}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => setChecked(true)}
          hint={t("cashbox.amountHint", range)}
          error={checked && problem}
        />
        <fieldset className="grid grid-cols-3 gap-2 sm:grid-cols-5">
          <legend className="sr-only">{t("cashbox.presets")}</legend>
          {terms.presets.map((preset) => (
            <Button
              key={String(preset)}
              size="small"
              aria-pressed={amount === preset}
              onClick={() => setTyped(plain(preset, currency))}
              className={clsx("money min-h-11 px-1!", amount === preset && "ring-2 ring-cream")}
            >
              {plain(preset, currency)}
            </Button>
          ))}
        </fieldset>
      </div>
      <p className="text-dim text-sm">{t("cashbox.terms")}</p>
      <div role="alert" className="empty:-mb-6">
        {deposit.isError ? (
          <p className="rounded-control border border-brick-text bg-surface-2 px-4 py-3 text-sm">
            {errorText(deposit.error)}
          </p>
        ) : null}
      </div>
      <div className="flex flex-col gap-2">
        <Button
          type="submit"
          kind="action"
          size="large"
          wide
          busy={deposit.isPending || deposit.isSuccess}
        >
          {t("cashbox.confirm", {
            amount: amount === null ? "" : money(amount, currency),
          })}
        </Button>
        <p className="text-center text-dim text-xs">{t("cashbox.confirmHint")}</p>
      </div>
    </form>
  );
}
