import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from "react";
import { FieldNote } from "./field.tsx";

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type"> {
  readonly label: ReactNode;
  readonly error?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A checkbox with its sentence; the whole line is the target. */
export function Checkbox({ label, error, className, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div className={className}>
      <label
        htmlFor={id}
        className="flex min-h-11 cursor-pointer items-start gap-3 py-2 text-sm has-disabled:cursor-default has-disabled:text-dim"
      >
        <span className="relative mt-0.5 size-5.5 shrink-0">
          <input
            {...input}
            id={id}
            type="checkbox"
            aria-describedby={error ? `${id}note` : undefined}
            aria-invalid={error ? true : undefined}
            className="peer size-full"
          />
          <svg
            aria-hidden="true"
            viewBox="0 0 16 16"
            className="pointer-events-none absolute inset-0 hidden size-full p-0.5 text-ink peer-checked:block"
          >
            <path d="M3 8.5l3.5 3.5L13 5" fill="none" stroke="currentColor" strokeWidth="2.5" />
          </svg>
        </span>
        <span>{label}</span>
      </label>
      <FieldNote id={`${id}note`} error={error} />
    </div>
  );
}
