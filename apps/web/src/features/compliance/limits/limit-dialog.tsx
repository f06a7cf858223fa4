import {
  createUserLimit,
  isMoneyLimit,
  type LimitType,
  periodsOf,
  type UserLimitView,
} from "@houselight/contracts/compliance";
import { Button } from "@houselight/ui/button";
import { Dialog } from "@houselight/ui/dialog";
import { Field } from "@houselight/ui/field";
import { Select } from "@houselight/ui/select";
import { useQueryClient } from "@tanstack/react-query";
import { useForm, useWatch } from "react-hook-form";
import { useLocale, useTranslations } from "use-intl/react";
import { call } from "../../../api/call.ts";
import { applyLimit } from "../../../data/compliance.ts";
import { useAccounts, useActiveAccount } from "../../../data/wallet.ts";
import { FormAlert } from "../../../forms/form-alert.tsx";
import { reportInvalid } from "../../../forms/report-broken-rules.ts";
import { ruleResolver } from "../../../forms/rule-errors.ts";
import { useFormErrors } from "../../../forms/use-form-errors.ts";
import { useRuleText } from "../../../i18n/error-text.ts";
import { useToast } from "../../../i18n/page/use-toast.ts";
import { amountIn, limitProblems, type LimitValues, limitWish } from "./limit-rules.ts";

const TYPES = ["deposit", "loss", "wager", "session"] as const satisfies readonly LimitType[];
const FIELDS = ["amount", "minutes"] as const;

/** Sets a new limit, or changes one: of that one type and length stand. */
export default function LimitDialog({
  limit,
  onClose,
}: {
  readonly limit: UserLimitView | null;
  readonly onClose: () => void;
}) {
  const t = useTranslations("limits");
  const toast = useToast();
  const site = useTranslations("site");
  const locale = useLocale();
  const queryClient = useQueryClient();
  const form = useForm<LimitValues>({
    defaultValues: useFirstValues(limit),
    resolver: ruleResolver((values) => limitProblems(values, locale)),
  });
  const failure = useFormErrors<LimitValues>("limit", FIELDS, form.setError);
  const submit = form.handleSubmit(async (values) => {
    const body = limitWish(values, locale);
    if (!body) return;
    failure.clear();
    try {
      const set = await call(createUserLimit, { body });
      applyLimit(queryClient, set);
      toast((say) => (set.pending ? say("limits.asked") : say("limits.form.saved")), "success");
      onClose();
    } catch (error) {
      failure.show(error);
    }
  }, reportInvalid("limit"));
  const { isSubmitting } = form.formState;
  return (
    <Dialog
      open
      onClose={onClose}
      title={limit ? t("form.changeTitle") : t("form.title")}
      closeLabel={site("close")}
    >
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className="flex flex-col gap-5"
        aria-busy={isSubmitting}
      >
        <FormAlert text={failure.general} />
        <LimitFields form={form} limit={limit} />
        <Button type="submit" kind="action" size="large" wide busy={isSubmitting}>
          {t("form.save")}
        </Button>
      </form>
    </Dialog>
  );
}

function useFirstValues(limit: UserLimitView | null): LimitValues {
  const locale = useLocale();
  const active = useActiveAccount()?.currency ?? "EUR";
  const account = limit?.accounts.find(({ currency }) => currency === active) ?? limit?.accounts[0];
  return {
    type: limit?.type ?? "deposit",
    period: limit?.period ?? "week",
    currency: account?.currency ?? active,
    amount: limit && account ? amountIn(limit, account.currency, locale) : "",
    minutes: limit?.minutes ? String(limit.minutes) : "",
  };
}

type LimitForm = ReturnType<typeof useForm<LimitValues>>;

function LimitFields({
  form,
  limit,
}: {
  readonly form: LimitForm;
  readonly limit: UserLimitView | null;
}) {
  const t = useTranslations("limits");
  const locale = useLocale();
  const ruleText = useRuleText();
  const accounts = useAccounts();
  const type = useWatch({ control: form.control, name: "type" });
  const currency = useWatch({ control: form.control, name: "currency" });
  const { errors } = form.formState;
  const fixed = limit !== null;
  /** Shows what the limit is in the other currency: an amount of the one before means nothing there. */
  const showAmountIn = (event: { readonly target: { readonly value: string } }) => {
    if (limit) form.setValue("amount", amountIn(limit, event.target.value, locale));
    form.clearErrors("amount");
  };
  return (
    <>
      <Select
        label={t("form.type")}
        hint={t(`about.${type as (typeof TYPES)[number]}`)}
        disabled={fixed}
        {...form.register("type")}
      >
        {TYPES.map((one) => (
          <option key={one} value={one}>
            {t(`types.${one}`)}
          </option>
        ))}
      </Select>
      <Select label={t("form.period")} disabled={fixed} {...form.register("period")}>
        {periodsOf(type).map((period) => (
          <option key={period} value={period}>
            {t(`periods.${period}`)}
          </option>
        ))}
      </Select>
      {isMoneyLimit(type) ? (
        <>
          {accounts.length > 1 ? (
            <Select
              label={t("form.currency")}
              {...form.register("currency", { onChange: showAmountIn })}
            >
              {accounts.map((account) => (
                <option key={account.currency}>{account.currency}</option>
              ))}
            </Select>
          ) : null}
          <Field
            label={t("form.amount", { currency })}
            inputMode="decimal"
            autoComplete="off"
            error={ruleText(errors.amount?.message)}
            {...form.register("amount")}
          />
        </>
      ) : (
        <Field
          label={t("form.minutes")}
          inputMode="numeric"
          autoComplete="off"
          error={ruleText(errors.minutes?.message)}
          {...form.register("minutes")}
        />
      )}
    </>
  );
}
