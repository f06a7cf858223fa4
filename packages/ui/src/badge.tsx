import { clsx } from "clsx";
import type { ReactNode } from "react";

const TONES = {
  neutral: "text-cream",
  good: "text-mint",
  waiting: "text-amber",
  bad: "text-brick-text",
} as const;

export type BadgeTone = keyof typeof TONES;

/** A word about a state; never the only carrier of its meaning is the colour. */
export function Badge({
  tone = "neutral",
  children,
}: {
  readonly tone?: BadgeTone;
  readonly children: ReactNode;
}) {
  return (
    <span
      className={clsx(
        "inline-flex items-center gap-1.5 rounded-control bg-surface-2 px-2 py-0.5 font-medium text-xs",
        TONES[tone],
      )}
    >
      {children}
    </span>
  );
}
