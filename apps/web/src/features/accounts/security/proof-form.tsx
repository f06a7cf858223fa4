import { currentPassword, requiredText } from "@houselight/contracts/accounts";
import { Button } from "@houselight/ui/button";
import { Field } from "@houselight/ui/field";
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

export interface Proof {
  readonly current_password: string;
  readonly otp_attempt: string;
}
const FIELDS = ["current_password", "otp_attempt"] as const;

/** Asks for what proves that it is the owner: the password, a code of the app, or both. */
export function ProofForm({
  asks,
  action,
  kind = "action",
  codeHint,
  component = "security",
  onSend,
  onCancel,
  children,
}: {
  readonly asks: readonly ("password" | "code")[];
  readonly action: string;
  readonly kind?: "action" | "danger";
  readonly codeHint?: string;
  /** Form under which broken rules are reported. */
  readonly component?: "security" | "profile";
  readonly onSend: (proof: Proof) => Promise<void>;
  readonly onCancel: () => void;
  /** Fields before the proof. */
  readonly children?: ReactNode;
}) {
  const t = useTranslations();
  const ruleText = useRuleText();
  const [wantsPassword, wantsCode] = [asks.includes("password"), asks.includes("code")];
  const rules = z.object({
    current_password: wantsPassword ? currentPassword : z.string(),
    otp_attempt: wantsCode ? requiredText : z.string(),
  });
  const form = useForm<Proof>({
    resolver: standardSchemaResolver(rules),
    defaultValues: { current_password: "", otp_attempt: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const comesFirst = !children;
  // It stands where the button was that opened it.
  useEffect(() => {
    if (comesFirst) form.setFocus(wantsPassword ? "current_password" : "otp_attempt");
  }, [form, wantsPassword, comesFirst]);
  const failure = useFormErrors<Proof>(component, FIELDS, form.setError);
  const submit = form.handleSubmit(async (proof) => {
    failure.clear();
    try {
      await onSend(proof);
    } catch (error) {
      failure.show(error);
    }
  }, reportInvalid(component));
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex max-w-md flex-col gap-5"
      aria-busy={isSubmitting}
    >
      <FormAlert text={failure.general} />
      {children}
      {wantsPassword ? (
        <PasswordField
          label={t("security.currentPassword")}
          showLabel={t("auth.showPassword")}
          hideLabel={t("auth.hidePassword")}
          autoComplete="current-password"
          error={ruleText(errors.current_password?.message)}
          {...form.register("current_password")}
        />
      ) : null}
      {wantsCode ? (
        <Field
          label={t("security.codeFromApp")}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          hint={codeHint}
          error={ruleText(errors.otp_attempt?.message)}
          {...form.register("otp_attempt")}
        />
      ) : null}
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
