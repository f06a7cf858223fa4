import { useTranslations } from "use-intl/react";
import { CallError, type FieldRefusal, RefusedError } from "../api/errors.ts";

/** Says a refusal in the visitor's language, by its code; an unknown code shows the server's text. */
export function useRefusalText(): (refused: FieldRefusal) => string {
  const t = useTranslations();
  return ({ code, message }) => {
    const key = `refusals.${code}` as "refusals.not_found";
    return t.has(key) ? t(key) : message;
  };
}

/** Says why a call came to nothing. */
export function useErrorText(): (error: unknown) => string {
  const t = useTranslations();
  const refusalText = useRefusalText();
  return (error) => {
    if (error instanceof RefusedError) {
      const [first] = error.fields;
      return first ? refusalText(first) : t("errors.general");
    }
    // Without a status no answer came: the line was cut, or the time was up.
    const unanswered = error instanceof CallError && error.status === null;
    return unanswered ? t("errors.network") : t("errors.general");
  };
}

/** Says the message key that a field's rule failed with (`VALIDATION.EMAIL.INVALID`). */
export function useRuleText(): (
  key: string | undefined,
  values?: Record<string, string | number>,
) => string | undefined {
  const t = useTranslations();
  return (key, values) => {
    if (!key) return undefined;
    const known = key as "VALIDATION.BIRTH_DAY.TOO_YOUNG";
    return t.has(known) ? t(known, { age: "", ...values }) : key;
  };
}
