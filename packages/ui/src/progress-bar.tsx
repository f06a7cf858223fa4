import { clsx } from "clsx";

const TONES = { amber: "bg-amber", mint: "bg-mint" } as const;

export interface ProgressBarProps {
  /** Says what goes on. */
  readonly label: string;
  /** Says how far it is, where percents are not what is counted. */
  readonly text?: string;
  /** Whole percent, from 0 to 100. */
  readonly percent: number;
  readonly tone?: keyof typeof TONES;
  readonly className?: string;
}

/** Shows how far something is. Its words stand beside it. */
export function ProgressBar({ label, text, percent, tone = "amber", className }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={text}
      className={clsx("h-3 overflow-hidden rounded-full bg-surface-2", className)}
    >
      <div
        className={clsx(
          "h-full rounded-full transition-[width] duration-200 ease-settle",
          TONES[tone],
        )}
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}
