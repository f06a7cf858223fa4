import type { Card } from "@houselight/game-maths/cards";
import { SUIT_PATHS, SUIT_TINTS } from "./suit-paths.ts";

const LETTERS: Readonly<Record<number, string>> = { 1: "A", 11: "J", 12: "Q", 13: "K" };

/** Writes the index of a rank: "A", "10", "K". */
export const rankIndex = (rank: number): string => LETTERS[rank] ?? String(rank);

/** The front of a playing card: a large index, its suit under it, and the suit once more, larger. */
export function CardFace({ card: { rank, suit } }: { readonly card: Card }) {
  const tint = SUIT_TINTS[suit];
  const index = rankIndex(rank);
  return (
    <svg viewBox="0 0 100 140" aria-hidden="true" className="block size-full">
      <path
        d="M7 2L94 3Q98 3 98 8L97 132Q97 138 92 138L8 137Q2 137 2 132L3 7Q3 2 7 2Z"
        fill="#f7efdc"
      />
      <text
        x="10"
        y="55"
        fill={tint}
        fontSize="60"
        fontWeight="700"
        textLength={index.length > 1 ? 52 : undefined}
        lengthAdjust="spacingAndGlyphs"
        className="font-display"
      >
        {index}
      </text>
      <path d={SUIT_PATHS[suit]} transform="translate(11 64) scale(.26)" fill={tint} />
      <path d={SUIT_PATHS[suit]} transform="translate(38 76) scale(.54)" fill={tint} />
    </svg>
  );
}

/** The back of a playing card: a folded star on ink. */
export function CardBack() {
  return (
    <svg viewBox="0 0 100 140" aria-hidden="true" className="block size-full">
      <path
        d="M7 2L94 3Q98 3 98 8L97 132Q97 138 92 138L8 137Q2 137 2 132L3 7Q3 2 7 2Z"
        fill="#f7efdc"
      />
      <path d="M10 9H90V131H10Z" fill="#8c2334" />
      <path d="M50 28L62 58L84 70L62 82L50 112L38 82L16 70L38 58Z" fill="#b0384a" />
      <path d="M50 46L57 63L70 70L57 77L50 94L43 77L30 70L43 63Z" fill="#f1e4c8" />
    </svg>
  );
}
