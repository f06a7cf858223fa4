import { clsx } from "clsx";
import { type ButtonHTMLAttributes, type MouseEvent, type Ref, useState } from "react";

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

export interface ButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "onFocus" | "onBlur">,
    ButtonLook {
  /** Shows that the press is being worked on and takes no second one. */
  readonly busy?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/**
 * Returns what a button that can become disabled beneath its own press is given. A browser takes the focus from
 * a disabled button and leaves it nowhere, so one that has the focus is not until it is left: its
 * `aria-disabled` says what it is, and its `onClick` has to ignore presses.
 */
export function useHeldFocus(disabled = false) {
  const [focused, setFocused] = useState(false);
  return {
    disabled: disabled && !focused,
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
    // Nobody heard of a focus that came before the page was alive. Not every browser focuses what is clicked.
    onClickCapture: ({ currentTarget }: MouseEvent) =>
      setFocused(currentTarget.contains(document.activeElement)),
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
  ...rest
}: ButtonProps) {
  const ignores = busy || disabled;
  return (
    <button
      type="button"
      {...useHeldFocus(disabled)}
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={ignores || rest["aria-disabled"]}
      onClick={ignores ? (event) => event.preventDefault() : onClick}
      className={buttonClass({ kind, size, wide, className })}
    />
  );
}
