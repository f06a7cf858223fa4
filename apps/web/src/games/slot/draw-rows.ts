import type { SlotRules, SlotStepWire } from "@houselight/game-maths/slot";
import { goneAfter } from "./board/timeline.ts";

/** The numbers that a step drew: where its reels came to rest, and what its mechanics drew beside. */
export interface StepDraws {
  readonly kind: SlotStepWire["kind"];
  /** By reel, what decided the rows that it shows; empty where nothing did. */
  readonly heights: readonly number[];
  /** By reel; null for one that was held. Empty where no reel was spun. */
  readonly stops: readonly (number | null)[];
  readonly others: readonly number[];
}

type Steps = readonly Pick<SlotStepWire, "kind" | "marks" | "grid" | "wins">[];

type Mechanics = Pick<SlotRules["mechanics"], "reelHeights">;

/** Lays the numbers of a round to the steps that drew them, in the order of draws of the engine. */
export function drawsBySteps(
  numbers: readonly number[],
  steps: Steps,
  { reelHeights }: Mechanics,
): StepDraws[] {
  const marks = steps.flatMap((step) => step.marks);
  const heldReel = marks.find((mark) => mark.kind === "sticky")?.positions[0]?.[0];
  const coin = marks.find((mark) => mark.kind === "coin")?.symbol ?? null;
  let next = 0;
  const take = (count: number): number[] => {
    const taken = numbers.slice(next, next + count);
    next += count;
    return taken;
  };
  return steps.map((step, index) => {
    const { kind } = step;
    const off = { kind, heights: [], stops: [] };
    if (kind === "pick") return { ...off, others: take(1) };
    if (kind === "hold") return { ...off, others: take(holdDraws(steps, index, coin)) };
    if (kind === "multiply") return { ...off, others: [] };
    if (kind === "cascade") return { ...off, others: take(fallDraws(steps, index)) };
    const heights = take(reelHeights ? step.grid.length : 0);
    const before = step.marks.some((mark) => mark.kind === "chosen") ? take(1) : [];
    const held = kind === "respin" ? heldReel : undefined;
    const stops = step.grid.map((_, reel) => (reel === held ? null : (take(1)[0] ?? null)));
    const turned = step.marks.some((mark) => mark.kind === "mystery") ? take(1) : [];
    return { kind, heights, stops, others: [...before, ...turned, ...take(umbrellasIn(step))] };
  });
}

/** Counts the draws of a try: one for each empty place, and one for the worth of each cell told. */
function holdDraws(steps: Steps, index: number, coin: string | null): number {
  const filled = steps[index]?.marks.length ?? 0;
  const before = steps[index - 1]?.grid.flat() ?? [];
  return before.filter((symbol) => symbol !== coin).length + filled;
}

const umbrellasIn = ({ marks }: Steps[number]): number =>
  marks.filter(({ kind }) => kind === "umbrella").length;

/** Counts the draws of a cascade: what a spring takes, what falls in, and the factor of each umbrella. */
function fallDraws(steps: Steps, index: number): number {
  const [before, step] = [steps[index - 1], steps[index]];
  if (!before || !step) return 0;
  const taken = step.marks.some(({ kind }) => kind === "removed") ? 1 : 0;
  return taken + goneAfter(before).length + umbrellasIn(step);
}
