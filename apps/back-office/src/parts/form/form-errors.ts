import { createContext, useContext } from "react";
import { RefusedError } from "../../api/errors.ts";
import { useRefusalText } from "../../i18n/use-words.ts";

/** Fault of the call that a form was sent with, for its fields. */
export const FormFault = createContext<unknown>(null);

/**
 * Returns what is said at a field of the form: the refusals of the field itself, and of what lies in it
 * (`rules.0.amount` belongs to `rules`).
 */
export function useFieldError(name: string): string | undefined {
  const fault = useContext(FormFault);
  const refusalText = useRefusalText();
  if (!(fault instanceof RefusedError)) return undefined;
  const own = fault.fields.filter(({ field }) => field === name || field.startsWith(`${name}.`));
  return own.length === 0 ? undefined : own.map(refusalText).join(" ");
}
