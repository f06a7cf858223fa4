import { Button } from "@houselight/ui/button";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { ignoreRepeat } from "../round/use-go-key.ts";

export interface GoButtonProps {
  /** Names what a press does, for tests: `deal`, `cash-out`. */
  readonly does?: string | undefined;
  readonly className?: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** The press that starts a round or takes it on; a key that is held down presses once. */
export function GoButton({ does, className, disabled, onPress, children }: GoButtonProps) {
  return (
    <Button
      kind="action"
      size="large"
      className={clsx("ml-auto min-w-34 text-lg low:order-2 low:w-full max-sm:w-full", className)}
      data-go={does}
      disabled={disabled}
      onKeyDown={ignoreRepeat}
      onClick={onPress}
    >
      {children}
    </Button>
  );
}
