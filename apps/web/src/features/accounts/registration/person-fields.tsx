import { Checkbox } from "@houselight/ui/checkbox";
import { Field } from "@houselight/ui/field";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { useAgeMin, useClientContext } from "../../../data/configuration.ts";
import { useRuleText } from "../../../i18n/error-text.ts";
import { InNewTab } from "../in-new-tab.tsx";
import { BirthDateField } from "./birth-date-field.tsx";
import type { RegistrationValues } from "./registration-rules.ts";
import { CountrySelect, CurrencySelect } from "./registration-selects.tsx";

/** The fields of every registration besides e-mail and password. */
export function PersonFields({ form }: { readonly form: UseFormReturn<RegistrationValues> }) {
  const t = useTranslations("auth");
  const ruleText = useRuleText();
  const { brand, policy } = useClientContext();
  const ageMin = useAgeMin(useWatch({ control: form.control, name: "country" }));
  const { errors } = form.formState;
  const birthError = errors.date_of_birth?.message ?? errors.date_of_birth?.root?.message;
  return (
    <>
      {policy.sign_up_fields.includes("nickname") ? (
        <Field
          label={t("nickname")}
          autoComplete="nickname"
          error={ruleText(errors.nickname?.message)}
          {...form.register("nickname")}
        />
      ) : null}
      <CountrySelect form={form} error={ruleText(errors.country?.message)} />
      <CurrencySelect form={form} error={ruleText(errors.currency?.message)} />
      <BirthDateField
        register={(name, options) => form.register(name, options)}
        hint={t("dateOfBirthHint", { age: ageMin })}
        error={ruleText(birthError, { age: ageMin })}
      />
      <Checkbox
        label={t.rich("terms", {
          age: ageMin,
          brand: brand.name,
          terms: (text) => <InNewTab page="terms-and-conditions">{text}</InNewTab>,
          privacy: (text) => <InNewTab page="privacy-policy">{text}</InNewTab>,
        })}
        error={ruleText(errors.terms_acceptance?.message)}
        {...form.register("terms_acceptance")}
      />
    </>
  );
}
