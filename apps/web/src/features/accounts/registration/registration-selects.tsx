import { Select } from "@houselight/ui/select";
import { useQuery } from "@tanstack/react-query";
import type { UseFormReturn } from "react-hook-form";
import { useLocale, useTranslations } from "use-intl/react";
import { countriesQuery, currenciesQuery } from "../../../data/configuration.ts";
import type { RegistrationValues } from "./registration-rules.ts";

interface ChoiceProps {
  readonly form: UseFormReturn<RegistrationValues>;
  readonly error: string | undefined;
}

/** Returns the countries served, by their names in the visitor's language. */
export function useCountryOptions(): readonly { readonly code: string; readonly name: string }[] {
  const locale = useLocale();
  const { data: countries = [] } = useQuery(countriesQuery);
  const names = new Intl.DisplayNames(locale, { type: "region" });
  return countries
    .map(({ code }) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => one.name.localeCompare(other.name, locale));
}

export function CountrySelect({ form, error }: ChoiceProps) {
  const t = useTranslations("auth");
  const options = useCountryOptions();
  return (
    // The list comes after the form: a new key lets the preset country be chosen then.
    <Select
      key={options.length}
      label={t("country")}
      autoComplete="country"
      error={error}
      // The age that is asked for is the country's.
      {...form.register("country", { deps: ["date_of_birth"] })}
    >
      <option value="">{t("choose")}</option>
      {options.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  );
}

/** Currencies in the order in which the server offers them, money apart from crypto (WALLET-07). */
export function CurrencySelect({ form, error }: ChoiceProps) {
  const t = useTranslations("auth");
  const locale = useLocale();
  const { data: currencies = [] } = useQuery(currenciesQuery);
  const names = new Intl.DisplayNames(locale, { type: "currency" });
  const label = (code: string) => {
    const name = code.length === 3 ? names.of(code) : undefined;
    return name && name !== code ? `${code}, ${name}` : code;
  };
  const group = (fiat: boolean) =>
    currencies
      .filter((currency) => currency.fiat === fiat)
      .map(({ code }) => (
        <option key={code} value={code}>
          {fiat ? label(code) : code}
        </option>
      ));
  const crypto = group(false);
  return (
    <Select
      key={currencies.length}
      label={t("currency")}
      hint={t("currencyHint")}
      error={error}
      {...form.register("currency")}
    >
      <option value="">{t("choose")}</option>
      <optgroup label={t("fiat")}>{group(true)}</optgroup>
      {crypto.length > 0 ? <optgroup label={t("crypto")}>{crypto}</optgroup> : null}
    </Select>
  );
}
