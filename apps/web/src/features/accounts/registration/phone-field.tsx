import { DIAL_CODES, dialCodeOf } from "@houselight/contracts/accounts";
import { Field } from "@houselight/ui/field";
import { Select } from "@houselight/ui/select";
import { useEffect } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import type { RegistrationValues } from "./registration-rules.ts";

/** A phone number beside the dial code, which follows the country until somebody chooses another. */
export function PhoneField({
  form,
  error,
  isOffered,
}: {
  readonly form: UseFormReturn<RegistrationValues>;
  readonly error: string | undefined;
  readonly isOffered: boolean;
}) {
  const t = useTranslations();
  const country = useWatch({ control: form.control, name: "country" });
  const isChosen = form.formState.dirtyFields.dial_code ?? false;
  useEffect(() => {
    if (!isChosen) form.setValue("dial_code", dialCodeOf(country) ?? "");
  }, [form, country, isChosen]);
  const label = t("profile.fields.mobile_phone");
  return (
    <div className="grid grid-cols-[8rem_minmax(0,1fr)] gap-2">
      <Select
        label={t("auth.dialCode")}
        autoComplete="tel-country-code"
        {...form.register("dial_code", { deps: ["mobile_phone"] })}
      >
        <option value="">–</option>
        {Object.entries(DIAL_CODES).map(([code, digits]) => (
          <option key={code} value={`+${digits}`}>
            {`+${digits} ${code}`}
          </option>
        ))}
      </Select>
      <Field
        label={isOffered ? t("auth.offered", { field: label }) : label}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        error={error}
        {...form.register("mobile_phone")}
      />
    </div>
  );
}
