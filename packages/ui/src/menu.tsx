import { Popover } from "@base-ui/react/popover";
import { clsx } from "clsx";
import type { ReactNode } from "react";

export interface MenuProps {
  /** Content of the trigger. */
  readonly trigger: ReactNode;
  readonly triggerLabel?: string;
  readonly triggerClassName?: string;
  /** Names the panel for assistive technology. */
  readonly label: string;
  readonly align?: "start" | "center" | "end";
  readonly side?: "bottom" | "top";
  readonly children: ReactNode;
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
}

/** A panel under a button: links, choices, a summary. Closes on Escape, outside press and choice. */
export function Menu({
  trigger,
  triggerLabel,
  triggerClassName,
  label,
  align = "end",
  side = "bottom",
  children,
  open,
  onOpenChange,
}: MenuProps) {
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Trigger
        aria-label={triggerLabel}
        className={clsx("cursor-pointer", triggerClassName)}
      >
        {trigger}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner
          align={align}
          side={side}
          sideOffset={8}
          collisionPadding={12}
          className="z-50"
        >
          <Popover.Popup
            aria-label={label}
            className="min-w-56 max-w-[calc(100vw-1.5rem)] animate-rise rounded-tile border border-line bg-surface-1 p-2 shadow-lifted outline-none"
          >
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
