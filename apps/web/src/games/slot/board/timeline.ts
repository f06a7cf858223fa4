import {
  boardWinsOf,
  scatterWinOf,
  type SlotStepWire,
  type SlotWinWire,
} from "@houselight/game-maths/slot";

/** One thing the stage shows after another. */
export type Beat =
  | { readonly kind: "spin"; readonly step: number }
  | { readonly kind: "line"; readonly step: number; readonly win: SlotWinWire }
  | { readonly kind: "scatter"; readonly step: number }
  /** All wins of the step at once, with what they pay together. */
  | { readonly kind: "all"; readonly step: number }
  /** Free spins begin, or more of them are won. */
  | {
      readonly kind: "award";
      readonly step: number;
      readonly spins: number;
      readonly first: boolean;
    }
  | { readonly kind: "summary"; readonly spins: number; readonly payoutCents: number };

/** More wins than this are shown together only: nobody waits for twenty lines. */
const LINES_SHOWN_ALONE = 6;

/** The whole replay of a round from a step on: spins, wins one by one, all of them, free spins. */
export function timelineOf(steps: readonly SlotStepWire[], fromStep = 0): Beat[] {
  const beats = steps.flatMap((step, index) => (index < fromStep ? [] : beatsOf(step, index)));
  const last = steps.at(-1);
  if (last && last.free_spins_played > 0) {
    const payoutCents = last.total_cents - paidBeforeFreeSpins(steps);
    beats.push({ kind: "summary", spins: last.free_spins_played, payoutCents });
  }
  return beats;
}

/** Returns what a round had paid before its first free spin. */
export const paidBeforeFreeSpins = (steps: readonly SlotStepWire[]): number =>
  steps.findLast((step) => step.free_spins_played === 0)?.total_cents ?? 0;

function beatsOf(step: SlotStepWire, index: number): Beat[] {
  const beats: Beat[] = [{ kind: "spin", step: index }];
  const wins = boardWinsOf(step);
  const scatter = scatterWinOf(step);
  const alone = wins.length > 1 && wins.length <= LINES_SHOWN_ALONE;
  if (alone) {
    const byPay = wins.toSorted((a, b) => b.payout_cents - a.payout_cents);
    beats.push(...byPay.map((win): Beat => ({ kind: "line", step: index, win })));
  }
  if (scatter && wins.length > 0) beats.push({ kind: "scatter", step: index });
  if (wins.length > 0 || scatter) beats.push({ kind: "all", step: index });
  if (step.spins_awarded > 0) {
    const first = step.free_spins_played === 0;
    beats.push({ kind: "award", step: index, spins: step.spins_awarded, first });
  }
  return beats;
}

/**
 * Which reels come to rest late because the reels before them show all but one of the scatters
 * that start free spins.
 */
export function reelsInSuspense(
  grid: readonly (readonly string[])[],
  scatter: string | null,
  needed: number,
): boolean[] {
  let seen = 0;
  return grid.map((symbols) => {
    const suspense = scatter !== null && needed > 1 && seen >= needed - 1;
    seen += symbols.filter((symbol) => symbol === scatter).length;
    return suspense;
  });
}

/** The least number of scatters that starts free spins; 0 when none does. */
export function scattersNeeded(awards: Readonly<Record<string, number>>): number {
  const counts = Object.entries(awards).flatMap(([count, spins]) =>
    spins > 0 ? [Number(count)] : [],
  );
  return counts.length > 0 ? Math.min(...counts) : 0;
}

/** Everything that pays in a step, as positions [reel, row] without doubles. */
export function winningPositions(step: SlotStepWire): (readonly [number, number])[] {
  // Those of the lines come first, as they are lifted.
  const wins = [...boardWinsOf(step), scatterWinOf(step)];
  const all = wins.flatMap((win) => win?.positions ?? []);
  const keys = new Set<string>();
  return all.filter(([reel, row]) => {
    const key = `${reel}:${row}`;
    if (keys.has(key)) return false;
    keys.add(key);
    return true;
  });
}
