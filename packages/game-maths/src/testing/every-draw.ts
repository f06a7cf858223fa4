import type { Draw } from "../fairness/draw.ts";

/**
 * Plays something by every sequence of numbers that it can draw, each once, and tells how likely each is.
 * Only for what draws little: the number of sequences is the product of the ranges.
 * @param play is called anew for each sequence
 * @param seen gets what was played, and in how many equal parts of all its sequence is one
 */
export function byEveryDraw<Played>(
  play: (draw: Draw) => Played,
  seen: (played: Played, parts: bigint) => void,
): void {
  const path: { value: number; readonly range: number }[] = [];
  for (;;) {
    let at = 0;
    const draw: Draw = (range) => {
      if (at === path.length) path.push({ value: 0, range });
      const step = path[at++];
      if (step?.range !== range) throw new Error("the same numbers asked for another range");
      return step.value;
    };
    const played = play(draw);
    seen(
      played,
      path.reduce((parts, { range }) => parts * BigInt(range), 1n),
    );
    while (path.length > 0 && (path.at(-1)?.value ?? 0) + 1 === path.at(-1)?.range) path.pop();
    const last = path.at(-1);
    if (!last) return;
    last.value += 1;
  }
}
