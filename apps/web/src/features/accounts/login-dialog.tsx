import { signIn } from "@houselight/contracts/accounts";
import { Button } from "@houselight/ui/button";
import { Dialog } from "@houselight/ui/dialog";
import { Field } from "@houselight/ui/field";
import { PasswordField } from "@houselight/ui/password-field";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import type * as z from "zod/mini";
import { call } from "../../api/call.ts";
import { RefusedError } from "../../api/errors.ts";
import { useRuleText } from "../../i18n/error-text.ts";
import type { ModalProps } from "../../shell/modal-host.tsx";
import { ModalLink, useGo } from "../../shell/modal-link.tsx";
import { FormAlert } from "../../forms/form-alert.tsx";
import { useCaptcha } from "./captcha/use-captcha.tsx";
import { loginRules } from "./login-rules.ts";
import { reportInvalid } from "../../forms/report-broken-rules.ts";
import { useFormErrors } from "../../forms/use-form-errors.ts";
import { useSignedIn } from "./use-signed-in.ts";

type LoginValues = z.infer<typeof loginRules>;
const FIELDS = ["email", "password"] as const;

/** Returns true when the account is open, but for withdrawals only. */
const isRestricted = (error: unknown): boolean =>
  error instanceof RefusedError && error.fields.some(({ code }) => code === "account_restricted");

export default function LoginDialog({ search }: ModalProps) {
  const t = useTranslations();
  const ruleText = useRuleText();
  const { closeModal } = useGo();
  const goOn = useSignedIn();
  const captcha = useCaptcha();
  const form = useForm<LoginValues>({
    resolver: standardSchemaResolver(loginRules),
    defaultValues: { email: search.email ?? "", password: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const failure = useFormErrors<LoginValues>("login", FIELDS, form.setError);

  const [restricted, setRestricted] = useState(false);

  const enter = async (values: LoginValues, withdrawalsOnly: boolean) => {
    failure.clear();
    const user = withdrawalsOnly ? { ...values, withdrawals_only: true } : values;
    try {
      await captcha.send(user.email, (answer) =>
        call(signIn, { body: { user: answer ? { ...user, captcha: answer } : user } }),
      );
      await goOn(withdrawalsOnly ? "/profile/limits" : search.redirect);
    } catch (error) {
      setRestricted(isRestricted(error));
      failure.show(error);
    }
  };
  const submit = form.handleSubmit((values) => enter(values, false), reportInvalid("login"));
  const submitToWithdraw = form.handleSubmit((values) => enter(values, true));

  const query = search.redirect ? { redirect: search.redirect } : {};
  return (
    <Dialog open onClose={closeModal} title={t("auth.loginTitle")} closeLabel={t("site.close")}>
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className="flex flex-col gap-5"
        aria-busy={isSubmitting}
      >
        {search.redirect ? <p className="text-dim">{t("auth.loginToGoOn")}</p> : null}
        <FormAlert text={failure.general} />
        {restricted ? (
          <Button wide busy={isSubmitting} onClick={() => void submitToWithdraw()}>
            {t("auth.logInToWithdraw")}
          </Button>
        ) : null}
        {captcha.progress}
        <Field
          label={t("auth.email")}
          type="email"
          autoComplete="username"
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
        <Button type="submit" kind="action" size="large" wide busy={isSubmitting}>
          {t("auth.logIn")}
        </Button>
        <p className="text-center text-sm">
          {t("auth.noAccount")}{" "}
          <ModalLink modal="registration" query={query} replace className="text-link">
            {t("auth.register")}
          </ModalLink>
        </p>
      </form>
    </Dialog>
  );
}
