import {
  type AmountTerms,
  createWithdrawal,
  type PaymentMethod,
  type PaymentProfileView,
  withdrawalTerms,
} from "@houselight/contracts/cashbox";
import { Button } from "@houselight/ui/button";
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl/react";
import { call } from "../../../api/call.ts";
import { RefusedError } from "../../../api/errors.ts";
import { useUnitMoney } from "../../../i18n/use-money.ts";
import { AmountField, type Preset, useAmount } from "../entry/amount/amount-field.tsx";
import { isUnderSmallest, partOf } from "../entry/amount/amount-problem.ts";
import { focusFirstWrong } from "../entry/focus-first-wrong.ts";
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

/** The typed destination of a method, its latest saved account chosen where there is one. */
function useDestination(
  method: PaymentMethod,
  currency: string,
  profiles: readonly PaymentProfileView[],
) {
  const own = profiles.filter(
    (profile) => profile.method === method.id && profile.currency === currency,
  );
  const fresh = { profileId: own[0]?.id ?? "", holder: "", iban: "", address: "", password: "" };
  const [kept, setKept] = useState<{ method: string; typed: TypedDestination } | null>(null);
  const typed = kept?.method === method.id ? kept.typed : fresh;
  const unconfirmed = isUnconfirmed(typed, own);
  return {
    profiles: own,
    typed,
    unconfirmed,
    problem: destinationProblem(method, currency, typed, unconfirmed),
    change: (next: TypedDestination) => setKept({ method: method.id, typed: next }),
  };
}

/** Sends the withdrawal under the destination that stands in the form. */
function useWithdrawal(
  method: PaymentMethod,
  currency: string,
  { typed, unconfirmed }: ReturnType<typeof useDestination>,
) {
  return useSendPayment(
    "withdrawal",
    (id, { amount }: { readonly what: string; readonly amount: bigint }) =>
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

/** Parts of what is available to press, as far as the method takes them. */
function usePresets(available: bigint, terms: AmountTerms): readonly Preset[] {
  const t = useTranslations("cashbox.withdraw");
  const presets = PARTS.map((percent): Preset => {
    const label = percent === 100n ? t("all") : t("part", { percent: String(percent) });
    return { label, amount: partOf(available, percent, terms) };
  });
  return uniqueAmounts(presets.filter(({ amount }) => amount >= terms.min));
}

export function WithdrawForm({
  currency,
  available,
  methods,
  profiles,
  firstMethod,
}: {
  readonly currency: string;
  readonly available: bigint;
  readonly methods: readonly [PaymentMethod, ...PaymentMethod[]];
  readonly profiles: readonly PaymentProfileView[];
  /** The method that money goes back to first. */
  readonly firstMethod: string | null;
}) {
  const t = useTranslations("cashbox");
  const money = useUnitMoney();
  const [methodId, setMethodId] = useState(firstMethod ?? methods[0].id);
  const method = methods.find(({ id }) => id === methodId) ?? methods[0];
  const terms = withdrawalTerms(method, currency);
  const amount = useAmount(currency, terms, "", available);
  const destination = useDestination(method, currency, profiles);
  const [tried, setTried] = useState(false);
  const withdrawal = useWithdrawal(method, currency, destination);
  const joinLithuanianGroup = useLithuanianGroup();
  const presets = usePresets(available, terms);
  const busy = withdrawal.isPending || withdrawal.isSuccess;

  const confirm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    focusFirstWrong(event.currentTarget, () => {
      amount.check();
      setTried(true);
    });
    const wrong = amount.problem !== null || destination.problem !== null;
    if (wrong || amount.amount === null || busy) return;
    // Sent with Enter, the field is not left.
    joinLithuanianGroup(destination.typed.iban);
    const where = JSON.stringify(destinationBody(method, destination.typed));
    const what = `${method.id} ${currency} ${amount.amount} ${where}`;
    withdrawal.mutate({ what, amount: amount.amount });
  };

  return (
    <FootedForm onSubmit={confirm}>
      <MethodChoice
        direction="withdrawal"
        methods={methods}
        value={method.id}
        onChange={setMethodId}
      />
      <DestinationFields
        method={method}
        currency={currency}
        profiles={destination.profiles}
        typed={destination.typed}
        unconfirmed={destination.unconfirmed}
        onChange={(typed) => {
          destination.change(typed);
          if (withdrawal.isError) withdrawal.reset();
        }}
        passwordRefused={hasCode(withdrawal.error, "password_wrong")}
        onIbanLeft={joinLithuanianGroup}
        problem={tried ? destination.problem : null}
      />
      {isUnderSmallest(available, terms) ? <UnderSmallest min={amount.range.min} /> : null}
      <AmountField
        amount={amount}
        currency={currency}
        stepped={terms.step > 1n}
        presets={presets}
      />
      <PaymentAlert error={withdrawal.error} />
      <FormFoot>
        <Button type="submit" kind="action" size="large" wide busy={busy}>
          {amount.amount === null
            ? t("withdraw.title")
            : t("withdraw.confirm", { amount: money(amount.amount, currency) })}
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

/** Where the maximum cuts several parts to the same amount, the largest of them is offered. */
const uniqueAmounts = (presets: readonly Preset[]): readonly Preset[] =>
  presets.filter(
    ({ amount }, index) => !presets.some((later, at) => at > index && later.amount === amount),
  );
