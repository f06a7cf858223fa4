import { createDeposit, depositTerms, type PaymentMethod } from "@houselight/contracts/cashbox";
import { findLocale } from "@houselight/contracts/locales";
import { parseAmount } from "@houselight/contracts/money";
import { Button } from "@houselight/ui/button";
import { Checkbox } from "@houselight/ui/checkbox";
import { type FormEvent, useState } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import { call } from "../../../api/call.ts";
import { useUnitMoney } from "../../../i18n/use-money.ts";
import type { RootSearch } from "../../../shell/root-search.ts";
import { AmountField, useAmount } from "../entry/amount/amount-field.tsx";
import { focusFirstWrong } from "../entry/focus-first-wrong.ts";
import { FootedForm, FootNote, FormFoot } from "../entry/form-foot.tsx";
import { MethodChoice } from "../entry/method-choice.tsx";
import { PaymentAlert } from "../entry/payment-alert.tsx";
import { plainAmount } from "../entry/amount/read-amount.ts";
import { useSendPayment } from "../entry/use-send-payment.ts";
import { DroppedCodeNote } from "./dropped-code-note.tsx";
import { OneClickHint } from "./one-click-hint.tsx";
import { PromoCode } from "./promo-code.tsx";

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

/** Whether the player pays on a page of the provider's, or by details shown here. */
const hasProviderPage = ({ id, type }: PaymentMethod): boolean =>
  type !== "crypto" && id !== "bank";

/** What stands in the field at first: the amount a link asks for, else the usual one. */
function useWantedAmount(currency: string, usual: bigint, { amountProp }: RootSearch): string {
  const locale = useLocale();
  const asked = amountProp === undefined ? usual : parseAmount(String(amountProp), currency);
  // What a link asks for in vain is shown as it stands, and refused.
  return asked === null ? String(amountProp) : plainAmount(asked, currency, locale);
}

export function DepositForm({
  currency,
  methods,
  usualAmount,
  search,
}: {
  readonly currency: string;
  readonly methods: readonly [PaymentMethod, ...PaymentMethod[]];
  readonly usualAmount: bigint;
  readonly search: RootSearch;
}) {
  const t = useTranslations("cashbox");
  const locale = useLocale();
  const money = useUnitMoney();
  const [methodId, setMethodId] = useState(methods[0].id);
  const [saveProfile, setSaveProfile] = useState(false);
  const method = methods.find(({ id }) => id === methodId) ?? methods[0];
  const terms = depositTerms(method, currency);
  const amount = useAmount(currency, terms, useWantedAmount(currency, usualAmount, search));
  const deposit = useDeposit(currency);
  const busy = deposit.isPending || deposit.isSuccess;

  const confirm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    focusFirstWrong(event.currentTarget, amount.check);
    if (amount.amount === null || amount.problem !== null || busy) return;
    const saved = saveProfile && method.oneClick;
    deposit.mutate({
      what: `${method.id} ${currency} ${amount.amount} ${saved ? "saved" : ""}`,
      method: method.id,
      amount: amount.amount,
      saveProfile: saved,
    });
  };

  return (
    <FootedForm onSubmit={confirm}>
      <DroppedCodeNote />
      <OneClickHint currency={currency} />
      <MethodChoice
        direction="deposit"
        methods={methods}
        value={method.id}
        onChange={setMethodId}
      />
      <AmountField
        amount={amount}
        currency={currency}
        stepped={terms.step > 1n}
        presets={terms.presets.map((preset) => ({
          amount: preset,
          label: plainAmount(preset, currency, locale),
        }))}
      />
      <div className="flex flex-col gap-1">
        {method.oneClick ? (
          <Checkbox
            label={t("saveCard")}
            checked={saveProfile}
            onChange={(event) => setSaveProfile(event.target.checked)}
          />
        ) : null}
        <PromoCode autoApply={search.autoApplyPromocode === true} />
      </div>
      <PaymentAlert error={deposit.error} />
      <FormFoot>
        <Button type="submit" kind="action" size="large" wide busy={busy}>
          {amount.amount === null
            ? t("depositTitle")
            : t("confirm", { amount: money(amount.amount, currency) })}
        </Button>
      </FormFoot>
      <FootNote>
        {t("terms")} {t(hasProviderPage(method) ? "confirmHint" : "confirmHintHere")}
      </FootNote>
    </FootedForm>
  );
}
