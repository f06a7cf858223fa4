import type { CouponStatus } from "@houselight/contracts/bonuses";
import { Button } from "@houselight/ui/button";
import { Field } from "@houselight/ui/field";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { isRefused } from "../../../api/errors.ts";
import { tabStore } from "../../../api/kept/kept-store.ts";
import { reportError } from "../../../api/report-error.ts";
import { redeem } from "../../../data/bonuses/change-bonuses.ts";
import { FormAlert } from "../../../forms/form-alert.tsx";
import { reportInvalid } from "../../../forms/report-broken-rules.ts";
import { ruleResolver } from "../../../forms/rule-errors.ts";
import { useFormErrors } from "../../../forms/use-form-errors.ts";
import { useRuleText } from "../../../i18n/error-text.ts";
import { AllowBonusesButton } from "../../../shell/drawings/prizes/unless-bonuses-off.tsx";
import { forgetGiftCode, keptGiftCode } from "../../../shell/links/kept-codes.ts";

interface CouponValues {
  readonly coupon_code: string;
}
const FIELDS = ["coupon_code"] as const;

/** Redeems the code of a gift, and says what became of it (BONUS-09); a link's code stands in it (BONUS-10). */
export function CouponForm() {
  const t = useTranslations("gifts.coupon");
  const ruleText = useRuleText();
  const queryClient = useQueryClient();
  const [status, setStatus] = useState<CouponStatus | null>(null);
  const form = useForm<CouponValues>({
    resolver: ruleResolver(({ coupon_code }): { coupon_code?: string } =>
      coupon_code.trim() === "" ? { coupon_code: "VALIDATION.COMMON.REQUIRED" } : {},
    ),
    defaultValues: { coupon_code: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const failure = useFormErrors<CouponValues>("promo_code", FIELDS, form.setError);
  const { setValue } = form;
  useEffect(() => {
    const kept = keptGiftCode(tabStore);
    if (kept) setValue("coupon_code", kept);
  }, [setValue]);
  const submit = form.handleSubmit(async ({ coupon_code: code }) => {
    failure.clear();
    setStatus(null);
    try {
      const became = await redeem(queryClient, code.trim());
      setStatus(became);
      if (became === "issued") form.reset();
      if (became !== "bonuses_off") forgetGiftCode(tabStore);
    } catch (error) {
      failure.show(error);
      if (!isRefused(error)) void reportError("REDEEM_COUPON_ERROR", error);
    }
  }, reportInvalid("promo_code"));
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-busy={isSubmitting}
      className="flex flex-col gap-3 rounded-tile bg-surface-1 p-5"
    >
      <FormAlert text={failure.general} />
      <div className="flex flex-col gap-3 sm:flex-row sm:items-start">
        <Field
          className="grow"
          label={t("title")}
          placeholder={t("label")}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={50}
          error={ruleText(errors.coupon_code?.message)}
          {...form.register("coupon_code")}
        />
        <Button type="submit" className="min-h-12! sm:mt-7" busy={isSubmitting}>
          {t("redeem")}
        </Button>
      </div>
      <output className="empty:hidden">
        {status ? (
          <span className={status === "issued" ? "font-semibold text-mint" : "text-amber"}>
            {t(`status.${status}`)}
          </span>
        ) : null}
      </output>
      {status === "bonuses_off" ? <AllowBonusesButton onAllowed={() => void submit()} /> : null}
    </form>
  );
}
