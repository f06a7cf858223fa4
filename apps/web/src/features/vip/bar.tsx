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
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text}
        className="h-3 overflow-hidden rounded-full bg-surface-2"
      >
        <div
          className="h-full rounded-full bg-amber transition-[width] duration-200 ease-settle"
          style={{ width: `${percent}%` }}
        />
      </div>
    </div>
  );
}
