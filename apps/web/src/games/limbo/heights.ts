import { LEAST_HEIGHT, MOST_DOUBLINGS } from "@houselight/game-maths/limbo";

/** Writes a multiplier in hundredths: `1234` gives `12.34`. */
export const heightText = (hundredths: number): string =>
  `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, "0")}`;

/** Returns how high the kite stands at a progress, in hundredths: it doubles in equal times, slower at the end. */
export function heightAt(height: number, progress: number): number {
  if (progress >= 1) return height;
  const eased = 1 - (1 - progress) ** 2;
  return Math.min(height, Math.floor(LEAST_HEIGHT * (height / LEAST_HEIGHT) ** eased));
}

/** Returns where a multiplier stands between the ground and the top of the drawing, 0 to 1: by its doublings. */
export function placeOf(hundredths: number, top: number): number {
  const place = Math.log(hundredths / LEAST_HEIGHT) / Math.log(top / LEAST_HEIGHT);
  return Math.min(1, Math.max(0, place));
}

/** One draw of a round, or the three that offer a place and keep it. */
export type HeightStep =
  | { readonly kind: "doubling"; readonly doubled: boolean; readonly from: number }
  | { readonly kind: "place"; readonly height: number; readonly kept: boolean };

/** Names the draws of a round; `used` of them decided the multiplier. */
export function heightSteps(numbers: readonly number[]): {
  readonly steps: readonly HeightStep[];
  readonly used: number;
} {
  const steps: HeightStep[] = [];
  let from = LEAST_HEIGHT;
  let used = 0;
  while (used < MOST_DOUBLINGS && used < numbers.length) {
    const doubled = numbers[used] === 1;
    used += 1;
    if (doubled) from *= 2;
    steps.push({ kind: "doubling", doubled, from });
    if (!doubled) break;
  }
  const stopped = steps.at(-1);
  if (stopped?.kind !== "doubling" || stopped.doubled) return { steps, used };
  for (let kept = false; !kept && used < numbers.length; ) {
    const height = from + (numbers[used] ?? 0);
    const first = (numbers[used + 1] ?? 0) < from;
    kept = first && (numbers[used + 2] ?? 0) <= from;
    used += first ? 3 : 2;
    steps.push({ kind: "place", height, kept });
  }
  return { steps, used };
}
