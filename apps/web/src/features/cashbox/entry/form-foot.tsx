import type { FormComponent } from "@houselight/contracts/tracking";
import { type FocusEvent, type ReactNode, useEffect, useRef } from "react";
import { type FieldValues, FormProvider, type UseFormReturn } from "react-hook-form";
import { reportInvalid } from "../../../forms/report-broken-rules.ts";

/** A form whose button stands at the foot of the dialog and never covers what has the focus. */
export function FootedForm<Values extends FieldValues>({
  component,
  form,
  onSubmit,
  children,
}: {
  readonly component: FormComponent;
  readonly form: UseFormReturn<Values>;
  readonly onSubmit: (values: Values) => void;
  readonly children: ReactNode;
}) {
  const element = useRef<HTMLFormElement>(null);
  const { submitCount } = form.formState;
  useEffect(() => {
    if (submitCount > 0) focusFirstWrong(element.current);
  }, [submitCount]);
  return (
    <FormProvider {...form}>
      <form
        ref={element}
        noValidate
        onSubmit={(event) => void form.handleSubmit(onSubmit, reportInvalid(component))(event)}
        onFocus={keepInView}
        className="flex flex-col gap-6 **:scroll-mt-24 **:scroll-mb-28"
      >
        {children}
      </form>
    </FormProvider>
  );
}

/**
 * Moves the focus to the first fault as it stands on the page, so that it is read out and in view;
 * `data-wrong` marks one that is no field.
 */
function focusFirstWrong(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]')?.focus();
}

/**
 * Scrolls a field out from under the foot, where browsers take it for visible. What is pressed with a pointer stays where it
 * is, or the press would end on something else.
 */
function keepInView({ target }: FocusEvent<HTMLFormElement>): void {
  if (target.closest(".sticky") || !target.matches(":focus-visible")) return;
  target.scrollIntoView({ block: "nearest" });
}

/** The button that sends a form, in view at the foot of the dialog however long the form is. */
export function FormFoot({ children }: { readonly children: ReactNode }) {
  return (
    <div className="sticky bottom-0 z-10 -mx-5 border-line border-t bg-surface-1 px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-8 sm:px-8 [@media(max-height:30rem)]:static">
      {children}
    </div>
  );
}

/** Text to be read with the button, below it: this may scroll. */
export function FootNote({ children }: { readonly children: ReactNode }) {
  return <p className="-mt-3 text-center text-dim text-xs">{children}</p>;
}
