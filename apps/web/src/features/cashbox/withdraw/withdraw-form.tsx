import {
  type AmountTerms,
  createWithdrawal,
  type PaymentMethod,
  type PaymentProfileView,
  withdrawalTerms,
} from "@houselight/contracts/cashbox";
import { Button } from "@houselight/ui/button";
import { useEffect } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useLocale, useTranslations } from "use-intl/react";
import { call } from "../../../api/call.ts";
import { RefusedError } from "../../../api/errors.ts";
import { useUnitMoney } from "../../../i18n/use-money.ts";
import { ruleResolver } from "../../../forms/rule-errors.ts";
import {
  AmountField,
  type AmountValues,
  type Preset,
  useAmountRange,
} from "../entry/amount/amount-field.tsx";
import { amountProblem, isUnderSmallest, partOf } from "../entry/amount/amount-problem.ts";
import { readAmount } from "../../../i18n/read-amount.ts";
import { FootedForm, FootNote, FormFoot } from "../entry/form-foot.tsx";
import { MethodChoice } from "../entry/method-choice.tsx";
import { PaymentAlert } from "../entry/payment-alert.tsx";
import { useSendPayment } from "../entry/use-send-payment.ts";
import {
  destinationBody,
  destinationProblem,
  isUnconfirmed,
  type TypedDestination,
} from "./destination.ts";
import { DestinationFields } from "./destination-fields.tsx";
import { useLithuanianGroup } from "./use-lithuanian-group.ts";
import { useWithdrawalRules } from "./use-withdrawal-rules.ts";

const PARTS = [25n, 50n, 100n] as const;

interface WithdrawValues extends AmountValues, TypedDestination {
  method: string;
}

interface WithdrawFormProps {
  readonly currency: string;
  readonly available: bigint;
  readonly methods: readonly [PaymentMethod, ...PaymentMethod[]];
  readonly profiles: readonly PaymentProfileView[];
  /** The method that money goes back to first. */
  readonly firstMethod: string | null;
}

/** Holds the values of the form and their rules; returns the method and saved accounts that are chosen too. */
function useWithdrawForm(props: WithdrawFormProps) {
  const { currency, available, methods, profiles, firstMethod } = props;
  const locale = useLocale();
  const methodOf = (id: string) => methods.find((one) => one.id === id) ?? methods[0];
  const ownOf = (method: PaymentMethod) =>
    profiles.filter((one) => one.method === method.id && one.currency === currency);
  /** The latest saved account of a method is chosen, where there is one. */
  const freshDestination = (method: PaymentMethod): TypedDestination => {
    const profileId = ownOf(method)[0]?.id ?? "";
    return { profileId, holder: "", iban: "", address: "", password: "" };
  };
  const first = methodOf(firstMethod ?? methods[0].id);
  const form = useForm<WithdrawValues>({
    shouldFocusError: false,
    defaultValues: { method: first.id, amount: "", ...freshDestination(first) },
    resolver: ruleResolver((values) => {
      const method = methodOf(values.method);
      const unconfirmed = isUnconfirmed(values, ownOf(method));
      const destination = destinationProblem(method, currency, values, unconfirmed);
      const amount = readAmount(values.amount, currency, locale);
      const problem = amountProblem(amount, withdrawalTerms(method, currency), available);
      return {
        ...(destination ? { [destination.field]: destination.key } : {}),
        ...(problem ? { amount: problem } : {}),
      };
    }),
  });
  const values = useWatch({ control: form.control }) as WithdrawValues;
  const method = methodOf(values.method);
  const latestProfile = ownOf(method)[0]?.id ?? "";
  useEffect(() => {
    // The list may come anew after the form: as long as nothing is typed, its latest is chosen.
    const { profileId, holder, iban, address } = form.getValues();
    if (`${profileId}${holder}${iban}${address}` === "") form.setValue("profileId", latestProfile);
  }, [form, latestProfile]);
  return {
    form,
    method,
    profiles: ownOf(method),
    unconfirmed: isUnconfirmed(values, ownOf(method)),
    amount: readAmount(values.amount, currency, locale),
    changeMethod: (id: string) => {
      const fresh = freshDestination(methodOf(id));
      for (const [field, value] of Object.entries(fresh)) {
        form.setValue(field as keyof TypedDestination, value);
      }
      if (form.formState.isSubmitted) void form.trigger();
      else form.clearErrors();
    },
  };
}

