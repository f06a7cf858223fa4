import type { FreeBetView } from "@houselight/contracts/sportsbook";
import { Button } from "@houselight/ui/button";
import { Field } from "@houselight/ui/field";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { isRefused } from "../../../api/errors.ts";
import { reportError } from "../../../api/report-error.ts";
import { redeemForFreeBet } from "../../../data/engagement/sportsbook/free-bets/free-bets.ts";
import { FormAlert } from "../../../forms/form-alert.tsx";
import { reportInvalid } from "../../../forms/report-broken-rules.ts";
import { ruleResolver } from "../../../forms/rule-errors.ts";
import { useFormErrors } from "../../../forms/use-form-errors.ts";
import { useRuleText } from "../../../i18n/error-text.ts";
import { useMoney } from "../../../i18n/use-money.ts";

interface CouponValues {
  readonly code: string;
}
const FIELDS = ["code"] as const;
/** Codes as the house makes them; small letters and space around are no fault. */
const CODE = /^[a-z0-9][a-z0-9_-]{2,39}$/i;

function ruleOf(code: string): string | null {
  if (code === "") return "VALIDATION.COMMON.REQUIRED";
  return CODE.test(code) ? null : "VALIDATION.COMMON.INVALID_FIELD";
}

/** Redeems a betting coupon, and says which free bet it gave (BONUS-08). */
export function BettingCouponForm() {
  const t = useTranslations("sportsbook.freeBets.coupon");
  const ruleText = useRuleText();
  const money = useMoney();
  const queryClient = useQueryClient();
  const [given, setGiven] = useState<FreeBetView | null>(null);
  const form = useForm<CouponValues>({
    resolver: ruleResolver(({ code }): { code?: string } => {
      const rule = ruleOf(code.trim());
      return rule ? { code: rule } : {};
    }),
    defaultValues: { code: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const failure = useFormErrors<CouponValues>("promo_code", FIELDS, form.setError);
  const submit = form.handleSubmit(async ({ code }) => {
    failure.clear();
    setGiven(null);
    try {
      setGiven(await redeemForFreeBet(queryClient, code.trim()));
      form.reset();
    } catch (error) {
      failure.show(error);
      if (!isRefused(error)) void reportError("REDEEM_BETTING_COUPON_ERROR", error);
    }
  }, reportInvalid("promo_code"));
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-busy={isSubmitting}
      className="flex flex-col gap-3 rounded-tile bg-surface-1 p-4"
    >
      <FormAlert text={failure.general} />
      <div className="flex flex-col gap-3 sm:flex-row sm:items-start">
        <Field
          className="grow"
          label={t("title")}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={50}
          error={ruleText(errors.code?.message)}
          {...form.register("code")}
        />
        <Button type="submit" className="min-h-12! sm:mt-7" busy={isSubmitting}>
          {t("redeem")}
        </Button>
      </div>
      <output className="font-semibold text-mint empty:hidden">
        {given ? t("given", { amount: money(given.amount_cents, given.currency) }) : null}
      </output>
    </form>
  );
}
