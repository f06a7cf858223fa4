import { checkEmail } from "@houselight/contracts/accounts";
import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { call } from "../../../api/call.ts";
import { reportInvalid } from "../../../forms/report-broken-rules.ts";
import {
  judgeRegistration,
  type RegistrationTerms,
  type RegistrationValues,
} from "./registration-rules.ts";
import type { RegistrationField, RegistrationStep } from "./registration-steps.ts";

const report = reportInvalid("registration");

/** Nobody waits longer for a word on an e-mail, milliseconds. */
const KNOWN_MS = 3_000;

/**
 * Tells whether an e-mail has an account: nobody fills in a long form for one that will be refused (AUTH-08).
 * A house that cannot tell keeps nobody; it says so when the form is sent.
 */
async function isKnown(email: string): Promise<boolean> {
  const once = { retries: 0, timeoutMs: KNOWN_MS };
  return call(checkEmail, { body: { email } }, once).then(
    ({ exists }) => exists,
    () => false,
  );
}

/** The part of a field that takes the focus. */
const focusOf = (field: RegistrationField) =>
  field === "date_of_birth" ? ("date_of_birth.day" as const) : field;

/**
 * Leads through the steps of a registration: what was filled in stays on the way back, a step is left
 * once its own fields hold and nobody has its e-mail, and a fault leads back to the step of its field.
 */
export function useSteps(
  form: UseFormReturn<RegistrationValues>,
  steps: readonly RegistrationStep[],
  terms: RegistrationTerms,
) {
  const taken = useTranslations("refusals")("email_taken");
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
      if (step.fields.includes("email") && (await isKnown(form.getValues("email"))))
        form.setError("email", { type: "server", message: taken }, { shouldFocus: true });
      else goTo(index + 1);
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
