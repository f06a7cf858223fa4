import { isoBirthDate, registerPlayer } from "@houselight/contracts/accounts";
import { Button } from "@houselight/ui/button";
import { Dialog } from "@houselight/ui/dialog";
import { Field } from "@houselight/ui/field";
import { PasswordField } from "@houselight/ui/password-field";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useLocale, useTranslations } from "use-intl/react";
import { call } from "../../../api/call.ts";
import { useClientContext } from "../../../data/configuration.ts";
import { useRuleText } from "../../../i18n/error-text.ts";
import type { ModalProps } from "../../../shell/modal-host.tsx";
import { ModalLink, useGo } from "../../../shell/modal-link.tsx";
import { PersonFields } from "./person-fields.tsx";
import { FormAlert } from "../../../forms/form-alert.tsx";
import { type RegistrationValues, registrationRules } from "./registration-rules.ts";
import { reportInvalid } from "../../../forms/report-broken-rules.ts";
import { useFormErrors } from "../../../forms/use-form-errors.ts";
import { useCaptcha } from "../captcha/use-captcha.tsx";
import { OtherWays } from "../entry/other-ways.tsx";
import { ProviderButtons } from "../social/provider-buttons.tsx";
import { useSignedIn } from "../entry/use-signed-in.ts";

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
  return { form, failure, submit, progress: captcha.progress };
}

function RegistrationForm({ search }: ModalProps) {
  const t = useTranslations("auth");
  const ruleText = useRuleText();
  const { form, failure, submit, progress } = useRegistration({ search });
  const { errors, isSubmitting } = form.formState;
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
      <PersonFields form={form} />
      <Button type="submit" kind="action" size="large" wide busy={isSubmitting}>
        {t("register")}
      </Button>
      <OtherWays>
        <ProviderButtons redirect={search.redirect} />
      </OtherWays>
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
