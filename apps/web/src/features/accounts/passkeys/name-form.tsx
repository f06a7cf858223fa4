import { textBetween } from "@houselight/contracts/accounts";
import { Button } from "@houselight/ui/button";
import { Field } from "@houselight/ui/field";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import * as z from "zod/mini";
import { FormAlert } from "../../../forms/form-alert.tsx";
import { reportInvalid } from "../../../forms/report-broken-rules.ts";
import { useFormErrors } from "../../../forms/use-form-errors.ts";
import { useRuleText } from "../../../i18n/error-text.ts";

const NAME = { min: 1, max: 40 };
const rules = z.object({ name: textBetween(NAME) });
type NameValues = z.infer<typeof rules>;
const FIELDS = ["name"] as const;

/** Asks what a passkey is to be called. */
export function NameForm({
  initial,
  action,
  onSend,
  onCancel,
}: {
  readonly initial: string;
  readonly action: string;
  readonly onSend: (name: string) => Promise<void>;
  readonly onCancel: () => void;
}) {
  const t = useTranslations("security");
  const ruleText = useRuleText();
  const form = useForm<NameValues>({
    resolver: standardSchemaResolver(rules),
    defaultValues: { name: initial.slice(0, NAME.max) },
  });
  const { errors, isSubmitting } = form.formState;
  useEffect(() => form.setFocus("name"), [form]);
  const failure = useFormErrors<NameValues>("security", FIELDS, form.setError);
  const submit = form.handleSubmit(async ({ name }) => {
    failure.clear();
    try {
      await onSend(name);
    } catch (error) {
      failure.show(error);
    }
  }, reportInvalid("security"));
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex max-w-md flex-col gap-5"
      aria-busy={isSubmitting}
    >
      <FormAlert text={failure.general} />
      <Field
        label={t("passkeys.name")}
        autoComplete="off"
        maxLength={NAME.max}
        hint={t("passkeys.nameHint")}
        error={ruleText(errors.name?.message, NAME)}
        {...form.register("name")}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="action" busy={isSubmitting}>
          {action}
        </Button>
        <Button kind="bare" onClick={onCancel}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}
