import { isoBirthDate, registerPlayer } from "@houselight/contracts/accounts";
import { Button } from "@houselight/ui/button";
import { Checkbox } from "@houselight/ui/checkbox";
import { Dialog } from "@houselight/ui/dialog";
import { Field } from "@houselight/ui/field";
import { PasswordField } from "@houselight/ui/password-field";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useLocale, useTranslations } from "use-intl/react";
import { call } from "../../../api/call.ts";
import { useAgeMin, useClientContext } from "../../../data/configuration.ts";
import { useRuleText } from "../../../i18n/error-text.ts";
import type { ModalProps } from "../../../shell/modal-host.tsx";
import { ModalLink, useGo } from "../../../shell/modal-link.tsx";
import { BirthDateField } from "./birth-date-field.tsx";
import { CountrySelect, CurrencySelect } from "./registration-selects.tsx";
import { FormAlert } from "../../../forms/form-alert.tsx";
import { type RegistrationValues, registrationRules } from "./registration-rules.ts";
import { reportInvalid } from "../../../forms/report-broken-rules.ts";
import { useFormErrors } from "../../../forms/use-form-errors.ts";
import { useCaptcha } from "../captcha/use-captcha.tsx";
import { useSignedIn } from "../use-signed-in.ts";

const FIELDS = [
  "email",
  "password",
  "nickname",
  "country",
  "currency",
  "date_of_birth",
  "terms_acceptance",
] as const;

export default function RegistrationDialog({ search }: ModalProps) {
  const t = useTranslations();
  const { closeModal } = useGo();
  return (
    <Dialog
      open
      onClose={closeModal}
      title={t("auth.registrationTitle")}
      closeLabel={t("site.close")}
    >
      <RegistrationForm search={search} />
    </Dialog>
  );
}

function useRegistration({ search }: ModalProps) {
  const locale = useLocale();
  const { country, policy } = useClientContext();
  const goOn = useSignedIn();
  const captcha = useCaptcha();
  const [rules] = useState(() => registrationRules(new Date(), policy));
  const form = useForm<RegistrationValues>({
    resolver: standardSchemaResolver(rules),
    defaultValues: {
      email: search.email ?? "",
      password: "",
      nickname: "",
      country: country ?? "",
      currency: "",
      date_of_birth: { day: "", month: "", year: "" },
      terms_acceptance: false,
    },
  });
  const failure = useFormErrors<RegistrationValues>("registration", FIELDS, form.setError);
  const submit = form.handleSubmit(async (values) => {
    failure.clear();
    try {
      const date_of_birth = isoBirthDate(values.date_of_birth) ?? "";
      const user = { ...values, date_of_birth, terms_acceptance: true as const, locale };
      await captcha.send(user.email, (answer) =>
        call(registerPlayer, { body: { user: answer ? { ...user, captcha: answer } : user } }),
      );
      await goOn(search.redirect ?? "/");
    } catch (error) {
      failure.show(error);
    }
  }, reportInvalid("registration"));
  const ageMin = useAgeMin(useWatch({ control: form.control, name: "country" }));
  return { form, failure, submit, ageMin, policy, progress: captcha.progress };
}

function RegistrationForm({ search }: ModalProps) {
  const t = useTranslations("auth");
  const ruleText = useRuleText();
  const { brand } = useClientContext();
  const { form, failure, submit, ageMin, policy, progress } = useRegistration({ search });
  const { errors, isSubmitting } = form.formState;
  const birthError = errors.date_of_birth?.message ?? errors.date_of_birth?.root?.message;
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-5"
      aria-busy={isSubmitting}
    >
      <FormAlert text={failure.general} />
      {progress}
      <Field
        label={t("email")}
        type="email"
        autoComplete="email"
        error={ruleText(errors.email?.message)}
        {...form.register("email")}
      />
      <PasswordField
        label={t("password")}
        showLabel={t("showPassword")}
        hideLabel={t("hidePassword")}
        autoComplete="new-password"
        hint={t("passwordHint")}
        error={ruleText(errors.password?.message)}
        {...form.register("password")}
      />
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
          terms: (text) => <InNewTab to="/terms-and-conditions">{text}</InNewTab>,
          privacy: (text) => <InNewTab to="/privacy-policy">{text}</InNewTab>,
        })}
        error={ruleText(errors.terms_acceptance?.message)}
        {...form.register("terms_acceptance")}
      />
      <Button type="submit" kind="action" size="large" wide busy={isSubmitting}>
        {t("register")}
      </Button>
      <p className="text-center text-sm">
        {t("haveAccount")}{" "}
        <ModalLink
          modal="login"
          query={search.redirect ? { redirect: search.redirect } : {}}
          replace
          className="text-link"
        >
          {t("logIn")}
        </ModalLink>
      </p>
    </form>
  );
}

/** A link that leaves what was filled in where it is. */
function InNewTab({
  to,
  children,
}: {
  readonly to: "/terms-and-conditions" | "/privacy-policy";
  readonly children: ReactNode;
}) {
  return (
    <Link to={to} target="_blank" preload={false} className="text-link">
      {children}
    </Link>
  );
}
