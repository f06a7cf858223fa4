/** Chips on the table, by spot, in smallest units. */
export type Chips = Readonly<Record<string, number>>;

export interface BetSlip {
  readonly chips: Chips;
  /** Chips before each change, for undo. */
  readonly before: readonly Chips[];
  /** The bets of the last spin, for repeat. */
  readonly last: Chips;
}

export type BetChange =
  | {
      readonly type: "place";
      readonly spot: string;
      readonly cents: number;
      readonly maxCents: number;
    }
  | { readonly type: "remove"; readonly spot: string }
  | { readonly type: "double"; readonly maxCents: number }
  | { readonly type: "repeat"; readonly maxCents: number }
  | { readonly type: "undo" | "clear" | "spun" };

export const EMPTY_SLIP: BetSlip = { chips: {}, before: [], last: {} };

const UNDO_STEPS = 100;

export const totalOf = (chips: Chips): number =>
  Object.values(chips).reduce((sum, cents) => sum + cents, 0);

/** The chips after a change; a change above the limit of a spin leaves them as they are. */
export function changeBets(slip: BetSlip, change: BetChange): BetSlip {
  const { chips } = slip;
  switch (change.type) {
    case "place":
      return within(
        slip,
        { ...chips, [change.spot]: (chips[change.spot] ?? 0) + change.cents },
        change.maxCents,
      );
    case "remove":
      return change.spot in chips ? put(slip, without(chips, change.spot)) : slip;
    case "double": {
      const doubled = Object.fromEntries(
        Object.entries(chips).map(([spot, cents]) => [spot, cents * 2]),
      );
      return within(slip, doubled, change.maxCents);
    }
    case "repeat":
      return within(slip, slip.last, change.maxCents);
    case "undo": {
      const earlier = slip.before.at(-1);
      return earlier ? { ...slip, chips: earlier, before: slip.before.slice(0, -1) } : slip;
    }
    case "clear":
      return put(slip, {});
    case "spun":
      return { chips: {}, before: [], last: chips };
  }
}

function within(slip: BetSlip, chips: Chips, maxCents: number): BetSlip {
  return totalOf(chips) > maxCents ? slip : put(slip, chips);
}

function put(slip: BetSlip, chips: Chips): BetSlip {
  if (totalOf(chips) === 0 && totalOf(slip.chips) === 0) return slip;
  return { ...slip, chips, before: [...slip.before, slip.chips].slice(-UNDO_STEPS) };
}

function without(chips: Chips, spot: string): Chips {
  return Object.fromEntries(Object.entries(chips).filter(([key]) => key !== spot));
}
