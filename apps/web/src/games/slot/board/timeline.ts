import {
  boardWinsOf,
  scatterWinOf,
  type SlotStepWire,
  type SlotWinWire,
} from "@houselight/game-maths/slot";

export type SlotMarkWire = SlotStepWire["marks"][number];

/** One thing the stage shows after another. */
export type Beat =
  | { readonly kind: "spin"; readonly step: number }
  | { readonly kind: "line"; readonly step: number; readonly win: SlotWinWire }
  | { readonly kind: "scatter"; readonly step: number }
  /** All wins of the step at once, with what they pay together. */
  | { readonly kind: "all"; readonly step: number }
  /** Cells of the board turn into what they are counted as. */
  | { readonly kind: "change"; readonly step: number }
  /** Wilds step one reel to the left before the reels spin again. */
  | { readonly kind: "walk"; readonly step: number }
  /** Two of them stand on one reel. */
  | { readonly kind: "met"; readonly step: number }
  /** A spring takes a kind of symbol away. */
  | { readonly kind: "spring"; readonly step: number }
  /** Umbrellas that have come into sight show their factors. */
  | { readonly kind: "open"; readonly step: number }
  /** All of them together multiply what the spin has paid. */
  | { readonly kind: "multiply"; readonly step: number }
  /** A respin has won another one. */
  | { readonly kind: "kept"; readonly step: number }
  /** A feature begins that is played off the reels. */
  | { readonly kind: "feature"; readonly step: number }
  /** Empty places of a board that holds its cells were drawn once more. */
  | { readonly kind: "tries"; readonly step: number }
  /** A harbour is reached, and then what it holds is `told`. */
  | { readonly kind: "pick"; readonly step: number; readonly told: boolean }
  | { readonly kind: "featureOver"; readonly step: number; readonly payoutCents: number }
  /** Free spins begin, or more of them are won. */
  | {
      readonly kind: "award";
      readonly step: number;
      readonly spins: number;
      readonly first: boolean;
    }
  /** The round has paid so much that it ends with a sheet of its own. */
  | { readonly kind: "big" }
  | { readonly kind: "summary"; readonly spins: number; readonly payoutCents: number };

/** More wins than this are shown together only: nobody waits for twenty lines. */
const LINES_SHOWN_ALONE = 6;

/** The whole replay of a round from a step on: spins, wins one by one, all of them, free spins. */
export function timelineOf(steps: readonly SlotStepWire[], fromStep = 0): Beat[] {
  const beats = steps.flatMap((step, index) =>
    index < fromStep ? [] : beatsOf(step, index, steps),
  );
  const first = steps[0];
  // Free spins that were bought begin without a spin that wins them.
  if (first?.kind === "free_spin" && fromStep === 0) {
    const spins = first.free_spins_played + first.free_spins_left - first.spins_awarded;
    beats.unshift({ kind: "award", step: 0, spins, first: true });
  }
  const last = steps.at(-1);
  if (last && last.free_spins_played > 0) {
    const payoutCents = last.total_cents - paidBeforeFreeSpins(steps);
    beats.push({ kind: "summary", spins: last.free_spins_played, payoutCents });
  } else if (last?.kind === "respin" && last.total_cents > 0) {
    beats.push({ kind: "featureOver", step: steps.length - 1, payoutCents: last.total_cents });
  }
  return beats;
}

/** Returns what a round had paid before its first free spin. */
export const paidBeforeFreeSpins = (steps: readonly SlotStepWire[]): number =>
  steps.findLast((step) => step.free_spins_played === 0)?.total_cents ?? 0;

function beatsOf(step: SlotStepWire, index: number, steps: readonly SlotStepWire[]): Beat[] {
  if (isOffReels(step)) return featureBeats(step, index, steps);
  // The board is as it was; what the spring takes leaves it with the next step.
  if (markOf(step, "removed")) return [{ kind: "spring", step: index }];
  if (step.kind === "multiply")
    return [{ kind: "multiply", step: index }, ...awardBeats(index, steps)];
  const beats: Beat[] = [{ kind: "spin", step: index }];
  if (markOf(step, "walked")) beats.unshift({ kind: "walk", step: index });
  if (markOf(step, "umbrella")) beats.push({ kind: "open", step: index });
  if (markOf(step, "met")) beats.push({ kind: "met", step: index });
  if (changeOf(step)) beats.push({ kind: "change", step: index });
  const wins = boardWinsOf(step);
  const scatter = scatterWinOf(step);
  const alone = wins.length > 1 && wins.length <= LINES_SHOWN_ALONE;
  if (alone) {
    const byPay = wins.toSorted((a, b) => b.payout_cents - a.payout_cents);
    beats.push(...byPay.map((win): Beat => ({ kind: "line", step: index, win })));
  }
  if (scatter && wins.length > 0) beats.push({ kind: "scatter", step: index });
  if (wins.length > 0 || scatter) beats.push({ kind: "all", step: index });
  beats.push(...awardBeats(index, steps));
  const next = steps[index + 1];
  if (step.kind === "respin" && next?.kind === "respin" && !markOf(next, "walked"))
    beats.push({ kind: "kept", step: index });
  return beats;
}

