import { flushSync } from "react-dom";

/**
 * Shows what is wrong with a form and moves the focus to the first of it, so that it is read out and
 * stands in view. `show` sets the state that marks fields; `data-wrong` marks what is no field.
 */
export function focusFirstWrong(form: HTMLFormElement, show: () => void): void {
  flushSync(show);
  form.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]')?.focus();
}
