import { clsx } from "clsx";
import type { ButtonHTMLAttributes, Ref } from "react";

/** Chooses the look of a button (`styles/buttons.css`). `action` is the one thing to do on a screen. */
export interface ButtonLook {
  readonly kind?: "action" | "quiet" | "bare" | "danger" | undefined;
  readonly size?: "small" | "medium" | "large" | "icon" | undefined;
  readonly wide?: boolean | undefined;
}

/** Returns the classes of a button, for links that look like one; utilities in `className` win over them. */
export const buttonClass = ({
  kind = "quiet",
  size = "medium",
  wide = false,
  className,
}: ButtonLook & { readonly className?: string } = {}): string =>
  clsx("button", `button-${kind}`, `button-${size}`, wide && "w-full", className);

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
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
