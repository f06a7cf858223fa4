import { createContext, useContext } from "react";
import { RefusedError } from "../../api/errors.ts";
import { useRefusalText, useWords } from "../../i18n/use-words.ts";

/** Facts that all fields of one form share. */
interface SchemaForm {
  readonly fault: unknown;
  /** Fields that the form fills in by itself. */
  readonly hidden: readonly string[];
}

export const SchemaFormContext = createContext<SchemaForm>({ fault: null, hidden: [] });

/** Returns what the house says about the field at a path (`levels.0.name`). */
export function usePathError(path: string): string | undefined {
  const { fault } = useContext(SchemaFormContext);
  const refusalText = useRefusalText();
  if (!(fault instanceof RefusedError)) return undefined;
  const own = fault.fields.filter(({ field }) => field === path);
  return own.length === 0 ? undefined : own.map(refusalText).join(" ");
}

/** Returns how a field is called: its word, else its name in the contract. */
export function useFieldName(): (name: string) => string {
  const t = useWords("parts");
  return (name) => {
    const key = name.replace(/_eur_cents$/, "_eur");
    return t.has(`fields.${key}`) ? t(`fields.${key}`) : key.replaceAll("_", " ");
  };
}

/** Properties of every field of a form. */
export interface FieldOf<S> {
  readonly schema: S;
  /** Place in the body: `levels.0.name`; empty for all of it. */
  readonly path: string;
  readonly label: string;
  readonly value: unknown;
  /** An undefined value is left out of the body. */
  readonly onChange: (value: unknown) => void;
  readonly required: boolean;
}

/** Returns the path of what lies in a value. */
export const below = (path: string, name: string | number): string =>
  path === "" ? String(name) : `${path}.${name}`;
