/** Papers of a box: its side, its front, its lid and its ribbon. */
const PAPERS = [
  ["#5e1f17", "#a03a2b", "#7d2a20", "#f2b33d"],
  ["#2f2160", "#553da0", "#412e80", "#f2b33d"],
  ["#0f3a34", "#1c6d60", "#15534a", "#f4ecdd"],
  ["#12365a", "#215f8f", "#184a74", "#f2b33d"],
] as const;

/** Returns the papers of a kind of box: the same kind always has the same. */
const papersOf = (kind: string) =>
  PAPERS[
    [...kind].reduce((sum, letter, at) => sum + letter.charCodeAt(0) * (at + 1), 0) % PAPERS.length
  ] as (typeof PAPERS)[number];

/** A box cut from paper; its lid folds up and a star shows as it opens. */
export function BoxDrawing({ kind, isOpen }: { readonly kind: string; readonly isOpen: boolean }) {
  const [side, front, lid, ribbon] = papersOf(kind);
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 96 96"
      data-open={isOpen || undefined}
      className="group/box size-24 shrink-0 overflow-visible"
    >
      <path d="M15 46h72v44H15z" fill="var(--shadow-ink)" transform="translate(3 6)" />
      <path d="M15 46l68-1 1 43-70 1z" fill={side} />
      <path
        d="M48 12l6.500 14.500 15.800 1.600-11.900 10.500 3.500 15.500L48 46l-13.900 8.100 3.500-15.500-11.900-10.500 15.800-1.600z"
        fill="var(--amber)"
        className="translate-y-6 scale-50 opacity-0 transition-all duration-200 ease-settle [transform-box:fill-box] [transform-origin:center] group-data-open/box:translate-y-0 group-data-open/box:scale-100 group-data-open/box:opacity-100 motion-reduce:transition-none"
      />
      <path d="M12 52l74-1-2 38-70 1z" fill={front} />
      <path d="M42 52l13-.3-.4 37.800-12.200.3z" fill={ribbon} />
      <g className="transition-transform duration-200 ease-settle [transform-box:fill-box] [transform-origin:left_bottom] group-data-open/box:-rotate-[38deg] motion-reduce:transition-none">
        <path d="M7 36h84v18H7z" fill="var(--shadow-ink)" transform="translate(2 4)" />
        <path d="M7 37l83-1 1 17-84 1z" fill={lid} />
        <path d="M41 36.500l14-.2.3 17.200-14.500.2z" fill={ribbon} />
        <path
          d="M48 36c-6-13-20-15-21-8-1 6 10 8 21 8zm0 0c6-13 20-15 21-8 1 6-10 8-21 8z"
          fill={ribbon}
        />
      </g>
    </svg>
  );
}
