import { cva, type VariantProps } from "class-variance-authority";
import { clsx } from "clsx";
import type { ButtonHTMLAttributes, Ref } from "react";

/** Classes of a button, for links that look like one. `action` is the one thing to do on a screen. */
export const buttonClass = cva(
  "inline-flex cursor-pointer select-none items-center justify-center gap-2 rounded-control text-center font-semibold no-underline transition-[background-color,translate,box-shadow] disabled:cursor-default aria-disabled:cursor-default",
  {
    variants: {
      kind: {
        action:
          "bg-flame text-on-flame shadow-paper hover:bg-flame-hover active:translate-y-px disabled:bg-surface-2 disabled:text-dim disabled:shadow-none",
        quiet:
          "bg-surface-2 text-cream hover:bg-line active:translate-y-px disabled:text-dim disabled:hover:bg-surface-2",
        bare: "bg-transparent text-cream hover:bg-surface-2 disabled:text-dim",
        danger: "bg-brick text-cream hover:brightness-110 disabled:bg-surface-2 disabled:text-dim",
      },
      size: {
        small: "min-h-9 px-3 py-1 text-sm",
        medium: "min-h-11 px-4 py-2 text-sm",
        large: "min-h-13 px-6 py-3 text-md",
        icon: "size-11 p-0",
      },
      wide: { true: "w-full" },
    },
    defaultVariants: { kind: "quiet", size: "medium" },
  },
);

export interface ButtonProps
  extends ButtonHTMLAttributes<HTMLButtonElement>,
    VariantProps<typeof buttonClass> {
  /** Shows that the press is being worked on and takes no second one. */
  readonly busy?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button; `type="button"` unless said. While `busy` it stays focusable and ignores presses. */
export function Button({ kind, size, wide, busy, className, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
      className={clsx(buttonClass({ kind, size, wide }), busy && "opacity-80", className)}
    />
  );
}
