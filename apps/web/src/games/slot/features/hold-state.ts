import type { SlotRules, SlotStepWire } from "@houselight/game-maths/slot";

/** A board that holds its cells, after one of its tries. */
export interface HoldState {
  /** Cell, as `reel:row` -> its worth in stakes. */
  readonly coins: ReadonlyMap<string, number>;
  /** Cells that the last try filled. */
  readonly fresh: ReadonlySet<string>;
  readonly triesLeft: number;
  /** All coins together, in stakes. */
  readonly sum: number;
  readonly isFull: boolean;
  /** One place is empty, and a try is left for it. */
  readonly isLastPlace: boolean;
  /** Tries until now. */
  readonly tries: number;
}

type Steps = readonly Pick<SlotStepWire, "kind" | "grid" | "marks">[];

const keyOf = ([reel, row]: readonly number[]): string => `${reel}:${row}`;

/** Returns how the board stands after a step of its tries; `opened` is how it begins, before the first. */
export function holdStateAt(
  steps: Steps,
  at: number,
  rule: NonNullable<SlotRules["mechanics"]["hold"]>,
  opened: boolean,
): HoldState {
  const first = steps.findIndex(({ kind }) => kind === "hold");
  const begin = heldAtFirst(steps[first - 1], rule.symbol);
  const coins = new Map<string, number>();
  let fresh = new Set<string>();
  let triesLeft = rule.spins;
  let tries = 0;
  for (const step of steps.slice(first, at + 1)) {
    const told = step.marks.map(({ positions, value }) => {
      return [keyOf(positions[0] ?? []), value ?? 0] as const;
    });
    // The first try tells the worth of the cells that began it, too.
    const shown = opened ? told.filter(([key]) => begin.has(key)) : told;
    for (const [key, value] of shown) coins.set(key, value);
    if (opened) break;
    fresh = new Set(told.flatMap(([key]) => (begin.has(key) ? [] : [key])));
    triesLeft = fresh.size > 0 ? rule.spins : triesLeft - 1;
    tries += 1;
  }
  const cells = steps[at]?.grid.flat().length ?? 0;
  const sum = [...coins.values()].reduce((total, value) => total + value, 0);
  const isFull = coins.size === cells;
  const isLastPlace = coins.size === cells - 1 && triesLeft > 0;
  return { coins, fresh, triesLeft, sum, isFull, isLastPlace, tries };
}

const heldAtFirst = (paid: Steps[number] | undefined, symbol: string): Set<string> =>
  new Set(
    (paid?.grid ?? []).flatMap((symbols, reel) =>
      symbols.flatMap((shown, row) => (shown === symbol ? [keyOf([reel, row])] : [])),
    ),
  );
