import type { FieldErrors, FieldValues, Path, Resolver } from "react-hook-form";

/** A message key for each field that breaks a rule. */
export type RuleProblems<Values extends FieldValues> = Partial<Record<Path<Values>, string>>;

/** Makes a form's resolver of a function that judges its values. */
export const ruleResolver =
  <Values extends FieldValues>(judge: (values: Values) => RuleProblems<Values>): Resolver<Values> =>
  (values) => {
    const problems = Object.entries(judge(values)).filter(([, message]) => message !== undefined);
    if (problems.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(
      problems.map(([field, message]) => [field, { type: "rule", message }]),
    );
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
