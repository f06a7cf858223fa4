import { clsx } from "clsx";
import type { ReactNode, Ref, SelectHTMLAttributes } from "react";
import { controlClass, FieldFrame, type FieldFrameProps } from "./field.tsx";

export interface SelectProps
  extends FieldFrameProps,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, "className"> {
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLSelectElement>;
}

/** The platform's own select: right on every device, known to every screen reader. */
export function Select({ label, hint, error, className, children, ...select }: SelectProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} className={className}>
      {(ids) => (
        <span className="relative block">
          <select
            {...select}
            {...ids}
            className={clsx(controlClass, "appearance-none truncate pr-10")}
          >
            {children}
          </select>
          <svg
            aria-hidden="true"
            viewBox="0 0 16 16"
            className="pointer-events-none absolute top-1/2 right-3.5 size-4 -translate-y-1/2"
          >
            <path d="M3 6l5 5 5-5" fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
        </span>
      )}
    </FieldFrame>
  );
}
