const CELL = 12;

/** Draws a pay line on a small board of so many rows. */
export function LineDrawing({
  rows,
  height,
  label,
}: {
  readonly rows: readonly number[];
  readonly height: number;
  readonly label: string;
}) {
  const points = rows
    .map((row, reel) => `${reel * CELL + CELL / 2},${row * CELL + CELL / 2}`)
    .join(" ");
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length * CELL} ${height * CELL}`}
      className="w-full max-w-20"
    >
      {rows.flatMap((row, reel) =>
        Array.from({ length: height }, (_, y) => (
          <rect
            key={`${reel}:${y}`}
            x={reel * CELL + 1}
            y={y * CELL + 1}
            width={CELL - 2}
            height={CELL - 2}
            rx="1.5"
            className={y === row ? "fill-line-strong" : "fill-surface-2"}
          />
        )),
      )}
      <polyline
        points={points}
        className="fill-none stroke-amber"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}
