/** Gold, silver and bronze with the ink on each; the places behind them are numbers (JACKPOT-04). */
const METALS = [
  ["var(--amber)", "var(--ink)"],
  ["var(--dim)", "var(--ink)"],
  ["var(--brick)", "var(--cream)"],
] as const;

/** A place among the first or the biggest: a medal for the first three. */
export function Medal({
  place,
  label,
}: {
  readonly place: number;
  /** Says the place to whoever does not see the medal. */
  readonly label: string;
}) {
  const medal = METALS[place - 1];
  if (!medal) return <span className="w-8 shrink-0 text-center text-dim">{place}</span>;
  const [metal, ink] = medal;
  return (
    <svg
      role="img"
      aria-label={label}
      data-medal={place}
      viewBox="0 0 32 36"
      className="h-9 w-8 shrink-0"
    >
      <path d="M7 1h8l4 14-7 3zM25 1h-8l-4 14 7 3z" fill="var(--flame)" />
      <circle cx="17" cy="24" r="10.5" fill="var(--shadow-ink)" />
      <circle cx="16" cy="23" r="10.5" fill={metal} />
      <text
        x="16"
        y="27.5"
        textAnchor="middle"
        fontSize="13"
        fontWeight="700"
        fill={ink}
        aria-hidden="true"
      >
        {place}
      </text>
    </svg>
  );
}
