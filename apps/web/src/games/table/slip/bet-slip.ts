/** Chips on the table, by spot, in smallest units. */
export type Chips = Readonly<Record<string, number>>;

export interface BetSlip {
  readonly chips: Chips;
  /** Chips before each change, for undo. */
  readonly before: readonly Chips[];
  /** The bets of the last spin, for repeat. */
  readonly last: Chips;
}

/** Bounds of a change that adds chips. */
interface Bounds {
  readonly maxCents: number;
  /** Takes off what the spots of this table do not take now; all stays where it is absent. */
  readonly fit?: ((chips: Chips) => Chips) | undefined;
}

export type BetChange =
  | ({ readonly type: "place"; readonly spot: string; readonly cents: number } & Bounds)
  | { readonly type: "remove"; readonly spot: string }
  | ({ readonly type: "double" | "repeat" } & Bounds)
  | { readonly type: "undo" | "clear" | "spun" }
  /** The last bets that this tab keeps, of another load of the page. */
  | { readonly type: "kept"; readonly last: Chips }
  /** The account in use is another one: a chip is worth something else there, and none stays. */
  | { readonly type: "moved" };

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
        change,
      );
    case "remove":
      return change.spot in chips ? put(slip, without(chips, change.spot)) : slip;
    case "double": {
      const doubled = Object.fromEntries(
        Object.entries(chips).map(([spot, cents]) => [spot, cents * 2]),
      );
      return within(slip, doubled, change);
    }
    case "repeat":
      return within(slip, slip.last, change);
    case "undo": {
      const earlier = slip.before.at(-1);
      return earlier ? { ...slip, chips: earlier, before: slip.before.slice(0, -1) } : slip;
    }
    case "clear":
      return put(slip, {});
    case "kept":
      return { ...slip, last: change.last };
    case "moved":
      return EMPTY_SLIP;
    case "spun":
      return { chips: {}, before: [], last: chips };
  }
}

function within(slip: BetSlip, wanted: Chips, { maxCents, fit }: Bounds): BetSlip {
  const chips = fit ? fit(wanted) : wanted;
  const isRefused = totalOf(chips) > maxCents || (fit && isSame(chips, slip.chips));
  return isRefused ? slip : put(slip, chips);
}

const isSame = (a: Chips, b: Chips): boolean =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([spot, cents]) => b[spot] === cents);

function put(slip: BetSlip, chips: Chips): BetSlip {
  if (totalOf(chips) === 0 && totalOf(slip.chips) === 0) return slip;
  return { ...slip, chips, before: [...slip.before, slip.chips].slice(-UNDO_STEPS) };
}

function without(chips: Chips, spot: string): Chips {
  return Object.fromEntries(Object.entries(chips).filter(([key]) => key !== spot));
}
