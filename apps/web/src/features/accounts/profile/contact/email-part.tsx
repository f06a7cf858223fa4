import { askEmailChange, currentPassword, email } from "@houselight/contracts/accounts";
import { Badge } from "@houselight/ui/badge";
import { Button } from "@houselight/ui/button";
import { Field } from "@houselight/ui/field";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import * as z from "zod/mini";
import { call } from "../../../../api/call.ts";
import { reportInvalid } from "../../../../forms/report-broken-rules.ts";
import { useFormErrors } from "../../../../forms/use-form-errors.ts";
import { useRuleText } from "../../../../i18n/error-text.ts";
import { useToast } from "../../../../i18n/page/use-toast.ts";
import { ContactForm, CurrentPassword } from "./contact-form.tsx";

const rules = z.object({ email, current_password: currentPassword });
type EmailValues = z.infer<typeof rules>;
const FIELDS = ["email", "current_password"] as const;

/** Shows a player's e-mail, and asks for another one. */
export function EmailPart({
  address,
  isConfirmed,
}: {
  readonly address: string;
  readonly isConfirmed: boolean;
}) {
  const t = useTranslations();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="mt-6 rounded-tile bg-surface-1 p-5">
      <h2 className="mb-2 flex flex-wrap items-center gap-3 text-lg">
        {t("security.emailTitle")}
        <Badge tone={isConfirmed ? "good" : "waiting"}>
          {t(isConfirmed ? "security.confirmed" : "security.unconfirmed")}
        </Badge>
      </h2>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <p className="min-w-0 grow break-all">{address}</p>
        {isOpen ? null : <Button onClick={() => setOpen(true)}>{t("contact.change")}</Button>}
      </div>
      {isOpen ? <EmailForm onClose={() => setOpen(false)} /> : null}
    </section>
  );
}

function EmailForm({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations();
  const toast = useToast();
  const ruleText = useRuleText();
  const form = useForm<EmailValues>({
    resolver: standardSchemaResolver(rules),
    defaultValues: { email: "", current_password: "" },
  });
  const { errors, isSubmitting } = form.formState;
  // It stands where the button was that opened it.
  useEffect(() => form.setFocus("email"), [form]);
  const failure = useFormErrors<EmailValues>("profile", FIELDS, form.setError);
  const submit = form.handleSubmit(async (user) => {
    failure.clear();
    try {
      await call(askEmailChange, { body: { user } });
      toast((say) => say("contact.sent"), "success");
      onClose();
    } catch (error) {
      failure.show(error);
    }
  }, reportInvalid("profile"));
  return (
    <ContactForm
      text={<p className="text-dim text-sm">{t("contact.emailText")}</p>}
      failure={failure.general}
      sendLabel={t("contact.send")}
      busy={isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label={t("contact.newEmail")}
        type="email"
        autoComplete="email"
        error={ruleText(errors.email?.message)}
        {...form.register("email")}
      />
      <CurrentPassword
        error={errors.current_password?.message}
        registration={form.register("current_password")}
      />
    </ContactForm>
  );
}
