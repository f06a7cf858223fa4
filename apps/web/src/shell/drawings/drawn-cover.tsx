import { clsx } from "clsx";

const PALETTES = [
  ["oklch(0.33 0.06 220)", "oklch(0.45 0.08 215)", "oklch(0.88 0.08 80)"],
  ["oklch(0.4 0.13 25)", "oklch(0.52 0.15 33)", "oklch(0.9 0.07 85)"],
  ["oklch(0.3 0.09 280)", "oklch(0.42 0.12 278)", "oklch(0.85 0.1 60)"],
  ["oklch(0.33 0.07 165)", "oklch(0.45 0.09 165)", "oklch(0.9 0.06 95)"],
  ["oklch(0.32 0.09 345)", "oklch(0.44 0.12 350)", "oklch(0.87 0.1 75)"],
  ["oklch(0.38 0.08 65)", "oklch(0.52 0.11 70)", "oklch(0.92 0.06 90)"],
] as const;

/** A number that is the same for the same name, wherever it is drawn. */
function nameHash(name: string): number {
  let hash = 7;
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return hash;
}

/** Hills, a disc and rays placed by the name: no two names look quite alike. */
export function DrawnCover({
  name,
  className,
}: {
  readonly name: string;
  readonly className?: string;
}) {
  const hash = nameHash(name);
  const [back, mid, front] = PALETTES[hash % PALETTES.length] ?? PALETTES[0];
  const x = 90 + (hash % 7) * 20;
  const y = 120 + (hash % 5) * 16;
  const rays = 8 + (hash % 3) * 2;
  const lift = (hash % 4) * 14;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 300 400"
      preserveAspectRatio="xMidYMid slice"
      className={clsx("block size-full", className)}
    >
      <path fill={back} d="M0 0h300v400H0z" />
      <g fill={mid} opacity="0.55">
        {Array.from({ length: rays }, (_, ray) => {
          const at = (angle: number) =>
            `${(x + Math.cos(angle) * 480).toFixed(1)} ${(y + Math.sin(angle) * 480).toFixed(1)}`;
          const from = (ray * 2 * Math.PI) / rays;
          return <path key={from} d={`M${x} ${y}L${at(from)}L${at(from + Math.PI / rays)}z`} />;
        })}
      </g>
      <circle cx={x + 4} cy={y + 8} r="62" opacity="0.35" />
      <circle cx={x} cy={y} r="60" fill={front} />
      <path d={`M0 ${298 - lift}c60-44 100 26 160-6s90-42 140-8v126H0z`} fill={mid} />
      <path d="M0 346c50-30 90 16 150-4s100-30 150 0v62H0z" fill={back} />
    </svg>
  );
}
