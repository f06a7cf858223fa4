import { CHAT_TEXT_MAX, contactMessage, sendContactMessage } from "@houselight/contracts/support";
import { Button } from "@houselight/ui/button";
import { Field, TextArea } from "@houselight/ui/field";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import type * as z from "zod/mini";
import { call } from "../../api/call.ts";
import { newId } from "../../api/new-id.ts";
import { usePlayer } from "../../data/accounts.ts";
import { chatQuery } from "../../data/visitor/support.ts";
import { useCaptcha } from "../../forms/captcha/use-captcha.tsx";
import { FormAlert } from "../../forms/form-alert.tsx";
import { reportInvalid } from "../../forms/report-broken-rules.ts";
import { useFormErrors } from "../../forms/use-form-errors.ts";
import { useRuleText } from "../../i18n/error-text.ts";
import { restOf } from "./rest-of.ts";

type ContactValues = z.infer<typeof contactMessage>;
const FIELDS = ["name", "email", "message"] as const;

/** Writes to people of the house by a form (SUPPORT-05). A player's name and e-mail are known. */
export function ContactForm() {
  const t = useTranslations("support");
  const ruleText = useRuleText();
  const player = usePlayer();
  const { form, failure, captcha, submit, isSent } = useContactForm();
  const { errors, isSubmitting } = form.formState;
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-5"
      aria-busy={isSubmitting}
    >
      <FormAlert text={failure.general} />
      {captcha.progress}
      {player ? null : (
        <>
          <Field
            label={t("name")}
            autoComplete="name"
            error={ruleText(errors.name?.message)}
            {...form.register("name")}
          />
          <Field
            label={t("email")}
            type="email"
            autoComplete="email"
            error={ruleText(errors.email?.message)}
            {...form.register("email")}
          />
        </>
      )}
      <TextArea
        label={t("message")}
        rows={4}
        error={ruleText(errors.message?.message, { max: CHAT_TEXT_MAX })}
        {...form.register("message")}
      />
      <Button type="submit" kind="action" size="large" wide busy={isSubmitting}>
        {t("sendForm")}
      </Button>
      <output className="text-mint text-sm empty:-mb-5">{isSent ? t("sent") : ""}</output>
    </form>
  );
}

function useContactForm() {
  const player = usePlayer();
  const queryClient = useQueryClient();
  const captcha = useCaptcha();
  const [isSent, setIsSent] = useState(false);
  // A form that was not answered keeps its id: sent again, it counts once.
  const id = useRef(newId());
  const known = {
    name: player?.nickname || player?.first_name || player?.email.slice(0, 60) || "",
    email: player?.email ?? "",
  };
  const form = useForm<ContactValues>({
    resolver: standardSchemaResolver(contactMessage),
    defaultValues: { ...known, message: "" },
  });
  const failure = useFormErrors<ContactValues>("contact", FIELDS, form.setError);
  const submit = form.handleSubmit(async (values) => {
    failure.clear();
    setIsSent(false);
    try {
      await captcha.send(values.email, (answer) =>
        call(sendContactMessage, {
          body: { ...values, id: id.current, ...(answer ? { captcha: answer } : {}) },
        }),
      );
      id.current = newId();
      const typed = form.getValues();
      form.reset({ ...typed, message: restOf(typed.message, values.message) });
      setIsSent(true);
      await queryClient.invalidateQueries({ queryKey: chatQuery.queryKey });
    } catch (error) {
      failure.show(error);
    }
  }, reportInvalid("contact"));
  return { form, failure, captcha, submit, isSent };
}
