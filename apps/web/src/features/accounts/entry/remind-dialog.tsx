import { email, remindPassword } from "@houselight/contracts/accounts";
import { Button } from "@houselight/ui/button";
import { Field } from "@houselight/ui/field";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import * as z from "zod/mini";
import { call } from "../../../api/call.ts";
import { useClientContext } from "../../../data/configuration.ts";
import { FormAlert } from "../../../forms/form-alert.tsx";
import { reportInvalid } from "../../../forms/report-broken-rules.ts";
import { useFormErrors } from "../../../forms/use-form-errors.ts";
import { useRuleText } from "../../../i18n/error-text.ts";
import type { ModalProps } from "../../../shell/modal-host.tsx";
import { ModalLink } from "../../../shell/modal-link.tsx";
import { useCaptcha } from "../../../forms/captcha/use-captcha.tsx";
import { EntryDialog } from "./entry-dialog.tsx";

const rules = z.object({ email });
type RemindValues = z.infer<typeof rules>;
const FIELDS = ["email"] as const;

/** Sends a link for a new password to an e-mail, whether it has an account or not (AUTH-21). */
export default function RemindDialog({ search }: ModalProps) {
  const t = useTranslations();
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <EntryDialog title={t(sentTo === null ? "auth.remindTitle" : "auth.remindSentTitle")}>
      <div className="flex flex-col gap-5">
        {sentTo === null ? <RemindForm search={search} onSent={setSentTo} /> : <Sent to={sentTo} />}
        <p className="text-dim text-sm">{t("auth.remindNever")}</p>
        <p className="text-center text-sm">
          <ModalLink
            modal="login"
            query={search.redirect ? { redirect: search.redirect } : {}}
            replace
            className="text-link"
          >
            {t("auth.backToLogin")}
          </ModalLink>
        </p>
      </div>
    </EntryDialog>
  );
}

function RemindForm({ search, onSent }: ModalProps & { readonly onSent: (email: string) => void }) {
  const t = useTranslations("auth");
  const ruleText = useRuleText();
  const captcha = useCaptcha();
  const form = useForm<RemindValues>({
    resolver: standardSchemaResolver(rules),
    defaultValues: { email: search.email ?? "" },
  });
  const { errors, isSubmitting } = form.formState;
  const failure = useFormErrors<RemindValues>("remind", FIELDS, form.setError);
  const submit = form.handleSubmit(async (user) => {
    failure.clear();
    try {
      await captcha.send(user.email, (answer) =>
        call(remindPassword, { body: { user: answer ? { ...user, captcha: answer } : user } }),
      );
      onSent(user.email);
    } catch (error) {
      failure.show(error);
    }
  }, reportInvalid("remind"));
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-5"
      aria-busy={isSubmitting}
    >
      <p>{t("remindText")}</p>
      <FormAlert text={failure.general} />
      {captcha.progress}
      <Field
        label={t("email")}
        type="email"
        autoComplete="username"
        error={ruleText(errors.email?.message)}
        {...form.register("email")}
      />
      <Button type="submit" kind="action" size="large" wide busy={isSubmitting}>
        {t("remindSend")}
      </Button>
    </form>
  );
}

function Sent({ to }: { readonly to: string }) {
  const t = useTranslations("auth");
  const { brand } = useClientContext();
  return (
    <div role="status" className="flex flex-col gap-4">
      <p className="break-words">{t("remindSent", { email: to })}</p>
      <p className="text-dim text-sm">{t("remindNothing", { email: brand.support_email })}</p>
    </div>
  );
}
