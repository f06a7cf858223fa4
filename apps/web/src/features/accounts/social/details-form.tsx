import { isoBirthDate, updateAuthDetails } from "@houselight/contracts/accounts";
import { Button } from "@houselight/ui/button";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useLocale, useTranslations } from "use-intl/react";
import { call } from "../../../api/call.ts";
import { useClientContext } from "../../../data/configuration.ts";
import { FormAlert } from "../../../forms/form-alert.tsx";
import { reportInvalid } from "../../../forms/report-broken-rules.ts";
import { useFormErrors } from "../../../forms/use-form-errors.ts";
import { PersonFields } from "../registration/person-fields.tsx";
import { detailsRules, type RegistrationValues } from "../registration/registration-rules.ts";
import { useSignedIn } from "../entry/use-signed-in.ts";

const FIELDS = ["nickname", "country", "currency", "date_of_birth", "terms_acceptance"] as const;

/** Asks a new player, whom a provider has proven, for what it does not say (AUTH-16). */
export function DetailsForm({
  email,
  redirect,
}: {
  readonly email: string;
  readonly redirect: string;
}) {
  const t = useTranslations("auth");
  const locale = useLocale();
  const { country, policy } = useClientContext();
  const goOn = useSignedIn();
  const [rules] = useState(() => detailsRules(new Date(), policy));
  const form = useForm<RegistrationValues>({
    resolver: standardSchemaResolver(rules),
    defaultValues: {
      email,
      password: "",
      nickname: "",
      country: country ?? "",
      currency: "",
      date_of_birth: { day: "", month: "", year: "" },
      terms_acceptance: false,
    },
  });
  const failure = useFormErrors<RegistrationValues>("registration", FIELDS, form.setError);
  const submit = form.handleSubmit(async ({ nickname, country: home, currency, ...values }) => {
    failure.clear();
    try {
      const date_of_birth = isoBirthDate(values.date_of_birth) ?? "";
      const user = { nickname, country: home, currency, date_of_birth };
      const consent = { terms_acceptance: true as const, locale };
      await call(updateAuthDetails, { body: { user: { ...user, ...consent } } });
      await goOn(redirect);
    } catch (error) {
      failure.show(error);
    }
  }, reportInvalid("registration"));
  const { isSubmitting } = form.formState;
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-5"
      aria-busy={isSubmitting}
    >
      <FormAlert text={failure.general} />
      <PersonFields form={form} />
      <Button type="submit" kind="action" size="large" wide busy={isSubmitting}>
        {t("register")}
      </Button>
    </form>
  );
}