/** Sends the withdrawal under the destination that stands in the form. */
function useWithdrawal(method: PaymentMethod, currency: string, unconfirmed: boolean) {
  return useSendPayment("withdrawal", (id, { amount, typed }: WithdrawInput) =>
    call(createWithdrawal, {
      body: {
        id,
        method: method.id,
        currency,
        amount_cents: Number(amount),
        ...destinationBody(method, typed),
        ...(unconfirmed ? { password: typed.password } : {}),
      },
    }),
  );
}

interface WithdrawInput {
  readonly what: string;
  readonly amount: bigint;
  readonly typed: TypedDestination;
}

/** Returns parts of the available money to press, as far as the method takes them. */
function usePresets(available: bigint, terms: AmountTerms): readonly Preset[] {
  const t = useTranslations("cashbox.withdraw");
  const presets = PARTS.map((percent): Preset => {
    const label = percent === 100n ? t("all") : t("part", { percent: String(percent) });
    return { label, amount: partOf(available, percent, terms) };
  });
  return uniqueAmounts(presets.filter(({ amount }) => amount >= terms.min));
}

export function WithdrawForm(props: WithdrawFormProps) {
  const { currency, available, methods } = props;
  const t = useTranslations("cashbox");
  const money = useUnitMoney();
  const { form, method, profiles, unconfirmed, amount, changeMethod } = useWithdrawForm(props);
  const terms = withdrawalTerms(method, currency);
  const range = useAmountRange(currency, terms, available);
  const withdrawal = useWithdrawal(method, currency, unconfirmed);
  const joinLithuanianGroup = useLithuanianGroup();
  const presets = usePresets(available, terms);
  const busy = withdrawal.isPending || withdrawal.isSuccess;

  const confirm = (typed: WithdrawValues) => {
    if (amount === null || busy) return;
    // Sent with Enter, the field is not left.
    joinLithuanianGroup(typed.iban);
    const where = JSON.stringify(destinationBody(method, typed));
    withdrawal.mutate({ what: `${method.id} ${currency} ${amount} ${where}`, amount, typed });
  };

  return (
    <FootedForm component="withdraw" form={form} onSubmit={confirm}>
      <MethodChoice direction="withdrawal" methods={methods} onChange={changeMethod} />
      <DestinationFields
        method={method}
        currency={currency}
        profiles={profiles}
        unconfirmed={unconfirmed}
        onChange={() => {
          if (withdrawal.isError) withdrawal.reset();
        }}
        passwordRefused={hasCode(withdrawal.error, "password_wrong")}
        onIbanLeft={joinLithuanianGroup}
      />
      {isUnderSmallest(available, terms) ? <UnderSmallest min={range.min} /> : null}
      <AmountField currency={currency} terms={terms} available={available} presets={presets} />
      <PaymentAlert error={withdrawal.error} />
      <FormFoot>
        <Button type="submit" kind="action" size="large" wide busy={busy}>
          {amount === null
            ? t("withdraw.title")
            : t("withdraw.confirm", { amount: money(amount, currency) })}
        </Button>
      </FormFoot>
      <WithdrawalTerms />
    </FootedForm>
  );
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof RefusedError && error.has(code);

/** Said before an amount is typed in vain; another method may take less. */
function UnderSmallest({ min }: { readonly min: string }) {
  const t = useTranslations("cashbox.withdraw");
  return (
    <p className="rounded-control border border-amber px-4 py-3 text-sm">
      {t("underSmallest", { min })}
    </p>
  );
}

function WithdrawalTerms() {
  const t = useTranslations("cashbox.withdraw");
  const rules = useWithdrawalRules();
  return <FootNote>{rules?.terms ?? t("terms")}</FootNote>;
}

/** Keeps the largest of several parts that the maximum cuts to the same amount. */
const uniqueAmounts = (presets: readonly Preset[]): readonly Preset[] =>
  presets.filter(
    ({ amount }, index) => !presets.some((later, at) => at > index && later.amount === amount),
  );
