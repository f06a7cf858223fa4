import { useTranslations } from "use-intl/react";
import { CallError, type FieldRefusal, RefusedError } from "../api/errors.ts";

type Values = Record<string, string | number | Date>;

/** Says the words of one owner: a key, and what its text takes. */
export interface OwnerWords {
  (key: string, values?: Values): string;
  has(key: string): boolean;
}

/**
 * Returns the words of an owner: a feature by its name, `shell` or `parts`. Keys are checked by
 * `words.test.ts`, not by types: each owner has a file of its own.
 */
export const useWords = useTranslations as unknown as (owner: string) => OwnerWords;

const RULE = "VALIDATION.";
/** Arguments of a rule's text, which a refusal does not name: the texts say without the number then. */
const UNKNOWN = { age: 0, min: 0, max: 0 };

/** Says a refusal in the operator's language; a code without words shows the text of the house. */
export function useRefusalText(): (refused: FieldRefusal) => string {
  const t = useWords("refusals");
  const rule = useWords("VALIDATION");
  return ({ code, message }) => {
    const name = code.slice(RULE.length);
    if (code.startsWith(RULE) && rule.has(name)) return rule(name, UNKNOWN);
    return t.has(code) ? t(code) : message;
  };
}

/** Says why a call came to nothing. */
export function useErrorText(): (error: unknown) => string {
  const t = useWords("parts");
  const refusalText = useRefusalText();
  return (error) => {
    if (error instanceof RefusedError && error.fields[0]) return refusalText(error.fields[0]);
    const isUnanswered = error instanceof CallError && error.status === null;
    return isUnanswered ? t("noAnswer") : t("failed");
  };
}
