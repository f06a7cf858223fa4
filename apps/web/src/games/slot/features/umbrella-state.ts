import type { SlotRules, SlotStepWire } from "@houselight/game-maths/slot";
import { placesOf } from "../board/timeline.ts";

/** Umbrellas on a board, and what their factors come to. */
export interface UmbrellaState {
  /** Cell, as `reel:row` -> its factor. */
  readonly factors: ReadonlyMap<string, number>;
  readonly sum: number;
}

type Rule = NonNullable<SlotRules["mechanics"]["umbrellas"]>;
type Steps = readonly Pick<SlotStepWire, "kind" | "grid" | "marks" | "free_spins_played">[];

/** Returns the umbrellas in sight after a step: they fall, but keep their order on their reel. */
export function umbrellasAt(steps: Steps, at: number, rule: Rule): UmbrellaState {
  const step = steps[at];
  if (!step) return { factors: new Map(), sum: 0 };
  const isSpun = ({ kind }: Pick<SlotStepWire, "kind">) => kind === "spin" || kind === "free_spin";
  const from = steps.findLastIndex((other, index) => index <= at && isSpun(other));
  const left = new Map<number, number[]>();
  for (const other of steps.slice(from, at + 1)) {
    const opened = openedIn(other);
    for (const reel of new Set(opened.map(({ place }) => place[0]))) {
      const fresh = opened.filter(({ place }) => place[0] === reel).map(({ factor }) => factor);
      // What comes into sight later lies above what was there.
      left.set(reel, [...fresh, ...(left.get(reel) ?? [])]);
    }
  }
  const factors = new Map<string, number>();
  for (const [reel, row] of placesOf(step, rule.symbol)) {
    const factor = left.get(reel)?.shift();
    if (factor !== undefined) factors.set(`${reel}:${row}`, factor);
  }
  const keeps = rule.staysOpen === true && step.free_spins_played > 0;
  const counted = steps.filter(
    (other, index) => index <= at && (keeps ? other.free_spins_played > 0 : index >= from),
  );
  const sum = counted.flatMap(openedIn).reduce((total, { factor }) => total + factor, 0);
  return { factors, sum };
}

const openedIn = ({ marks }: Pick<SlotStepWire, "marks">) =>
  marks.flatMap(({ kind, positions: [place], value }) =>
    kind === "umbrella" && place && value !== null ? [{ place, factor: value }] : [],
  );
