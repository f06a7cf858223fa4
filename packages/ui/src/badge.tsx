import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";

const badgeClass = cva(
  "inline-flex items-center gap-1.5 rounded-control px-2 py-0.5 font-medium text-xs",
  {
    variants: {
      tone: {
        neutral: "bg-surface-2 text-cream",
        good: "bg-surface-2 text-mint",
        waiting: "bg-surface-2 text-amber",
        bad: "bg-surface-2 text-brick-text",
      },
    },
    defaultVariants: { tone: "neutral" },
  },
);

export type BadgeTone = NonNullable<VariantProps<typeof badgeClass>["tone"]>;

/** A word about a state; never the only carrier of its meaning is the colour. */
export function Badge({
  tone,
  children,
}: {
  readonly tone?: BadgeTone;
  readonly children: ReactNode;
}) {
  return <span className={badgeClass({ tone })}>{children}</span>;
}
