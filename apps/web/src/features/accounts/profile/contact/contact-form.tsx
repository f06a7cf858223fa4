import { Button } from "@houselight/ui/button";
import { PasswordField } from "@houselight/ui/password-field";
import type { ReactNode } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { FormAlert } from "../../../../forms/form-alert.tsx";
import { useRuleText } from "../../../../i18n/error-text.ts";

/** The frame of a form in which a player changes e-mail or phone: fields between a text and two buttons. */
export function ContactForm({
  text,
  failure,
  sendLabel,
  busy,
  onSubmit,
  onClose,
  children,
}: {
  readonly text: ReactNode;
  /** Says what is wrong with the whole form. */
  readonly failure: string | null;
  readonly sendLabel: string;
  readonly busy: boolean;
  readonly onSubmit: () => Promise<void>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const t = useTranslations("security");
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
      className="mt-4 flex max-w-md flex-col gap-5"
      aria-busy={busy}
    >
      {text}
      <FormAlert text={failure} />
      {children}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="action" busy={busy}>
          {sendLabel}
        </Button>
        <Button kind="bare" onClick={onClose}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}

/** Asks for the password again: a change of this kind is not for whoever finds the page open. */
export function CurrentPassword({
  error,
  registration,
}: {
  readonly error: string | undefined;
  readonly registration: UseFormRegisterReturn;
}) {
  const t = useTranslations();
  const ruleText = useRuleText();
  return (
    <PasswordField
      label={t("security.currentPassword")}
      showLabel={t("auth.showPassword")}
      hideLabel={t("auth.hidePassword")}
      autoComplete="current-password"
      error={ruleText(error)}
      {...registration}
    />
  );
}