/** Tells whether a step belongs to the spin before it. */
const isOfSpin = (step: Pick<SlotStepWire, "kind"> | undefined): boolean =>
  step?.kind === "cascade" || step?.kind === "multiply";

/** Says what free spins a spin has won, once nothing falls any more. */
function awardBeats(index: number, steps: readonly SlotStepWire[]): Beat[] {
  const spin = steps.findLast((step, at) => at <= index && !isOfSpin(step));
  if (!spin || spin.spins_awarded === 0 || isOfSpin(steps[index + 1])) return [];
  const first = spin.free_spins_played === 0;
  return [{ kind: "award", step: index, spins: spin.spins_awarded, first }];
}

/** Returns what a spin has paid with its cascades, up to a step. */
export function paidBySpin(steps: readonly SlotStepWire[], at: number): number {
  const from = steps.findLastIndex((step, index) => index <= at && !isOfSpin(step));
  return steps.slice(from, at + 1).reduce((sum, step) => sum + step.payout_cents, 0);
}

/** Returns the cells that leave the board after a step: what won, and what a spring takes away. */
export const goneAfter = (
  step: Pick<SlotStepWire, "wins" | "marks">,
): readonly (readonly [number, number])[] => {
  const won = boardWinsOf(step).flatMap(({ positions }) => positions);
  return distinct([...won, ...(markOf(step, "removed")?.positions ?? [])]);
};

/** Tells whether a step is played off the reels: on a board that holds its cells, or along harbours. */
export const isOffReels = ({ kind }: Pick<SlotStepWire, "kind">): boolean =>
  kind === "hold" || kind === "pick";

function featureBeats(step: SlotStepWire, index: number, steps: readonly SlotStepWire[]): Beat[] {
  const beats: Beat[] = [];
  const isOf = (other: SlotStepWire | undefined) => other?.kind === step.kind;
  if (!isOf(steps[index - 1])) beats.push({ kind: "feature", step: index });
  if (step.kind === "hold") beats.push({ kind: "tries", step: index });
  else
    beats.push(
      { kind: "pick", step: index, told: false },
      { kind: "pick", step: index, told: true },
    );
  if (!isOf(steps[index + 1])) {
    const payoutCents = steps.filter(isOf).reduce((sum, { payout_cents: paid }) => sum + paid, 0);
    beats.push({ kind: "featureOver", step: index, payoutCents });
  }
  return beats;
}

/** Returns the first mark of a kind that a step has. */
export const markOf = (
  { marks }: Pick<SlotStepWire, "marks">,
  kind: SlotMarkWire["kind"],
): SlotMarkWire | undefined => marks.find((mark) => mark.kind === kind);

/** Counts the cells that a try filled; the first try of a board counts those that began it, too. */
export const coinsOf = (step: Pick<SlotStepWire, "marks"> | null | undefined): number =>
  step?.marks.filter(({ kind }) => kind === "coin").length ?? 0;

/** Returns how many places of a board that holds its cells were still empty before a try. */
export function emptyBefore(steps: readonly SlotStepWire[], at: number): number {
  const cells = steps[at]?.grid.flat().length ?? 0;
  const before = steps.slice(0, at).filter(({ kind }) => kind === "hold");
  return cells - before.reduce((held, step) => held + coinsOf(step), 0);
}

/** Returns the cells that show a symbol. */
export const placesOf = (
  { grid }: Pick<SlotStepWire, "grid">,
  symbol: string | null,
): (readonly [number, number])[] =>
  grid.flatMap((symbols, reel) =>
    symbols.flatMap((shown, row) => (shown === symbol ? [[reel, row] as const] : [])),
  );

/** Marks of what turns cells into others before they are counted. */
const CHANGES: ReadonlySet<string> = new Set(["sticky", "mystery", "expanded"]);

/** Returns the mark of what changed the board of a step; undefined when it is counted as it was drawn. */
export const changeOf = ({ marks }: Pick<SlotStepWire, "marks">): SlotMarkWire | undefined =>
  marks.find(({ kind }) => CHANGES.has(kind));

/** Returns the board of a step as the reels drew it, before anything changed it. */
export function drawnGrid(
  step: Pick<SlotStepWire, "grid" | "marks" | "stops">,
  strips: readonly (readonly string[])[],
): readonly (readonly string[])[] {
  const cells = new Set(changeOf(step)?.positions.map(([reel, row]) => `${reel}:${row}`));
  return step.grid.map((symbols, reel) =>
    symbols.map((symbol, row) => {
      const strip = strips[reel] ?? [];
      const drawn = strip[((step.stops[reel] ?? 0) + row) % strip.length];
      return cells.has(`${reel}:${row}`) && step.stops.length > 0 ? (drawn ?? symbol) : symbol;
    }),
  );
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
  return distinct(wins.flatMap((win) => win?.positions ?? []));
}

function distinct(all: readonly (readonly [number, number])[]): (readonly [number, number])[] {
  const keys = new Set<string>();
  return all.filter(([reel, row]) => {
    const key = `${reel}:${row}`;
    if (keys.has(key)) return false;
    keys.add(key);
    return true;
  });
}
