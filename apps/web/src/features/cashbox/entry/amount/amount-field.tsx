import type { AmountTerms } from "@houselight/contracts/cashbox";
import { Button } from "@houselight/ui/button";
import { Field } from "@houselight/ui/field";
import { clsx } from "clsx";
import { useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useLocale, useTranslations } from "use-intl/react";
import { useRuleText } from "../../../../i18n/error-text.ts";
import { useUnitMoney } from "../../../../i18n/use-money.ts";
import { plainAmount, readAmount } from "../../../../i18n/read-amount.ts";

export interface Preset {
  readonly label: string;
  readonly amount: bigint;
}

/** Five labels of at most so many characters stand side by side on a small screen. */
const LABEL_LENGTH_SHORT = 5;

/** The field of a payment's form that holds the amount as it is typed. */
export interface AmountValues {
  amount: string;
}

/** Reads the amount that stands in the form; null when it is none. */
export function useTypedAmount(currency: string): bigint | null {
  return readAmount(useWatch<AmountValues, "amount">({ name: "amount" }), currency, useLocale());
}

/** Returns the limits of an amount as texts. */
export function useAmountRange(currency: string, terms: AmountTerms, available?: bigint) {
  const money = useUnitMoney();
  // More than there is cannot go out, whatever the method would take.
  const most = available !== undefined && available >= terms.min && available < terms.max;
  return {
    min: money(terms.min, currency),
    max: money(most ? available : terms.max, currency),
    step: money(terms.step, currency),
    available: money(available ?? 0n, currency),
  };
}

/** Judges the amount once it was left, and from then on with each change of it or of its terms. */
function useJudgedAmount(
  currency: string,
  { min, max, step }: AmountTerms,
  available: bigint | undefined,
): string | undefined {
  const { trigger, formState } = useFormContext<AmountValues>();
  const { isSubmitted, touchedFields, errors } = formState;
  const amount = useTypedAmount(currency);
  const judged = isSubmitted || touchedFields.amount === true;
  useEffect(() => {
    if (judged) void trigger("amount");
  }, [judged, amount, min, max, step, available, trigger]);
  return errors.amount?.message;
}

/** The amount, with its limits and common amounts to press. */
export function AmountField({
  currency,
  terms,
  available,
  presets,
}: {
  readonly currency: string;
  readonly terms: AmountTerms;
  /** Given for money that goes out. */
  readonly available?: bigint | undefined;
  readonly presets: readonly Preset[];
}) {
  const t = useTranslations("cashbox");
  const locale = useLocale();
  const ruleText = useRuleText();
  const { register, setValue } = useFormContext<AmountValues>();
  const amount = useTypedAmount(currency);
  const problem = useJudgedAmount(currency, terms, available);
  const range = useAmountRange(currency, terms, available);
  const set = (value: bigint) => setValue("amount", plainAmount(value, currency, locale));
  return (
    <div className="flex flex-col gap-3">
      <Field
        label={t("amount", { currency })}
        inputMode="decimal"
        autoComplete="off"
        hint={t(terms.step > 1n ? "amountHintStep" : "amountHint", range)}
        error={ruleText(problem, range)}
        {...register("amount")}
      />
      {presets.length > 0 ? (
        <fieldset
          className={clsx(
            "grid gap-2",
            presets.some(({ label }) => label.length > LABEL_LENGTH_SHORT)
              ? "grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))]"
              : "grid-cols-[repeat(auto-fit,minmax(3.75rem,1fr))]",
          )}
        >
          <legend className="sr-only">{t("presets")}</legend>
          {presets.map((preset) => (
            <Button
              key={String(preset.amount)}
              size="small"
              aria-pressed={amount === preset.amount}
              onClick={() => set(preset.amount)}
              className={clsx(
                "money min-h-11 px-1!",
                amount === preset.amount && "ring-2 ring-cream",
              )}
            >
              {preset.label}
            </Button>
          ))}
        </fieldset>
      ) : null}
    </div>
  );
}
