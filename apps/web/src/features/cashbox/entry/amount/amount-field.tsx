import type { AmountTerms } from "@houselight/contracts/cashbox";
import { Button } from "@houselight/ui/button";
import { Field } from "@houselight/ui/field";
import { clsx } from "clsx";
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import { useUnitMoney } from "../../../../i18n/use-money.ts";
import { amountProblem } from "./amount-problem.ts";
import { plainAmount, readAmount } from "./read-amount.ts";

export interface Preset {
  readonly label: string;
  readonly amount: bigint;
}

/** Five labels of at most so many characters stand side by side on a small screen. */
const LABEL_LENGTH_SHORT = 5;

/** What a person types as an amount, read and judged. */
export function useAmount(
  currency: string,
  terms: AmountTerms,
  initial: string,
  available?: bigint,
) {
  const t = useTranslations();
  const locale = useLocale();
  const money = useUnitMoney();
  const [typed, setTyped] = useState(initial);
  const [checked, setChecked] = useState(false);
  const amount = readAmount(typed, currency, locale);
  const problem = amountProblem(amount, terms, available);
  // More than there is cannot go out, whatever the method would take.
  const most = available !== undefined && available >= terms.min && available < terms.max;
  const range = {
    min: money(terms.min, currency),
    max: money(most ? available : terms.max, currency),
    step: money(terms.step, currency),
    available: money(available ?? 0n, currency),
  };
  return {
    amount,
    typed,
    range,
    problem,
    error: checked && problem ? t(problem, range) : null,
    type: setTyped,
    set: (value: bigint) => setTyped(plainAmount(value, currency, locale)),
    check: () => setChecked(true),
  };
}

/** The amount, with its limits and common amounts to press. */
export function AmountField({
  amount: { amount, typed, range, error, type, set, check },
  currency,
  presets,
  stepped,
}: {
  readonly amount: ReturnType<typeof useAmount>;
  readonly currency: string;
  readonly presets: readonly Preset[];
  /** Whether only multiples of a step are taken. */
  readonly stepped: boolean;
}) {
  const t = useTranslations("cashbox");
  return (
    <div className="flex flex-col gap-3">
      <Field
        label={t("amount", { currency })}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={(event) => type(event.target.value)}
        onBlur={check}
        hint={t(stepped ? "amountHintStep" : "amountHint", range)}
        error={error}
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
