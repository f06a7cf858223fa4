import { PERSONAL_ID_LENGTH, stateOfPostalCode } from "@houselight/contracts/accounts";
import { signUpAsks } from "@houselight/contracts/configuration";
import { Checkbox } from "@houselight/ui/checkbox";
import { Field } from "@houselight/ui/field";
import { PasswordField } from "@houselight/ui/password-field";
import { useEffect } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { useAgeMin, useClientContext } from "../../../data/configuration.ts";
import { useRuleText } from "../../../i18n/error-text.ts";
import { InNewTab } from "../in-new-tab.tsx";
import { BirthDateField } from "./birth-date-field.tsx";
import { GenderSelect, StateField } from "./person-choices.tsx";
import { PhoneField } from "./phone-field.tsx";
import type { RegistrationValues } from "./registration-rules.ts";
import type { RegistrationField } from "./registration-steps.ts";
import { CountrySelect, CurrencySelect } from "./registration-selects.tsx";

interface FormProps {
  readonly form: UseFormReturn<RegistrationValues>;
}

/** Fields that share a row with their neighbour where there is room. */
const HALF: ReadonlySet<RegistrationField> = new Set(["first_name", "last_name"]);

/** Shows fields of a registration in the order of `names`. */
export function RegistrationFields({
  form,
  names,
}: FormProps & { readonly names: readonly RegistrationField[] }) {
  useStateOfPostalCode(form);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {names.map((name) => (
        <div key={name} className={HALF.has(name) ? undefined : "sm:col-span-2"}>
          <OneField form={form} name={name} />
        </div>
      ))}
    </div>
  );
}

/** Writes the state that a postal code lies in, until somebody chooses another. */
function useStateOfPostalCode(form: FormProps["form"]): void {
  const [country, postalCode] = useWatch({
    control: form.control,
    name: ["country", "postal_code"],
  });
  const isChosen = form.formState.dirtyFields.state ?? false;
  const state = stateOfPostalCode(country, postalCode);
  useEffect(() => {
    if (state !== null && !isChosen) form.setValue("state", state);
  }, [form, state, isChosen]);
}

function useFieldError(form: FormProps["form"], name: RegistrationField): string | undefined {
  const ruleText = useRuleText();
  const ageMin = useAgeMin(useWatch({ control: form.control, name: "country" }));
  const error = form.formState.errors[name];
  const message =
    error?.message ?? (error as { root?: { message?: string } } | undefined)?.root?.message;
  return ruleText(message, { age: ageMin });
}

function OneField({ form, name }: FormProps & { readonly name: RegistrationField }) {
  const t = useTranslations("auth");
  const country = useWatch({ control: form.control, name: "country" });
  const ageMin = useAgeMin(country);
  const error = useFieldError(form, name);
  const { policy } = useClientContext();
  const asks: Partial<Record<RegistrationField, string>> = signUpAsks(
    policy.sign_up_fields,
    country,
  );
  const isOffered = asks[name] === "offered";
  switch (name) {
    case "email":
      return (
        <Field
          label={t("email")}
          type="email"
          autoComplete="email"
          error={error}
          {...form.register("email")}
        />
      );
    case "password":
      return (
        <PasswordField
          label={t("password")}
          showLabel={t("showPassword")}
          hideLabel={t("hidePassword")}
          autoComplete="new-password"
          hint={t("passwordHint")}
          error={error}
          {...form.register("password")}
        />
      );
    case "country":
      return <CountrySelect form={form} error={error} />;
    case "currency":
      return <CurrencySelect form={form} error={error} />;
    case "date_of_birth":
      return (
        <BirthDateField
          register={(part, options) => form.register(part, options)}
          hint={t("dateOfBirthHint", { age: ageMin })}
          error={error}
        />
      );
    case "gender":
      return <GenderSelect control={form.register("gender")} error={error} />;
    case "state":
      return <StateField control={form.register("state")} error={error} country={country} />;
    case "mobile_phone":
      return <PhoneField form={form} error={error} isOffered={isOffered} />;
    case "terms_acceptance":
      return <TermsBox form={form} error={error} />;
    default:
      return <TextField form={form} name={name} error={error} isOffered={isOffered} />;
  }
}

/** Names by which browsers know the plain text fields. */
const AUTO_COMPLETE = {
  first_name: "given-name",
  last_name: "family-name",
  nickname: "nickname",
  personal_id: "off",
  postal_code: "postal-code",
  city: "address-level2",
  address: "street-address",
} as const;

function TextField({
  form,
  name,
  error,
  isOffered,
}: FormProps & {
  readonly name: keyof typeof AUTO_COMPLETE;
  readonly error: string | undefined;
  readonly isOffered: boolean;
}) {
  const t = useTranslations();
  const label = name === "personal_id" ? t("auth.personalId") : t(`profile.fields.${name}`);
  const hint =
    name === "personal_id" ? t("auth.personalIdHint", { length: PERSONAL_ID_LENGTH }) : undefined;
  return (
    <Field
      label={isOffered ? t("auth.offered", { field: label }) : label}
      autoComplete={AUTO_COMPLETE[name]}
      hint={hint}
      error={error}
      // The state is that of the code where one is known.
      {...form.register(name, name === "postal_code" ? { deps: ["state"] } : {})}
    />
  );
}

function TermsBox({ form, error }: FormProps & { readonly error: string | undefined }) {
  const t = useTranslations("auth");
  const { brand } = useClientContext();
  const ageMin = useAgeMin(useWatch({ control: form.control, name: "country" }));
  return (
    <Checkbox
      label={t.rich("terms", {
        age: ageMin,
        brand: brand.name,
        terms: (text) => <InNewTab page="terms-and-conditions">{text}</InNewTab>,
        privacy: (text) => <InNewTab page="privacy-policy">{text}</InNewTab>,
      })}
      error={error}
      {...form.register("terms_acceptance")}
    />
  );
}
