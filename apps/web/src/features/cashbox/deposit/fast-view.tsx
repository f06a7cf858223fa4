import {
  createDeposit,
  type DepositTerms,
  depositTerms,
  type PaymentMethod,
  type PaymentProfileView,
} from "@houselight/contracts/cashbox";
import { findLocale } from "@houselight/contracts/locales";
import { Button, buttonClass } from "@houselight/ui/button";
import { Skeleton } from "@houselight/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useForm, useWatch } from "react-hook-form";
import { useLocale, useTranslations } from "use-intl/react";
import { call } from "../../../api/call.ts";
import { usePlayer } from "../../../data/accounts.ts";
import { paymentProfilesQuery } from "../../../data/cashbox.ts";
import { useUnitMoney } from "../../../i18n/use-money.ts";
import { useActiveAccount } from "../../../data/wallet.ts";
import { ModalLink } from "../../../shell/modal-link.tsx";
import { choiceClass, radioClass } from "../entry/choice-class.ts";
import { FootedForm, FootNote, FormFoot } from "../entry/form-foot.tsx";
import { LoadFailed } from "../entry/load-failed.tsx";
import { DebtNote } from "../entry/debt-note.tsx";
import { PaymentAlert } from "../entry/payment-alert.tsx";
import { useMethods } from "../entry/use-methods.ts";
import { ProfileChoice } from "../entry/profile-choice.tsx";
import { useSendPayment } from "../entry/use-send-payment.ts";
import { termsWithin } from "./deposit-left.ts";
import { ChosenCode } from "./gifts/chosen-code.tsx";
import { LimitLeft, useDepositLeft } from "./limit-left.tsx";

interface Saved {
  readonly profile: PaymentProfileView;
  readonly method: PaymentMethod;
}

/** One press deposits: the card used last and the usual amount are chosen already. */
export function FastView() {
  const account = useActiveAccount();
  const { data, isError, refetch } = useQuery(paymentProfilesQuery);
  const methods = useMethods("deposit", account?.currency ?? "EUR");
  if (isError) return <LoadFailed onRetry={() => void refetch()} />;
  if (!data || !methods || !account)
    return <Skeleton className="h-72 rounded-tile bg-surface-2!" />;
  const { currency } = account;
  const saved = methods
    .filter(({ oneClick }) => oneClick)
    .flatMap((method) => method.savedProfiles.map((profile): Saved => ({ profile, method })))
    .filter(({ profile }) => profile.one_click)
    .toSorted((a, b) => b.profile.last_used_at.localeCompare(a.profile.last_used_at));
  const [first, ...rest] = saved;
  if (!first) return <NothingSaved />;
  return (
    <>
      <DebtNote account={account} className="pb-6" />
      <FastForm key={currency} currency={currency} saved={[first, ...rest]} />
    </>
  );
}

function NothingSaved() {
  const t = useTranslations("cashbox.fast");
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-md">{t("none")}</p>
      <p className="text-dim">{t("how")}</p>
      <ModalLink modal="deposit" replace className={buttonClass({ kind: "action" })}>
        {t("toDeposit")}
      </ModalLink>
    </div>
  );
}

/** Returns the amount that is chosen at first: the usual one, or the largest that a limit leaves. */
const usualOf = ({ presets, defaultAmount }: DepositTerms): bigint =>
  presets.includes(defaultAmount) ? defaultAmount : (presets.at(-1) ?? defaultAmount);

interface FastValues {
  profile: string;
  amount: string;
}

function FastForm({
  currency,
  saved,
}: {
  readonly currency: string;
  readonly saved: readonly [Saved, ...Saved[]];
}) {
  const t = useTranslations("cashbox");
  const money = useUnitMoney();
  const code = usePlayer()?.deposit_bonus_code;
  const locale = findLocale(useLocale()) ?? undefined;
  const most = useDepositLeft(currency);
  const termsOf = (method: PaymentMethod) => termsWithin(depositTerms(method, currency), most);
  const savedOf = (id: string) => saved.find(({ profile }) => profile.id === id) ?? saved[0];
  const form = useForm<FastValues>({
    defaultValues: {
      profile: saved[0].profile.id,
      amount: String(usualOf(termsOf(saved[0].method))),
    },
  });
  const values = useWatch({ control: form.control }) as FastValues;
  const { profile, method } = savedOf(values.profile);
  const { presets } = termsOf(method);
  const amount = BigInt(values.amount);
  const deposit = useSendPayment("deposit", (id, _: { readonly what: string }) =>
    call(createDeposit, {
      body: {
        id,
        method: method.id,
        currency,
        amount_cents: Number(amount),
        profile_id: profile.id,
        locale,
      },
    }),
  );
  const busy = deposit.isPending || deposit.isSuccess;
  const confirm = () => {
    if (!busy) deposit.mutate({ what: `${profile.id} ${currency} ${amount}` });
  };
  return (
    <FootedForm component="deposit" form={form} onSubmit={confirm}>
      <ProfileChoice
        label={t("fast.card")}
        profiles={saved.map((one) => one.profile)}
        field={form.register("profile")}
      />
      {most ? <LimitLeft currency={currency} most={most} /> : null}
      <fieldset>
        <legend className="pb-1.5 font-medium text-sm">{t("fast.amount")}</legend>
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))]">
          {presets.map((preset) => (
            <label key={String(preset)} className={choiceClass}>
              <input
                type="radio"
                value={String(preset)}
                {...form.register("amount")}
                className={radioClass}
              />
              <span className="money font-semibold">{money(preset, currency)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {code ? <ChosenCode code={code} currency={currency} amount={amount} /> : null}
      <PaymentAlert error={deposit.error} />
      <FormFoot>
        <Button type="submit" kind="action" size="large" wide busy={busy}>
          {t("confirm", { amount: money(amount, currency) })}
        </Button>
      </FormFoot>
      <FootNote>{t("fast.confirmHint")}</FootNote>
    </FootedForm>
  );
}
