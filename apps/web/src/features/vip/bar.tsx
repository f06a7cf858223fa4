import { ProgressBar } from "@houselight/ui/progress-bar";

/** A bar with its figures in words above it. */
export function Bar({
  label,
  value,
  max,
  text,
}: {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly text: string;
}) {
  const percent = max <= 0 ? 100 : Math.min(100, Math.floor((value / max) * 100));
  return (
    <div className="flex flex-col gap-2">
      <p className="text-pretty text-sm">{text}</p>
      <ProgressBar label={label} text={text} percent={percent} />
    </div>
  );
}
