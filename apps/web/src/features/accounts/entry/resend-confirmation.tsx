import { email, resendConfirmation } from "@houselight/contracts/accounts";
import { Button } from "@houselight/ui/button";
import { Field } from "@houselight/ui/field";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useForm } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import * as z from "zod/mini";
import { call } from "../../../api/call.ts";
import { usePlayer } from "../../../data/accounts.ts";
import { FormAlert } from "../../../forms/form-alert.tsx";
import { reportInvalid } from "../../../forms/report-broken-rules.ts";
import { useFormErrors } from "../../../forms/use-form-errors.ts";
import { useRuleText } from "../../../i18n/error-text.ts";
import { useToast } from "../../../i18n/page/use-toast.ts";
import { useCaptcha } from "../../../forms/captcha/use-captcha.tsx";
import { useGo } from "../../../shell/modal-link.tsx";

const rules = z.object({ email });
type ResendValues = z.infer<typeof rules>;
const FIELDS = ["email"] as const;

/** Says that the e-mail is confirmed: nothing is left to do here. */
export function EmailIsConfirmed() {
  const t = useTranslations("auth");
  const { closeModal } = useGo();
  return (
    <div className="flex flex-col gap-5">
      <p role="status">{t("confirmDone")}</p>
      <Button kind="action" size="large" wide onClick={closeModal}>
        {t("confirmGoOn")}
      </Button>
    </div>
  );
}

/** Offers another mail with a confirmation, to whoever has not confirmed yet. */
export function OfferedConfirmation({ given }: { readonly given?: string | undefined }) {
  const t = useTranslations("auth");
  const player = usePlayer();
  // Read for all states: a page carries the words that its first drawing reads.
  const text = t("resendText");
  if (player?.confirmed_at) return <EmailIsConfirmed />;
  return (
    <div className="flex flex-col gap-5">
      <p>{text}</p>
      <ResendConfirmation given={given} />
    </div>
  );
}

/**
 * Sends the mail with the confirmation again (AUTH-23). A player need not type the e-mail: then a
 * refusal stands above the button.
 */
export function ResendConfirmation({ given }: { readonly given?: string | undefined }) {
  const t = useTranslations("auth");
  const toast = useToast();
  const ruleText = useRuleText();
  const captcha = useCaptcha();
  const known = usePlayer()?.email;
  const form = useForm<ResendValues>({
    resolver: standardSchemaResolver(rules),
    values: { email: known ?? given ?? "" },
  });
  const { errors, isSubmitting } = form.formState;
  const failure = useFormErrors<ResendValues>("confirmation", known ? [] : FIELDS, form.setError);
  const submit = form.handleSubmit(async (user) => {
    failure.clear();
    try {
      await captcha.send(user.email, (answer) =>
        call(resendConfirmation, { body: { user: answer ? { ...user, captcha: answer } : user } }),
      );
      toast((say) => say("auth.resent"), "success");
    } catch (error) {
      failure.show(error);
    }
  }, reportInvalid("confirmation"));
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-5"
      aria-busy={isSubmitting}
    >
      <FormAlert text={failure.general} />
      {captcha.progress}
      {known ? null : (
        <Field
          label={t("email")}
          type="email"
          autoComplete="username"
          error={ruleText(errors.email?.message)}
          {...form.register("email")}
        />
      )}
      <Button
        type="submit"
        kind={known ? "quiet" : "action"}
        className={known ? "self-start" : ""}
        busy={isSubmitting}
      >
        {t("resend")}
      </Button>
    </form>
  );
}
