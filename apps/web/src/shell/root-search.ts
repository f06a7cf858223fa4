import { MODALS, type ModalName } from "../paths.ts";

export interface RootSearch {
  /** The popup that lies over this page. */
  modal?: ModalName;
  /** Where to go after signing in; a local path. */
  redirect?: string;
  /** The payment that the cashbox opens with. */
  payment?: string;
  /** Fills in the registration form. */
  email?: string;
}

const text = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" ? value : undefined;

/** Reads the query that any page may have. Values that are not text are dropped. */
export function readRootSearch(search: Record<string, unknown>): RootSearch {
  const modal = text(search["modal"]);
  const result: RootSearch = {};
  if (modal && Object.hasOwn(MODALS, modal)) result.modal = modal as ModalName;
  for (const name of ["redirect", "payment", "email"] as const) {
    const value = text(search[name]);
    if (value) result[name] = value;
  }
  return result;
}
