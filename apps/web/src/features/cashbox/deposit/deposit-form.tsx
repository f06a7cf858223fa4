import { createDeposit, depositTerms, type PaymentMethod } from "@houselight/contracts/cashbox";
import { findLocale } from "@houselight/contracts/locales";
import { parseAmount } from "@houselight/contracts/money";
import { Button } from "@houselight/ui/button";
import { Checkbox } from "@houselight/ui/checkbox";
import { useForm, useFormContext, useWatch } from "react-hook-form";
import { useLocale, useTranslations } from "use-intl/react";
import { call } from "../../../api/call.ts";
import { useUnitMoney } from "../../../i18n/use-money.ts";
import type { RootSearch } from "../../../shell/root-search.ts";
import { ruleResolver } from "../../../forms/rule-errors.ts";
import { AmountField, type AmountValues, useTypedAmount } from "../entry/amount/amount-field.tsx";
import { amountProblem } from "../entry/amount/amount-problem.ts";
import { FootedForm, FootNote, FormFoot } from "../entry/form-foot.tsx";
import { MethodChoice } from "../entry/method-choice.tsx";
import { PaymentAlert } from "../entry/payment-alert.tsx";
import { plainAmount, readAmount } from "../../../i18n/read-amount.ts";
import { useSendPayment } from "../entry/use-send-payment.ts";
import { DroppedCodeNote } from "./gifts/dropped-code-note.tsx";
import { termsWithin } from "./deposit-left.ts";
import { LimitLeft, useDepositLeft } from "./limit-left.tsx";
import { LimitPrompt } from "./limit-prompt.tsx";
import { OneClickHint } from "./one-click-hint.tsx";
import { PromoCode } from "./gifts/promo-code.tsx";

interface DepositInput {
  readonly what: string;
  readonly method: string;
  readonly amount: bigint;
  readonly saveProfile: boolean;
}

function useDeposit(currency: string) {
  const locale = findLocale(useLocale()) ?? undefined;
  return useSendPayment("deposit", (id, { method, amount, saveProfile }: DepositInput) =>
    call(createDeposit, {
      body: {
        id,
        method,
        currency,
        amount_cents: Number(amount),
        locale,
        ...(saveProfile ? { save_profile: true } : {}),
      },
    }),
  );
}

/** Tells a method that is paid on a page of the provider's from one that is paid by details shown here. */
const hasProviderPage = ({ id, type }: PaymentMethod): boolean =>
  type !== "crypto" && id !== "bank";

/** Returns the text that stands in the field at first: the amount a link asks for, else the usual one. */
function useWantedAmount(currency: string, usual: bigint, { amountProp }: RootSearch): string {
  const locale = useLocale();
  const asked = amountProp === undefined ? usual : parseAmount(String(amountProp), currency);
  // What a link asks for in vain is shown as it stands, and refused.
  return asked === null ? String(amountProp) : plainAmount(asked, currency, locale);
}

interface DepositValues extends AmountValues {
  method: string;
  saveProfile: boolean;
}

interface DepositFormProps {
  readonly currency: string;
  readonly methods: readonly [PaymentMethod, ...PaymentMethod[]];
  readonly usualAmount: bigint;
  readonly search: RootSearch;
}

export function DepositForm({ currency, methods, usualAmount, search }: DepositFormProps) {
  const locale = useLocale();
  const methodOf = (id: string) => methods.find((one) => one.id === id) ?? methods[0];
  const most = useDepositLeft(currency);
  const termsOf = (id: string) => termsWithin(depositTerms(methodOf(id), currency), most);
  const form = useForm<DepositValues>({
    shouldFocusError: false,
    defaultValues: {
      method: methods[0].id,
      amount: useWantedAmount(currency, usualAmount, search),
      saveProfile: false,
    },
    resolver: ruleResolver((values) => {
      const amount = readAmount(values.amount, currency, locale);
      const problem = amountProblem(amount, termsOf(values.method));
      return problem ? { amount: problem } : {};
    }),
  });
  const method = methodOf(useWatch({ control: form.control, name: "method" }));
  const terms = termsOf(method.id);
  const deposit = useDeposit(currency);
  const busy = deposit.isPending || deposit.isSuccess;

  const confirm = (values: DepositValues) => {
    const amount = readAmount(values.amount, currency, locale);
    if (amount === null || busy) return;
    const saveProfile = values.saveProfile && method.oneClick;
    const what = `${method.id} ${currency} ${amount} ${saveProfile ? "saved" : ""}`;
    deposit.mutate({ what, method: method.id, amount, saveProfile });
  };

  return (
    <FootedForm component="deposit" form={form} onSubmit={confirm}>
      <DroppedCodeNote />
      <LimitPrompt />
      {most ? <LimitLeft currency={currency} most={most} /> : null}
      <OneClickHint currency={currency} />
      <MethodChoice direction="deposit" methods={methods} />
      <AmountField
        currency={currency}
        terms={terms}
        presets={terms.presets.map((preset) => ({
          amount: preset,
          label: plainAmount(preset, currency, locale),
        }))}
      />
      <DepositExtras
        method={method}
        currency={currency}
        autoApply={search.autoApplyPromocode === true}
      />
      <PaymentAlert error={deposit.error} />
      <DepositFoot method={method} currency={currency} busy={busy} />
    </FootedForm>
  );
}

/** Extras of a deposit: a card to keep, a gift or a promo code. */
function DepositExtras({
  method,
  currency,
  autoApply,
}: {
  readonly method: PaymentMethod;
  readonly currency: string;
  readonly autoApply: boolean;
}) {
  const t = useTranslations("cashbox");
  const { register } = useFormContext<DepositValues>();
  return (
    <div className="flex flex-col gap-1">
      {method.oneClick ? <Checkbox label={t("saveCard")} {...register("saveProfile")} /> : null}
      <PromoCode currency={currency} autoApply={autoApply} />
    </div>
  );
}

/** The button, which says the amount, and the terms. */
function DepositFoot({
  method,
  currency,
  busy,
}: {
  readonly method: PaymentMethod;
  readonly currency: string;
  readonly busy: boolean;
}) {
  const t = useTranslations("cashbox");
  const money = useUnitMoney();
  const amount = useTypedAmount(currency);
  return (
    <>
      <FormFoot>
        <Button type="submit" kind="action" size="large" wide busy={busy}>
          {amount === null ? t("depositTitle") : t("confirm", { amount: money(amount, currency) })}
        </Button>
      </FormFoot>
      <FootNote>
        {t("terms")} {t(hasProviderPage(method) ? "confirmHint" : "confirmHintHere")}
      </FootNote>
    </>
  );
}
