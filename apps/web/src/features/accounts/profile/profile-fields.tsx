import { GENDERS, statesOf } from "@houselight/contracts/accounts";
import type { ProfileField } from "@houselight/contracts/configuration";
import { Field } from "@houselight/ui/field";
import { Select } from "@houselight/ui/select";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { useAgeMin } from "../../../data/configuration.ts";
import { useRuleText } from "../../../i18n/error-text.ts";
import { BirthDateField } from "../registration/birth-date-field.tsx";
import { useCountryOptions } from "../registration/registration-selects.tsx";
import type { ProfileValues } from "./profile-values.ts";

/** Names by which browsers and keyboards know the plain text fields. */
const TEXT_FIELDS = {
  first_name: { autoComplete: "given-name" },
  last_name: { autoComplete: "family-name" },
  nickname: { autoComplete: "nickname" },
  postal_code: { autoComplete: "postal-code" },
  city: { autoComplete: "address-level2" },
  address: { autoComplete: "street-address" },
  mobile_phone: { autoComplete: "tel", type: "tel", inputMode: "tel" },
} as const;

/** Fields that take the whole width of a form of two columns. */
const WIDE: ReadonlySet<ProfileField> = new Set(["date_of_birth", "address", "mobile_phone"]);

interface FieldProps {
  readonly form: UseFormReturn<ProfileValues>;
  /** True for a field that is shown and not changed any more. */
  readonly isFixed: (field: ProfileField) => boolean;
}

/** Shows fields of the profile, two in a row where there is room. */
export function ProfileFields({
  fields,
  ...props
}: FieldProps & { readonly fields: readonly ProfileField[] }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {fields.map((field) => (
        <div key={field} className={WIDE.has(field) ? "sm:col-span-2" : undefined}>
          <OneField field={field} {...props} />
        </div>
      ))}
    </div>
  );
}

function OneField({ field, form, isFixed }: FieldProps & { readonly field: ProfileField }) {
  const t = useTranslations("profile");
  const ruleText = useRuleText();
  const country = useWatch({ control: form.control, name: "country" });
  const ageMin = useAgeMin(country);
  const state = form.formState.errors[field];
  const message =
    state?.message ?? (state as { root?: { message?: string } } | undefined)?.root?.message;
  const error = ruleText(message, { age: ageMin });
  const fixedText = field === "mobile_phone" ? t("phoneFixed") : t("fixed");
  const hint = isFixed(field) ? fixedText : undefined;
  if (field === "date_of_birth")
    return (
      <BirthDateField
        register={(name, options) => form.register(name, options)}
        readOnly={isFixed(field)}
        written={form.formState.defaultValues?.date_of_birth}
        hint={hint ?? t("dateOfBirthHint")}
        error={error}
      />
    );
  if (field === "gender") return <GenderSelect form={form} error={error} />;
  if (field === "country") return <CountrySelect form={form} error={error} />;
  if (field === "state") return <StateField form={form} error={error} country={country} />;
  return (
    <Field
      {...TEXT_FIELDS[field]}
      label={t(`fields.${field}`)}
      readOnly={isFixed(field)}
      hint={hint ?? (field === "mobile_phone" ? t("phoneHint") : undefined)}
      error={error}
      // Stands there before the script does.
      defaultValue={form.formState.defaultValues?.[field]}
      {...form.register(field)}
    />
  );
}

interface ChoiceProps {
  readonly form: UseFormReturn<ProfileValues>;
  readonly error: string | undefined;
}

function GenderSelect({ form, error }: ChoiceProps) {
  const t = useTranslations("profile");
  return (
    <Select
      label={t("fields.gender")}
      error={error}
      defaultValue={form.formState.defaultValues?.gender}
      {...form.register("gender")}
    >
      <option value="">{t("unsaid")}</option>
      {GENDERS.map((gender) => (
        <option key={gender} value={gender}>
          {t(`genders.${gender}`)}
        </option>
      ))}
    </Select>
  );
}

function CountrySelect({ form, error }: ChoiceProps) {
  const t = useTranslations("profile");
  const options = useCountryOptions();
  const chosen = useWatch({ control: form.control, name: "country" });
  // An account may be of a country that is not served any more.
  const isListed = chosen === "" || options.some(({ code }) => code === chosen);
  return (
    <Select
      key={options.length}
      label={t("fields.country")}
      autoComplete="country"
      error={error}
      defaultValue={chosen}
      {...form.register("country", { deps: ["postal_code", "date_of_birth"] })}
    >
      {chosen === "" ? <option value="">{t("choose")}</option> : null}
      {isListed ? null : <option value={chosen}>{chosen}</option>}
      {options.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  );
}

/** Chooses among the states of a country that are known; in other countries it is written. */
function StateField({ form, error, country }: ChoiceProps & { readonly country: string }) {
  const t = useTranslations("profile");
  const states = statesOf(country);
  const written = form.getValues("state");
  if (states.length === 0)
    return (
      <Field
        label={t("fields.state")}
        autoComplete="address-level1"
        error={error}
        defaultValue={written}
        {...form.register("state")}
      />
    );
  const others = written === "" || states.includes(written) ? [] : [written];
  return (
    <Select
      label={t("fields.state")}
      hint={t("stateHint")}
      autoComplete="address-level1"
      error={error}
      defaultValue={written}
      {...form.register("state")}
    >
      <option value="">{t("unsaid")}</option>
      {[...others, ...states].map((state) => (
        <option key={state} value={state}>
          {state}
        </option>
      ))}
    </Select>
  );
}
