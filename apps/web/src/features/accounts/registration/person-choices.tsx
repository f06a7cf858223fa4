import { GENDERS, statesOf } from "@houselight/contracts/accounts";
import { Field } from "@houselight/ui/field";
import { Select } from "@houselight/ui/select";
import type { UseFormRegisterReturn } from "react-hook-form";
import { useTranslations } from "use-intl/react";

interface ChoiceProps {
  readonly control: UseFormRegisterReturn;
  readonly error: string | undefined;
  /** Stands in the field before the script does. */
  readonly written?: string | undefined;
}

/** Chooses among the genders that a profile can say, or none of them. */
export function GenderSelect({ control, error, written }: ChoiceProps) {
  const t = useTranslations("profile");
  return (
    <Select label={t("fields.gender")} error={error} defaultValue={written} {...control}>
      <option value="">{t("unsaid")}</option>
      {GENDERS.map((gender) => (
        <option key={gender} value={gender}>
          {t(`genders.${gender}`)}
        </option>
      ))}
    </Select>
  );
}

/** Chooses among the states of a country that are known; in other countries it is written. */
export function StateField({
  control,
  error,
  written = "",
  country,
}: ChoiceProps & { readonly country: string }) {
  const t = useTranslations("profile");
  const states = statesOf(country);
  const named = { label: t("fields.state"), autoComplete: "address-level1", error };
  if (states.length === 0) return <Field {...named} defaultValue={written} {...control} />;
  const others = written === "" || states.includes(written) ? [] : [written];
  return (
    <Select {...named} hint={t("stateHint")} defaultValue={written} {...control}>
      <option value="">{t("unsaid")}</option>
      {[...others, ...states].map((state) => (
        <option key={state} value={state}>
          {state}
        </option>
      ))}
    </Select>
  );
}
