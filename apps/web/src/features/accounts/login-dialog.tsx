import { signIn } from "@houselight/contracts/accounts";
import { Button } from "@houselight/ui/button";
import { Field } from "@houselight/ui/field";
import { PasswordField } from "@houselight/ui/password-field";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useEffect, useState } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import type * as z from "zod/mini";
import { call } from "../../api/call.ts";
import { RefusedError } from "../../api/errors.ts";
import { useRuleText } from "../../i18n/error-text.ts";
import type { ModalProps } from "../../shell/modal-host.tsx";
import { ModalLink } from "../../shell/modal-link.tsx";
import { FormAlert } from "../../forms/form-alert.tsx";
import { useCaptcha } from "../../forms/captcha/use-captcha.tsx";
import { OtherWays } from "./entry/other-ways.tsx";
import { offerToStore } from "./entry/stored-sign-in.ts";
import { deviceField } from "./landing/device-id.ts";
import { loginRules } from "./login-rules.ts";
import { PasskeyButton } from "./passkeys/passkey-button.tsx";
import { ProviderButtons } from "./social/provider-buttons.tsx";
import { reportInvalid } from "../../forms/report-broken-rules.ts";
import { useFormErrors } from "../../forms/use-form-errors.ts";
import { useSignedIn } from "./entry/use-signed-in.ts";
import { EntryDialog } from "./entry/entry-dialog.tsx";

type LoginValues = z.infer<typeof loginRules>;
const FIELDS = ["email", "password", "otp_attempt"] as const;

export default function LoginDialog({ search }: ModalProps) {
  const t = useTranslations();
  const goOn = useSignedIn();
  const captcha = useCaptcha();
  const form = useForm<LoginValues>({
    resolver: standardSchemaResolver(loginRules),
    defaultValues: { email: search.email ?? "", password: "", otp_attempt: "" },
  });
  /** The password was right, and the account wants a code too. */
  const [wantsCode, setWantsCode] = useState(false);
  const { isSubmitting } = form.formState;
  const failure = useFormErrors<LoginValues>("login", FIELDS, form.setError);

  /** The account is open, but for withdrawals only. */
  const [restricted, setRestricted] = useState(false);

  const enter = async ({ otp_attempt, ...credentials }: LoginValues, withdrawalsOnly: boolean) => {
    failure.clear();
    const user = {
      ...credentials,
      custom_login_reg: true,
      ...deviceField(),
      ...(otp_attempt ? { otp_attempt } : {}),
      ...(withdrawalsOnly ? { withdrawals_only: true } : {}),
    };
    try {
      await captcha.send(user.email, (answer) =>
        call(signIn, { body: { user: { ...user, captcha: answer ?? "" } } }),
      );
      void offerToStore(credentials.email, credentials.password);
      await goOn(search.redirect, { withdrawalsOnly });
    } catch (error) {
      const says = (code: string) => error instanceof RefusedError && error.has(code);
      setRestricted(says("account_restricted"));
      if (says("otp_required") && !wantsCode) {
        setWantsCode(true);
        return;
      }
      // The password has been changed since: from the start.
      if (says("wrong_credentials")) setWantsCode(false);
      failure.show(error);
    }
  };
  const submit = form.handleSubmit((values) => enter(values, false), reportInvalid("login"));
  const submitToWithdraw = form.handleSubmit(
    (values) => enter(values, true),
    reportInvalid("login"),
  );

  const query = search.redirect ? { redirect: search.redirect } : {};
  return (
    <EntryDialog title={t(wantsCode ? "auth.codeTitle" : "auth.loginTitle")}>
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className="flex flex-col gap-5"
        aria-busy={isSubmitting}
      >
        {search.redirect && !wantsCode ? <p className="text-dim">{t("auth.loginToGoOn")}</p> : null}
        <FormAlert text={failure.general} />
        {restricted ? (
          <Button wide busy={isSubmitting} onClick={() => void submitToWithdraw()}>
            {t("auth.logInToWithdraw")}
          </Button>
        ) : null}
        {captcha.progress}
        {wantsCode ? <CodeStep form={form} /> : <Credentials form={form} query={query} />}
        <Button type="submit" kind="action" size="large" wide busy={isSubmitting}>
          {t("auth.logIn")}
        </Button>
        {wantsCode ? null : (
          <OtherWays>
            <PasskeyButton
              onSignedIn={(withdrawalsOnly) => goOn(search.redirect, { withdrawalsOnly })}
            />
            <ProviderButtons redirect={search.redirect} />
          </OtherWays>
        )}
        {wantsCode ? null : (
          <p className="text-center text-sm">
            {t("auth.noAccount")}{" "}
            <ModalLink modal="registration" query={query} replace className="text-link">
              {t("auth.register")}
            </ModalLink>
          </p>
        )}
      </form>
    </EntryDialog>
  );
}

interface StepProps {
  readonly form: UseFormReturn<LoginValues>;
}

function Credentials({
  form,
  query,
}: StepProps & { readonly query: { readonly redirect?: string } }) {
  const t = useTranslations();
  const ruleText = useRuleText();
  const { errors } = form.formState;
  return (
    <>
      <Field
        label={t("auth.email")}
        type="email"
        // Browsers that can offer passkeys here too.
        autoComplete="username webauthn"
        error={ruleText(errors.email?.message)}
        {...form.register("email")}
      />
      <PasswordField
        label={t("auth.password")}
        showLabel={t("auth.showPassword")}
        hideLabel={t("auth.hidePassword")}
        autoComplete="current-password"
        error={ruleText(errors.password?.message)}
        {...form.register("password")}
      />
      <ModalLink
        modal="remind"
        query={query}
        replace
        className="-mt-3 text-link self-start text-sm"
      >
        {t("auth.forgot")}
      </ModalLink>
    </>
  );
}

/** The code of the app, or a recovery code, once the password was right (AUTH-03). */
function CodeStep({ form }: StepProps) {
  const t = useTranslations("auth");
  const ruleText = useRuleText();
  const error = form.formState.errors.otp_attempt?.message;
  useEffect(() => form.setFocus("otp_attempt"), [form]);
  return (
    <>
      <p>{t("codeText")}</p>
      <Field
        label={t("code")}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        hint={t("codeHint")}
        error={ruleText(error)}
        {...form.register("otp_attempt")}
      />
    </>
  );
}
