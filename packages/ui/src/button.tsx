import { clsx } from "clsx";
import { type ButtonHTMLAttributes, type FocusEvent, type Ref, useState } from "react";

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

type FocusHandlers = Pick<ButtonHTMLAttributes<HTMLButtonElement>, "onFocus" | "onBlur">;

/**
 * Returns what a button that can become disabled beneath its own press is given. A browser takes the focus from
 * a disabled button and leaves it nowhere, so one that has the focus is disabled in name alone until it is
 * left: its `onClick` has to ignore presses.
 */
export function useHeldFocus(disabled = false, { onFocus, onBlur }: FocusHandlers = {}) {
  const [focused, setFocused] = useState(false);
  return {
    disabled: disabled && !focused,
    "aria-disabled": (disabled && focused) || undefined,
    onFocus: (event: FocusEvent<HTMLButtonElement>) => {
      setFocused(true);
      onFocus?.(event);
    },
    onBlur: (event: FocusEvent<HTMLButtonElement>) => {
      setFocused(false);
      onBlur?.(event);
    },
  };
}

/**
 * A button; `type="button"` unless said. While `busy` it stays focusable and ignores presses, and so does one
 * that becomes disabled while it has the focus.
 */
export function Button({
  kind,
  size,
  wide,
  busy,
  className,
  disabled,
  onClick,
  onFocus,
  onBlur,
  ...rest
}: ButtonProps) {
  const held = useHeldFocus(disabled, { onFocus, onBlur });
  return (
    <button
      type="button"
      {...rest}
      {...held}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"] || held["aria-disabled"]}
      onClick={(event) => {
        if (busy || disabled) event.preventDefault();
        else onClick?.(event);
      }}
      className={clsx(buttonClass({ kind, size, wide }), busy && "opacity-80", className)}
    />
  );
}
