import {
  answerQuestionnaire,
  INCOME_BANDS,
  questionnaireAnswers,
  type VerificationView,
  WEALTH_SOURCES,
} from "@houselight/contracts/verification";
import { Badge } from "@houselight/ui/badge";
import { Button } from "@houselight/ui/button";
import { Checkbox } from "@houselight/ui/checkbox";
import { Field, FieldNote } from "@houselight/ui/field";
import { Select } from "@houselight/ui/select";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { call } from "../../api/call.ts";
import { keepVerification } from "../../data/verification.ts";
import { FormAlert } from "../../forms/form-alert.tsx";
import { reportInvalid } from "../../forms/report-broken-rules.ts";
import { useFormErrors } from "../../forms/use-form-errors.ts";
import { useRuleText } from "../../i18n/error-text.ts";
import { useToast } from "../../i18n/page/use-toast.ts";
import { LocalTime } from "../../i18n/local-time.tsx";

const TONES = { none: "neutral", answered: "good", asked: "waiting", due: "bad" } as const;
const FIELDS = ["profession", "sources", "income"] as const;

/** Values of the form: the income is chosen last, and empty before. */
interface Values {
  profession: string;
  sources: string[];
  income: string;
}

/** Asks where the money comes from; open where an answer is due, else when the player wants it. */
export function QuestionnairePart({ view }: { readonly view: VerificationView }) {
  const t = useTranslations("verification.questionnaire");
  const { state, expires_at: expiresAt, profession } = view.questionnaire;
  const [opened, setOpened] = useState(false);
  const isAsked = state === "due" || state === "asked";
  const answered = profession !== null && !isAsked;
  return (
    <section aria-labelledby="questionnaire" className="rounded-tile bg-surface-1 p-5">
      <h2 id="questionnaire" className="flex flex-wrap items-center gap-3 text-lg">
        {t("title")}
        <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
      </h2>
      <p className="mt-2 max-w-[38rem] text-dim text-sm">
        {(state === "answered" || state === "asked") && expiresAt
          ? t.rich(state, { time: () => <LocalTime iso={expiresAt} /> })
          : t(state)}
      </p>
      {isAsked || opened ? (
        <AnswersForm profession={profession ?? ""} onSaved={() => setOpened(false)} />
      ) : (
        <Button className="mt-4" onClick={() => setOpened(true)}>
          {t(answered ? "change" : "answer")}
        </Button>
      )}
    </section>
  );
}

function AnswersForm({
  profession,
  onSaved,
}: {
  readonly profession: string;
  readonly onSaved: () => void;
}) {
  const t = useTranslations("verification.questionnaire");
  const toast = useToast();
  const queryClient = useQueryClient();
  const form = useForm<Values>({
    defaultValues: { profession, sources: [], income: "" },
    resolver: standardSchemaResolver(questionnaireAnswers) as never,
  });
  const failure = useFormErrors<Values>("questionnaire", FIELDS, form.setError);
  const submit = form.handleSubmit(async (values) => {
    failure.clear();
    try {
      const body = questionnaireAnswers.parse(values);
      keepVerification(queryClient, await call(answerQuestionnaire, { body }));
      toast((say) => say("verification.questionnaire.saved"), "success");
      onSaved();
    } catch (error) {
      failure.show(error);
    }
  }, reportInvalid("questionnaire"));
  const { isSubmitting } = form.formState;
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="mt-5 flex max-w-md flex-col gap-5"
      aria-busy={isSubmitting}
    >
      <FormAlert text={failure.general} />
      <AnswerFields form={form} />
      <Button type="submit" kind="action" className="self-start" busy={isSubmitting}>
        {t("save")}
      </Button>
    </form>
  );
}

function AnswerFields({ form }: { readonly form: UseFormReturn<Values> }) {
  const t = useTranslations("verification.questionnaire");
  const ruleText = useRuleText();
  const { errors } = form.formState;
  return (
    <>
      <Field
        label={t("profession")}
        autoComplete="organization-title"
        error={ruleText(errors.profession?.message)}
        {...form.register("profession")}
      />
      <Sources
        form={form}
        error={ruleText(errors.sources?.message ?? errors.sources?.root?.message)}
      />
      <Select
        label={t("incomeLabel")}
        error={ruleText(errors.income?.message)}
        {...form.register("income")}
      >
        <option value="">{t("choose")}</option>
        {INCOME_BANDS.map((band) => (
          <option key={band} value={band}>
            {t(`income.${band}`)}
          </option>
        ))}
      </Select>
    </>
  );
}

function Sources({
  form,
  error,
}: {
  readonly form: UseFormReturn<Values>;
  readonly error: string | undefined;
}) {
  const t = useTranslations("verification.questionnaire");
  return (
    <fieldset aria-describedby="sources-note" aria-invalid={error ? true : undefined}>
      <legend className="font-medium text-sm">{t("sources")}</legend>
      <div className="mt-1 grid sm:grid-cols-2">
        {WEALTH_SOURCES.map((source) => (
          <Checkbox
            key={source}
            label={t(`source.${source}`)}
            value={source}
            {...form.register("sources")}
          />
        ))}
      </div>
      <FieldNote id="sources-note" error={error} />
    </fieldset>
  );
}
