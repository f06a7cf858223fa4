import { useTranslations } from "use-intl/react";
import type { translatorOf } from "./translator.ts";
import { type FieldRefusal, isUnanswered, RefusedError } from "../api/errors.ts";

type Translator = ReturnType<typeof translatorOf>;

/** The key of a rule whose text takes arguments. */
type RuleKey = "VALIDATION.BIRTH_DAY.MIN" | "VALIDATION.COMMON.MIN_LENGTH";

/** Arguments of a rule's text that its form does not name: the texts say without the number then. */
const UNKNOWN = { age: 0, min: 0, max: 0 };

function refusalTextOf(t: Translator, { code, message }: FieldRefusal): string {
  const isRule = code.startsWith("VALIDATION.");
  const key = (isRule ? code : `refusals.${code}`) as RuleKey;
  return t.has(key) ? t(key, UNKNOWN) : message;
}

/** Says why a call came to nothing, with the words that are there. */
export function errorTextOf(t: Translator, error: unknown): string {
  if (error instanceof RefusedError) {
    const [first] = error.fields;
    return first ? refusalTextOf(t, first) : t("errors.general");
  }
  return isUnanswered(error) ? t("errors.network") : t("errors.general");
}

/** Says a refusal in the visitor's language, by its code; an unknown code shows the server's text. */
export function useRefusalText(): (refused: FieldRefusal) => string {
  const t = useTranslations();
  return (refused) => refusalTextOf(t, refused);
}

/** Says why a call came to nothing, where it is drawn; a toast says it by `useErrorToast`. */
export function useErrorText(): (error: unknown) => string {
  const t = useTranslations();
  return (error) => errorTextOf(t, error);
}

/** Says the message key that a field's rule failed with (`VALIDATION.EMAIL.INVALID`). */
export function useRuleText(): (
  key: string | undefined,
  values?: Record<string, string | number>,
) => string | undefined {
  const t = useTranslations();
  return (key, values) => {
    if (!key) return undefined;
    const known = key as RuleKey;
    return t.has(known) ? t(known, { ...UNKNOWN, ...values }) : key;
  };
}
