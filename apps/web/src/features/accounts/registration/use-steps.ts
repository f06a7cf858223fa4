import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { reportInvalid } from "../../../forms/report-broken-rules.ts";
import {
  judgeRegistration,
  type RegistrationTerms,
  type RegistrationValues,
} from "./registration-rules.ts";
import type { RegistrationField, RegistrationStep } from "./registration-steps.ts";

const report = reportInvalid("registration");

/** The part of a field that takes the focus. */
const focusOf = (field: RegistrationField) =>
  field === "date_of_birth" ? ("date_of_birth.day" as const) : field;

/**
 * Leads through the steps of a registration: what was filled in stays on the way back, a step is left
 * once its own fields hold, and a fault leads back to the step of its field.
 */
export function useSteps(
  form: UseFormReturn<RegistrationValues>,
  steps: readonly RegistrationStep[],
  terms: RegistrationTerms,
) {
  const [at, setAt] = useState<{ index: number; focus: RegistrationField | null }>({
    index: 0,
    focus: null,
  });
  // A change of the country may leave fewer steps.
  const index = Math.min(at.index, steps.length - 1);
  const step = steps[index] as RegistrationStep;
  useEffect(() => {
    if (at.focus) form.setFocus(focusOf(at.focus));
  }, [at, form]);

  const goTo = (next: number, focus = steps[next]?.fields[0] ?? null) =>
    setAt({ index: next, focus });
  const showFault = (fields: readonly string[]) => {
    const faulty = steps.findIndex((one) => one.fields.some((field) => fields.includes(field)));
    const focus = steps[faulty]?.fields.find((field) => fields.includes(field));
    if (focus) goTo(faulty, focus);
  };
  const goOn = async () => {
    if (await form.trigger([...step.fields], { shouldFocus: true })) {
      goTo(index + 1);
      return;
    }
    const problems = judgeRegistration(terms, form.getValues());
    const broken = step.fields.filter((field) => problems[field]);
    report(
      Object.fromEntries(
        broken.map((field) => [field, { type: "rule", message: problems[field] as string }]),
      ),
    );
  };
  return { step, index, isLast: index === steps.length - 1, goOn, goTo, showFault };
}
