import { currentPassword } from "@houselight/contracts/accounts";
import { Button } from "@houselight/ui/button";
import { PasswordField } from "@houselight/ui/password-field";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { type ReactNode, useEffect } from "react";
import { useForm } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import * as z from "zod/mini";
import { FormAlert } from "../../../forms/form-alert.tsx";
import { reportInvalid } from "../../../forms/report-broken-rules.ts";
import { useFormErrors } from "../../../forms/use-form-errors.ts";
import { useRuleText } from "../../../i18n/error-text.ts";

const rules = z.object({ current_password: currentPassword });
type Values = z.infer<typeof rules>;
const FIELDS = ["current_password"] as const;

/** Asks for the password before something that a borrowed session must not do. */
export function PasswordStep({
  action,
  kind = "action",
  onSend,
  onCancel,
  children,
}: {
  readonly action: string;
  readonly kind?: "action" | "danger";
  readonly onSend: (password: string) => Promise<void>;
  readonly onCancel: () => void;
  /** Fields before the password. */
  readonly children?: ReactNode;
}) {
  const t = useTranslations();
  const ruleText = useRuleText();
  const form = useForm<Values>({
    resolver: standardSchemaResolver(rules),
    defaultValues: { current_password: "" },
  });
  const { errors, isSubmitting } = form.formState;
  // It stands where the button was that opened it.
  useEffect(() => {
    if (!children) form.setFocus("current_password");
  }, [form, children]);
  const failure = useFormErrors<Values>("profile", FIELDS, form.setError);
  const submit = form.handleSubmit(async ({ current_password: password }) => {
    failure.clear();
    try {
      await onSend(password);
    } catch (error) {
      failure.show(error);
    }
  }, reportInvalid("profile"));
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="mt-4 flex max-w-md flex-col gap-5"
      aria-busy={isSubmitting}
    >
      <FormAlert text={failure.general} />
      {children}
      <PasswordField
        label={t("security.currentPassword")}
        showLabel={t("auth.showPassword")}
        hideLabel={t("auth.hidePassword")}
        autoComplete="current-password"
        error={ruleText(errors.current_password?.message)}
        {...form.register("current_password")}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind={kind} busy={isSubmitting}>
          {action}
        </Button>
        <Button kind="bare" onClick={onCancel}>
          {t("security.cancel")}
        </Button>
      </div>
    </form>
  );
}
