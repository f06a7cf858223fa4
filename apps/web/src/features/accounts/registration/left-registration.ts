import { useEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { RegistrationValues } from "./registration-rules.ts";

/** A form that was left before it was sent, until the page is loaded anew; null for none. */
let left: RegistrationValues | null = null;

/** Returns the values that a form begins with: what was filled in before it was left. A link's e-mail goes first. */
export const withLeft = (first: RegistrationValues): RegistrationValues =>
  left ? { ...left, email: first.email || left.email } : first;

/**
 * Keeps what is filled in when a visitor leaves the form, as by the browser's way back, and nothing of it in any
 * storage. The password and what is agreed to are given anew. Returns what is called once the form was taken.
 */
export function useLeftRegistration(
  { getValues }: UseFormReturn<RegistrationValues>,
  isKept: boolean,
): () => void {
  const isTaken = useRef(false);
  useEffect(() => {
    if (!isKept) return;
    return () => {
      left = isTaken.current ? null : { ...getValues(), password: "", terms_acceptance: false };
    };
  }, [getValues, isKept]);
  return () => {
    isTaken.current = true;
    left = null;
  };
}
