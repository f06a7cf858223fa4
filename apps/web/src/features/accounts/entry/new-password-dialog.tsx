import { resetPassword } from "@houselight/contracts/accounts";
import { Button, buttonClass } from "@houselight/ui/button";
import { PasswordField } from "@houselight/ui/password-field";
import { showToast } from "@houselight/ui/toast";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useForm } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import type * as z from "zod/mini";
import { call } from "../../../api/call.ts";
import { forgetPlayer } from "../../../data/accounts.ts";
import { FormAlert } from "../../../forms/form-alert.tsx";
import { reportInvalid } from "../../../forms/report-broken-rules.ts";
import { useFormErrors } from "../../../forms/use-form-errors.ts";
import { useRuleText } from "../../../i18n/error-text.ts";
import type { ModalProps } from "../../../shell/modal-host.tsx";
import { ModalLink, useGo } from "../../../shell/modal-link.tsx";
import { newPasswordRules } from "./password-pair.ts";
import { EntryDialog } from "./entry-dialog.tsx";

type NewPasswordValues = z.infer<typeof newPasswordRules>;
const FIELDS = ["password", "password_confirmation"] as const;

/** Sets a new password by the token of a mail's link (AUTH-21, OPEN-44). */
export default function NewPasswordDialog({ search }: ModalProps) {
  const t = useTranslations();
  const token = search.reset_password_token;
  return (
    <EntryDialog title={t("auth.newPasswordTitle")}>
      {token ? (
        <NewPasswordForm token={token} />
      ) : (
        <div className="flex flex-col gap-5">
          <p>{t("auth.newPasswordNoToken")}</p>
          <ModalLink
            modal="remind"
            replace
            className={buttonClass({ kind: "action", size: "large", wide: true })}
          >
            {t("auth.remindTitle")}
          </ModalLink>
        </div>
      )}
    </EntryDialog>
  );
}

function NewPasswordForm({ token }: { readonly token: string }) {
  const t = useTranslations("auth");
  const ruleText = useRuleText();
  const queryClient = useQueryClient();
  const router = useRouter();
  const { openModal } = useGo();
  const form = useForm<NewPasswordValues>({
    resolver: standardSchemaResolver(newPasswordRules),
    defaultValues: { password: "", password_confirmation: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const failure = useFormErrors<NewPasswordValues>("new_password", FIELDS, form.setError);
  const submit = form.handleSubmit(async (values) => {
    failure.clear();
    try {
      await call(resetPassword, { body: { user: { reset_password_token: token, ...values } } });
      // Whoever was signed in here is not any more.
      forgetPlayer(queryClient);
      showToast(t("newPasswordDone"), "success");
      await openModal("login", {}, true);
      await router.invalidate();
    } catch (error) {
      failure.show(error);
    }
  }, reportInvalid("new_password"));
  const looks = { showLabel: t("showPassword"), hideLabel: t("hidePassword") };
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-5"
      aria-busy={isSubmitting}
    >
      <p>{t("newPasswordText")}</p>
      <FormAlert text={failure.general} />
      <PasswordField
        {...looks}
        label={t("newPassword")}
        autoComplete="new-password"
        hint={t("passwordHint")}
        error={ruleText(errors.password?.message)}
        {...form.register("password")}
      />
      <PasswordField
        {...looks}
        label={t("newPasswordAgain")}
        autoComplete="new-password"
        error={ruleText(errors.password_confirmation?.message)}
        {...form.register("password_confirmation")}
      />
      <Button type="submit" kind="action" size="large" wide busy={isSubmitting}>
        {t("newPasswordSave")}
      </Button>
    </form>
  );
}
