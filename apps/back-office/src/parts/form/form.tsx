import { Button } from "@houselight/ui";
import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { RefusedError } from "../../api/errors.ts";
import { useErrorText, useRefusalText } from "../../i18n/use-words.ts";
import { FormFault } from "./form-errors.ts";

/** Values of a form's fields by name; a checkbox that is not set is absent. */
export type FormValues = Readonly<Record<string, string | undefined>>;

interface FormProps {
  /** Words of the button that sends it. */
  readonly submit: string;
  readonly busy: boolean;
  readonly error: unknown;
  readonly onSubmit: (values: FormValues) => void | Promise<void>;
  readonly tone?: "action" | "danger";
  /** The button takes the width of the form. */
  readonly wide?: boolean;
  /** Stands beside the button. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A form whose fields have names. A refusal is shown at its field; one that belongs to no field, above the
 * button. After a refusal the focus goes to the first field at fault.
 */
export function Form({
  submit,
  busy,
  error,
  onSubmit,
  tone = "action",
  wide = false,
  beside,
  children,
}: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error]);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)];
    void onSubmit(Object.fromEntries(entries.map(([name, value]) => [name, String(value)])));
  };
  return (
    <FormFault value={error}>
      <form ref={form} onSubmit={send} className="flex flex-col gap-4">
        {children}
        <FormAlert error={error} form={form} />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" kind={tone} busy={busy} wide={wide}>
            {submit}
          </Button>
          {beside}
        </div>
      </form>
    </FormFault>
  );
}

/** Says what belongs to no field of the form. */
function FormAlert({
  error,
  form,
}: {
  readonly error: unknown;
  readonly form: { readonly current: HTMLFormElement | null };
}) {
  const errorText = useErrorText();
  const refusalText = useRefusalText();
  if (!error) return null;
  const isShown = (field: string) => form.current?.elements.namedItem(field.split(".")[0] ?? "");
  const rest =
    error instanceof RefusedError ? error.fields.filter(({ field }) => !isShown(field)) : null;
  if (rest?.length === 0) return null;
  return (
    <p role="alert" className="rounded-control bg-surface-2 px-3 py-2 text-brick-text text-sm">
      {rest ? rest.map(refusalText).join(" ") : errorText(error)}
    </p>
  );
}
