import {
  askPhoneCode,
  confirmPhone,
  currentPassword,
  type PlayerView,
  phone,
  requiredText,
} from "@houselight/contracts/accounts";
import { Badge } from "@houselight/ui/badge";
import { Button } from "@houselight/ui/button";
import { Field } from "@houselight/ui/field";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import * as z from "zod/mini";
import { call } from "../../../../api/call.ts";
import { reloadPlayer } from "../../../../data/accounts.ts";
import { reportInvalid } from "../../../../forms/report-broken-rules.ts";
import { useFormErrors } from "../../../../forms/use-form-errors.ts";
import { useRuleText } from "../../../../i18n/error-text.ts";
import { useToast } from "../../../../i18n/page/use-toast.ts";
import { ContactForm, CurrentPassword } from "./contact-form.tsx";

/** Shows a player's phone number, and confirms it or another one by a code. */
export function PhonePart({ player }: { readonly player: PlayerView }) {
  const t = useTranslations();
  const [isOpen, setOpen] = useState(false);
  const confirmed = player.mobile_phone_confirmed;
  return (
    <section className="mt-4 rounded-tile bg-surface-1 p-5">
      <h2 className="mb-2 flex flex-wrap items-center gap-3 text-lg">
        {t("contact.phoneTitle")}
        {player.mobile_phone ? (
          <Badge tone={confirmed ? "good" : "waiting"}>
            {t(confirmed ? "security.confirmed" : "security.unconfirmed")}
          </Badge>
        ) : null}
      </h2>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <p className={player.mobile_phone ? "min-w-0 grow" : "min-w-0 grow text-dim"}>
          {player.mobile_phone ?? t("contact.noPhone")}
        </p>
        {isOpen ? null : (
          <Button onClick={() => setOpen(true)}>
            {t(confirmed ? "contact.changePhone" : "contact.confirmPhone")}
          </Button>
        )}
      </div>
      {isOpen ? (
        <PhoneForms number={player.mobile_phone ?? ""} onClose={() => setOpen(false)} />
      ) : null}
    </section>
  );
}

function PhoneForms({
  number,
  onClose,
}: {
  readonly number: string;
  readonly onClose: () => void;
}) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return sentTo === null ? (
    <NumberForm number={number} onSent={setSentTo} onClose={onClose} />
  ) : (
    <CodeForm sentTo={sentTo} onClose={onClose} />
  );
}

const numberRules = z.object({ mobile_phone: phone, current_password: currentPassword });
type NumberValues = z.infer<typeof numberRules>;
const NUMBER_FIELDS = ["mobile_phone", "current_password"] as const;

function NumberForm({
  number,
  onSent,
  onClose,
}: {
  readonly number: string;
  readonly onSent: (phone: string) => void;
  readonly onClose: () => void;
}) {
  const t = useTranslations();
  const ruleText = useRuleText();
  const form = useForm<NumberValues>({
    resolver: standardSchemaResolver(numberRules),
    defaultValues: { mobile_phone: number, current_password: "" },
  });
  const { errors, isSubmitting } = form.formState;
  // It stands where the button was that opened it.
  useEffect(() => form.setFocus("mobile_phone"), [form]);
  const failure = useFormErrors<NumberValues>("profile", NUMBER_FIELDS, form.setError);
  const submit = form.handleSubmit(async (user) => {
    failure.clear();
    try {
      onSent((await call(askPhoneCode, { body: { user } })).mobile_phone);
    } catch (error) {
      failure.show(error);
    }
  }, reportInvalid("profile"));
  return (
    <ContactForm
      text={<p className="text-dim text-sm">{t("contact.phoneText")}</p>}
      failure={failure.general}
      sendLabel={t("contact.sendCode")}
      busy={isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label={t("contact.phoneTitle")}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint={t("profile.phoneHint")}
        error={ruleText(errors.mobile_phone?.message)}
        {...form.register("mobile_phone")}
      />
      <CurrentPassword
        error={errors.current_password?.message}
        registration={form.register("current_password")}
      />
    </ContactForm>
  );
}

const codeRules = z.object({ code: requiredText });
type CodeValues = z.infer<typeof codeRules>;
const CODE_FIELDS = ["code"] as const;

function CodeForm({ sentTo, onClose }: { readonly sentTo: string; readonly onClose: () => void }) {
  const t = useTranslations();
  const toast = useToast();
  const ruleText = useRuleText();
  const queryClient = useQueryClient();
  const form = useForm<CodeValues>({
    resolver: standardSchemaResolver(codeRules),
    defaultValues: { code: "" },
  });
  const { errors, isSubmitting } = form.formState;
  useEffect(() => form.setFocus("code"), [form]);
  const failure = useFormErrors<CodeValues>("profile", CODE_FIELDS, form.setError);
  const submit = form.handleSubmit(async (body) => {
    failure.clear();
    try {
      await call(confirmPhone, { body });
      // The code is used up, whether the player can be read just then or not.
      await reloadPlayer(queryClient).catch(() => undefined);
      toast((say) => say("contact.phoneDone"), "success");
      onClose();
    } catch (error) {
      failure.show(error);
    }
  }, reportInvalid("profile"));
  return (
    <ContactForm
      text={
        <p role="status" className="text-sm">
          {t("contact.codeSent", { phone: sentTo })}
        </p>
      }
      failure={failure.general}
      sendLabel={t("contact.confirmPhone")}
      busy={isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label={t("contact.code")}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        error={ruleText(errors.code?.message)}
        {...form.register("code")}
      />
    </ContactForm>
  );
}
