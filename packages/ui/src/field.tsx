import { clsx } from "clsx";
import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type TextareaHTMLAttributes,
  useId,
} from "react";

export const controlClass =
  "min-h-(--control-height) w-full rounded-control border border-line-strong bg-ink px-3 text-md text-cream placeholder:text-dim hover:border-cream aria-invalid:border-brick-text disabled:border-line disabled:text-dim";

export interface FieldFrameProps {
  readonly label: ReactNode;
  /** Explanation of the field, shown before any error. */
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly className?: string;
}

/** Ids that tie a control to its label, hint and error. */
export interface FieldIds {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
}

/** Label above, hint or error below a control; the error replaces the hint and is announced. */
export function FieldFrame({
  label,
  hint,
  error,
  className,
  children,
}: FieldFrameProps & { readonly children: (ids: FieldIds) => ReactNode }) {
  const id = useId();
  const noteId = `${id}note`;
  return (
    <div className={clsx("flex flex-col gap-1.5", className)}>
      <label htmlFor={id} className="font-medium text-sm text-cream">
        {label}
      </label>
      {children({
        id,
        "aria-describedby": error || hint ? noteId : undefined,
        "aria-invalid": error ? true : undefined,
      })}
      <FieldNote id={noteId} hint={hint} error={error} />
    </div>
  );
}

/** The line under a control; always there for assistive technology, so that a new error is read. */
export function FieldNote({
  id,
  hint,
  error,
}: {
  readonly id: string;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
}) {
  return (
    <p
      id={id}
      aria-live="polite"
      className={clsx("text-xs empty:hidden", error ? "text-brick-text" : "text-dim")}
    >
      {error || hint}
    </p>
  );
}

export interface FieldProps
  extends FieldFrameProps,
    Omit<InputHTMLAttributes<HTMLInputElement>, "className"> {
  /** Stands inside the control at its end: a button that shows a password, a unit. */
  readonly end?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A text field with label, hint and error. */
export function Field({ label, hint, error, className, end, ...input }: FieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} className={className}>
      {(ids) => (
        <span className="relative block">
          <input {...input} {...ids} className={clsx(controlClass, end && "pr-14")} />
          {end ? <span className="absolute inset-y-0 right-0 flex items-center">{end}</span> : null}
        </span>
      )}
    </FieldFrame>
  );
}

interface TextAreaProps
  extends FieldFrameProps,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "className"> {
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** A field for several lines, with label, hint and error; it grows with what is written where the browser can. */
export function TextArea({ label, hint, error, className, ...area }: TextAreaProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} className={className}>
      {(ids) => (
        <textarea
          rows={3}
          {...area}
          {...ids}
          className={clsx(
            controlClass,
            "max-h-60 min-h-20 resize-none py-2.5 [field-sizing:content]",
          )}
        />
      )}
    </FieldFrame>
  );
}
