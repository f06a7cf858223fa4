import { changePassword } from "@houselight/contracts/accounts";
import { Button } from "@houselight/ui/button";
import { PasswordField } from "@houselight/ui/password-field";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import type * as z from "zod/mini";
import { call } from "../../../api/call.ts";
import { sessionsQuery } from "../../../data/accounts.ts";
import { FormAlert } from "../../../forms/form-alert.tsx";
import { reportInvalid } from "../../../forms/report-broken-rules.ts";
import { useFormErrors } from "../../../forms/use-form-errors.ts";
import { useRuleText } from "../../../i18n/error-text.ts";
import { useToast } from "../../../i18n/page/use-toast.ts";
import { changeRules } from "../entry/password-pair.ts";

type ChangeValues = z.infer<typeof changeRules>;
const FIELDS = ["current_password", "password", "password_confirmation"] as const;
const EMPTY: ChangeValues = { current_password: "", password: "", password_confirmation: "" };

/** Changes the player's password; all other sessions end. */
export function PasswordForm({ email }: { readonly email: string }) {
  const t = useTranslations();
  const toast = useToast();
  const ruleText = useRuleText();
  const queryClient = useQueryClient();
  const form = useForm<ChangeValues>({
    resolver: standardSchemaResolver(changeRules),
    defaultValues: EMPTY,
  });
  const { errors, isSubmitting } = form.formState;
  const failure = useFormErrors<ChangeValues>("security", FIELDS, form.setError);
  const submit = form.handleSubmit(async (user) => {
    failure.clear();
    try {
      await call(changePassword, { body: { user } });
      form.reset(EMPTY);
      toast((say) => say("security.passwordChanged"), "success");
      await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    } catch (error) {
      failure.show(error);
    }
  }, reportInvalid("security"));
  const looks = { showLabel: t("auth.showPassword"), hideLabel: t("auth.hidePassword") };
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex max-w-md flex-col gap-5"
      aria-busy={isSubmitting}
    >
      <FormAlert text={failure.general} />
      {/* Tells password managers whose password it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...looks}
        label={t("security.currentPassword")}
        autoComplete="current-password"
        error={ruleText(errors.current_password?.message)}
        {...form.register("current_password")}
      />
      <PasswordField
        {...looks}
        label={t("auth.newPassword")}
        autoComplete="new-password"
        hint={t("auth.passwordHint")}
        error={ruleText(errors.password?.message)}
        {...form.register("password")}
      />
      <PasswordField
        {...looks}
        label={t("auth.newPasswordAgain")}
        autoComplete="new-password"
        error={ruleText(errors.password_confirmation?.message)}
        {...form.register("password_confirmation")}
      />
      <Button type="submit" kind="action" className="self-start" busy={isSubmitting}>
        {t("security.changePassword")}
      </Button>
    </form>
  );
}
