import { answerSurvey, RATINGS } from "@houselight/contracts/support";
import { Button } from "@houselight/ui/button";
import { TextArea } from "@houselight/ui/field";
import { showToast } from "@houselight/ui/toast";
import { useMutation } from "@tanstack/react-query";
import X from "lucide-react/icons/x";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { call } from "../../../api/call.ts";
import { FormAlert } from "../../../forms/form-alert.tsx";
import { useErrorText } from "../../../i18n/error-text.ts";
import type { SurveyProps } from "./survey-props.ts";

const TEXT_MAX = 1_000;

/** The survey of the house: how many of five, and a few words for who likes to. It is no dialog: the page goes on. */
export default function SurveyCard({ survey, onDone }: SurveyProps) {
  const t = useTranslations();
  const errorText = useErrorText();
  const [rating, setRating] = useState<(typeof RATINGS)[number] | null>(null);
  const [text, setText] = useState("");
  const sending = useMutation({
    mutationFn: (chosen: (typeof RATINGS)[number]) =>
      call(answerSurvey, { body: { ...survey, rating: chosen, text } }),
    onSuccess: () => {
      showToast(t("survey.thanks"), "success");
      onDone();
    },
  });
  return (
    <section
      aria-label={t("survey.title")}
      className="fixed inset-x-3 bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-30 mx-auto max-w-sm animate-rise rounded-tile border border-line-strong bg-surface-1 p-5 shadow-lifted lg:right-8 lg:bottom-8 lg:left-auto lg:mx-0 lg:w-96"
    >
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (rating !== null && !sending.isPending) sending.mutate(rating);
        }}
      >
        <fieldset>
          <legend className="pr-12 font-display font-semibold text-md">{t("survey.title")}</legend>
          <div className="mt-3 flex justify-between gap-1">
            {RATINGS.map((one) => (
              <label
                key={one}
                className="grid size-12 cursor-pointer place-items-center rounded-control border border-line-strong font-semibold has-checked:border-cream has-checked:bg-cream has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-cream has-focus-visible:outline-offset-2"
              >
                <input
                  type="radio"
                  name="rating"
                  value={one}
                  checked={rating === one}
                  onChange={() => setRating(one)}
                  className="sr-only"
                />
                {one}
              </label>
            ))}
          </div>
          <p className="mt-1 flex justify-between text-dim text-xs">
            <span>{t("survey.worst")}</span>
            <span>{t("survey.best")}</span>
          </p>
        </fieldset>
        <TextArea
          label={t("survey.text")}
          rows={2}
          maxLength={TEXT_MAX}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <FormAlert text={sending.error ? errorText(sending.error) : null} />
        <Button type="submit" wide disabled={rating === null} busy={sending.isPending}>
          {t("survey.send")}
        </Button>
      </form>
      <button
        type="button"
        aria-label={t("site.close")}
        onClick={onDone}
        className="absolute top-2.5 right-2.5 grid size-11 cursor-pointer place-items-center rounded-control hover:bg-surface-2"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </section>
  );
}
