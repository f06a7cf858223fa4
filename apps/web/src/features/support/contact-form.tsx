import type { PlayerView } from "@houselight/contracts/accounts";
import { CHAT_TEXT_MAX, contactMessage, sendContactMessage } from "@houselight/contracts/support";
import { Button } from "@houselight/ui/button";
import { Field, TextArea } from "@houselight/ui/field";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import type * as z from "zod/mini";
import { call } from "../../api/call.ts";
import { usePlayer } from "../../data/accounts.ts";
import { CHAT_FIELDS, chatDraft } from "../../data/visitor/chat/chat-draft.ts";
import { chatQuery } from "../../data/visitor/chat/support.ts";
import { useCaptcha } from "../../forms/captcha/use-captcha.tsx";
import { FormAlert } from "../../forms/form-alert.tsx";
import { reportInvalid } from "../../forms/report-broken-rules.ts";
import { useFormErrors } from "../../forms/use-form-errors.ts";
import { useRuleText } from "../../i18n/error-text.ts";
import { sendWord } from "./word/send-word.ts";
import { useKeptForm } from "./word/use-kept-form.ts";
import { useUnseenError } from "./word/use-unseen-error.ts";

type ContactValues = z.infer<typeof contactMessage>;

/** Writes to people of the house by a form (SUPPORT-05). Whoever signs in or out has another one. */
export function ContactForm() {
  const player = usePlayer();
  return <FormOf key={player?.id ?? "guest"} player={player} />;
}

/** The form of a guest, or of a player, whose name and e-mail are known. */
function FormOf({ player }: { readonly player: PlayerView | null }) {
  const t = useTranslations("support");
  const ruleText = useRuleText();
  const { form, field, failure, captcha, submit, isSent } = useContactForm(player);
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
            {...field("name")}
          />
          <Field
            label={t("email")}
            type="email"
            autoComplete="email"
            error={ruleText(errors.email?.message)}
            {...field("email")}
          />
        </>
      )}
      <TextArea
        label={t("message")}
        rows={4}
        error={ruleText(errors.message?.message, { max: CHAT_TEXT_MAX })}
        {...field("message")}
      />
      <Button type="submit" kind="action" size="large" wide busy={isSubmitting}>
        {t("sendForm")}
      </Button>
      <output className="text-mint text-sm empty:-mb-5">{isSent ? t("sent") : ""}</output>
    </form>
  );
}

function useContactForm(player: PlayerView | null) {
  const queryClient = useQueryClient();
  const captcha = useCaptcha();
  const [isSent, setIsSent] = useState(false);
  const tellUnseen = useUnseenError();
  const writer = player?.id ?? null;
  const known = {
    name: player?.nickname || player?.first_name || player?.email.slice(0, 60) || "",
    email: player?.email ?? "",
  };
  const form = useForm<ContactValues>({
    resolver: standardSchemaResolver(contactMessage),
    defaultValues: { ...known, message: "" },
  });
  const field = useKeptForm(form, writer);
  const failure = useFormErrors<ContactValues>("contact", CHAT_FIELDS, form.setError);
  const submit = form.handleSubmit(async (values) => {
    failure.clear();
    setIsSent(false);
    try {
      await sendWord(writer, { text: values.message, what: JSON.stringify(values) }, (id) =>
        captcha.send(values.email, (answer) =>
          call(sendContactMessage, {
            body: { ...values, id, ...(answer ? { captcha: answer } : {}) },
          }),
        ),
      );
      form.reset({ ...form.getValues(), message: chatDraft(writer, "message") });
      setIsSent(true);
      await queryClient.invalidateQueries({ queryKey: chatQuery.queryKey });
    } catch (error) {
      tellUnseen(error);
      failure.show(error);
    }
  }, reportInvalid("contact"));
  return { form, field, failure, captcha, submit, isSent };
}
