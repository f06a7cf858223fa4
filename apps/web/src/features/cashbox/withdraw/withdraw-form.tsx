import {
  createWithdrawal,
  type PaymentMethod,
  type PaymentProfileView,
  withdrawalTerms,
} from "@houselight/contracts/cashbox";
import { Button } from "@houselight/ui/button";
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl/react";
import { call } from "../../../api/call.ts";
import { useUnitMoney } from "../../../i18n/use-money.ts";
import { AmountField, type Preset, useAmount } from "../entry/amount-field.tsx";
import { partOf } from "../entry/amount-problem.ts";
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
  const rules = useWithdrawalRules();
  const [tried, setTried] = useState(false);
  const withdrawal = useSendPayment("withdrawal", (id, _: { readonly what: string }) =>
    call(createWithdrawal, {
      body: {
        id,
        method: method.id,
        currency,
        amount_cents: Number(amount.amount),
        ...destinationBody(method, destination.typed),
        ...(destination.unconfirmed ? { password: destination.typed.password } : {}),
      },
    }),
  );
  const busy = withdrawal.isPending || withdrawal.isSuccess;

  const confirm = (event: FormEvent) => {
    event.preventDefault();
    amount.check();
    setTried(true);
    if (amount.problem !== null || destination.problem !== null || busy) return;
    const where = JSON.stringify(destinationBody(method, destination.typed));
    withdrawal.mutate({ what: `${method.id} ${currency} ${amount.amount} ${where}` });
  };

  const presets = PARTS.map((percent): Preset => {
    const label =
      percent === 100n ? t("withdraw.all") : t("withdraw.part", { percent: String(percent) });
    return { label, amount: partOf(available, percent, terms) };
  }).filter((preset) => preset.amount >= terms.min);

  return (
    <form noValidate onSubmit={confirm} className="flex flex-col gap-6">
      <MethodChoice methods={methods} value={method.id} onChange={setMethodId} />
      <DestinationFields
        method={method}
        currency={currency}
        profiles={destination.profiles}
        typed={destination.typed}
        unconfirmed={destination.unconfirmed}
        onChange={destination.change}
        problem={tried ? destination.problem : null}
      />
      <AmountField
        amount={amount}
        currency={currency}
        stepped={terms.step > 1n}
        presets={uniqueAmounts(presets)}
      />
      <PaymentAlert error={withdrawal.error} />
      <div className="flex flex-col gap-2">
        <Button type="submit" kind="action" size="large" wide busy={busy}>
          {amount.amount === null
            ? t("withdraw.title")
            : t("withdraw.confirm", { amount: money(amount.amount, currency) })}
        </Button>
        <p className="text-center text-dim text-xs">{rules?.terms ?? t("withdraw.terms")}</p>
      </div>
    </form>
  );
}

/** Where the maximum cuts several parts to the same amount, the largest of them is offered. */
const uniqueAmounts = (presets: readonly Preset[]): readonly Preset[] =>
  presets.filter(
    ({ amount }, index) => !presets.some((later, at) => at > index && later.amount === amount),
  );
