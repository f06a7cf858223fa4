import { PAYMENT_TYPES, type PaymentMethod } from "@houselight/contracts/cashbox";
import type { ChangeEvent } from "react";
import { useFormContext } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { PaymentMark, useMethodName } from "../payment-mark.tsx";
import { choiceClass, radioClass } from "./choice-class.ts";

/**
 * Shows the methods as cards of one choice, by type, the field `method` of a form; fee and timing are said on each (CASHBOX-04). Only
 * deposits have a time of the method's: a withdrawal may wait for a check.
 */
export function MethodChoice({
  direction,
  methods,
  onChange,
}: {
  readonly direction: "deposit" | "withdrawal";
  readonly methods: readonly PaymentMethod[];
  readonly onChange?: (id: string) => void;
}) {
  const t = useTranslations("cashbox");
  const methodName = useMethodName();
  const { register } = useFormContext<{ method: string }>();
  const field = register("method", {
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange?.(event.target.value),
  });
  const groups = PAYMENT_TYPES.map((type) => ({
    type,
    members: methods.filter((method) => method.type === type),
  })).filter(({ members }) => members.length > 0);
  return (
    <div role="radiogroup" aria-label={t("method")} className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
      {groups.map(({ type, members }) => (
        <fieldset
          key={type}
          className={members.length > 1 || groups.length === 1 ? "sm:col-span-2" : undefined}
        >
          <legend className="pb-1.5 font-medium text-dim text-xs">{t(`types.${type}`)}</legend>
          <div className="grid gap-2 sm:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))] sm:gap-4">
            {members.map((method) => (
              <label key={method.id} className={choiceClass}>
                <input type="radio" value={method.id} {...field} className={radioClass} />
                <PaymentMark method={method} />
                <span className="min-w-0">
                  <span className="block font-semibold">{methodName(method.id)}</span>
                  <span className="block text-dim text-xs">
                    {t(method.fee)}
                    {direction === "deposit" ? ` · ${t(method.processingTime)}` : null}
                  </span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
