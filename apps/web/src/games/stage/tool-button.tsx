import { Button } from "@houselight/ui/button";
import { clsx } from "clsx";
import type { ComponentType } from "react";

export interface ToolButtonProps {
  /** The whole name: read out, and shown when a mouse rests on the button. */
  readonly name: string;
  /** One short word under the icon where a finger presses: there is nothing to rest there. */
  readonly label?: string;
  readonly Icon: ComponentType<{ className?: string; fill?: string }>;
  readonly pressed?: boolean | undefined;
  readonly filled?: boolean;
  readonly disabled?: boolean;
  readonly className?: string | undefined;
  readonly onClick: () => void;
}

/** A tool of a game's bar: an icon, and on touch its word. Both fit into a finger's height. */
export function ToolButton({
  name,
  label = name,
  Icon,
  pressed,
  filled = false,
  disabled = false,
  className,
  onClick,
}: ToolButtonProps) {
  return (
    <Button
      kind="bare"
      size="icon"
      aria-label={name}
      aria-pressed={pressed}
      title={name}
      disabled={disabled}
      className={clsx(
        "flex-col gap-0! pointer-coarse:w-auto pointer-coarse:min-w-11 pointer-coarse:px-px",
        className,
      )}
      onClick={onClick}
    >
      <Icon
        className="size-5.5 shrink-0 pointer-coarse:size-5"
        fill={filled ? "currentColor" : "none"}
      />
      <span
        aria-hidden="true"
        className="hidden whitespace-nowrap font-medium text-xs leading-4! pointer-coarse:block low:in-data-crowded:hidden!"
      >
        {label}
      </span>
    </Button>
  );
}
