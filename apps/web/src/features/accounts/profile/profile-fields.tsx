import { PERSONAL_ID_LENGTH } from "@houselight/contracts/accounts";
import { Field } from "@houselight/ui/field";
import { Select } from "@houselight/ui/select";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { useAgeMin } from "../../../data/configuration.ts";
import { useRuleText } from "../../../i18n/error-text.ts";
import { BirthDateField } from "../registration/birth-date-field.tsx";
import { GenderSelect, StateField } from "../registration/person-choices.tsx";
import { useCountryOptions } from "../registration/registration-selects.tsx";
import type { EditedField, ProfileValues } from "./profile-values.ts";

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
const WIDE: ReadonlySet<EditedField> = new Set(["date_of_birth", "address", "mobile_phone"]);

interface FieldProps {
  readonly form: UseFormReturn<ProfileValues>;
  /** True for a field that is shown and not changed any more. */
  readonly isFixed: (field: EditedField) => boolean;
}

/** Shows fields of the profile, two in a row where there is room. */
export function ProfileFields({
  fields,
  ...props
}: FieldProps & { readonly fields: readonly EditedField[] }) {
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

function OneField({ field, form, isFixed }: FieldProps & { readonly field: EditedField }) {
  const t = useTranslations("profile");
  const tAuth = useTranslations("auth");
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
  if (field === "gender")
    return (
      <GenderSelect
        control={form.register("gender")}
        error={error}
        written={form.formState.defaultValues?.gender}
      />
    );
  if (field === "country") return <CountrySelect form={form} error={error} />;
  if (field === "state")
    return (
      <StateField
        control={form.register("state")}
        error={error}
        written={form.getValues("state")}
        country={country}
      />
    );
  if (field === "personal_id")
    return (
      <Field
        label={tAuth("personalId")}
        hint={tAuth("personalIdHint", { length: PERSONAL_ID_LENGTH })}
        autoComplete="off"
        error={error}
        {...form.register(field)}
      />
    );
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
