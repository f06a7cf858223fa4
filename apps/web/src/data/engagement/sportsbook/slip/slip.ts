import { type BetKind, SLIP_MAX, type SelectionInput } from "@houselight/contracts/sportsbook";

/** A selection on the slip, with what it takes to name it. */
export interface SlipSelection extends SelectionInput {
  /** The odds that the player has seen and taken, in thousandths. */
  readonly odds: number;
  readonly home: string;
  readonly away: string;
  readonly starts_at: string;
  /** The stake of a single bet on it, as it is typed. */
  readonly stake: string;
}

/** A slip: selections and stakes, as a player assembles them. */
export interface Slip {
  readonly picks: readonly SlipSelection[];
  /** The kind of bet that the player chose; null while it follows from the number of selections. */
  readonly kind: BetKind | null;
  /** Sizes of the system that was chosen; null for the first one that there is. */
  readonly sizes: readonly number[] | null;
  /** Stakes as they are typed: of the accumulator, and of each line of a system. */
  readonly stakes: { readonly accumulator: string; readonly system: string };
  /** The currency in which stakes were typed; null before. */
  readonly currency: string | null;
  /** The free bet that is to pay for a single or an accumulator; null for the player's own money. */
  readonly freeBetId: number | null;
}

export const EMPTY_SLIP: Slip = {
  picks: [],
  kind: null,
  sizes: null,
  stakes: { accumulator: "", system: "" },
  currency: null,
  freeBetId: null,
};

/** Returns what tells a selection from all others. */
export const pickKey = (pick: SelectionInput): string => `${marketOf(pick)}:${pick.selection_id}`;

const marketOf = ({ fixture_id, market_id, specifiers }: SelectionInput): string =>
  `${fixture_id}:${market_id}:${specifiers}`;

/** Tells whether a selection is on the slip. */
export const isOn = ({ picks }: Slip, pick: SelectionInput): boolean =>
  picks.some((one) => pickKey(one) === pickKey(pick));

/**
 * Returns the slip with a selection, or without it where it is on it. Of a market one selection is on the slip:
 * another one takes its place. Null where the slip is full.
 */
export function toggled(slip: Slip, pick: SlipSelection): Slip | null {
  if (isOn(slip, pick)) return without(slip, [pickKey(pick)]);
  const place = slip.picks.findIndex((one) => marketOf(one) === marketOf(pick));
  if (place >= 0) {
    const stake = slip.picks[place]?.stake ?? "";
    return { ...slip, picks: slip.picks.with(place, { ...pick, stake }) };
  }
  if (slip.picks.length >= SLIP_MAX) return null;
  return { ...slip, picks: [...slip.picks, pick] };
}

/** Returns the slip without some selections; an empty one has forgotten what was chosen about them. */
export function without(slip: Slip, keys: readonly string[]): Slip {
  const picks = slip.picks.filter((pick) => !keys.includes(pickKey(pick)));
  return picks.length === 0 ? EMPTY_SLIP : { ...slip, picks };
}

/** Returns the slip with changes of one selection. */
export const withPick = (
  slip: Slip,
  key: string,
  change: Partial<Pick<SlipSelection, "odds" | "stake">>,
): Slip => ({
  ...slip,
  picks: slip.picks.map((pick) => (pickKey(pick) === key ? { ...pick, ...change } : pick)),
});

/** Returns the slip as somebody who plays in a currency has it: a stake that was typed in another one is none. */
export const inCurrency = (slip: Slip, currency: string): Slip => {
  if (slip.currency === currency) return slip;
  if (slip.currency === null) return { ...slip, currency };
  const picks = slip.picks.map((pick) => ({ ...pick, stake: "" }));
  return { ...slip, currency, picks, stakes: EMPTY_SLIP.stakes };
};

/** Returns the slip paid for by a free bet, or by the player: what was typed before is no stake any more. */
export const withFreeBet = (slip: Slip, freeBetId: number | null): Slip => ({
  ...slip,
  freeBetId,
  picks: slip.picks.map((pick) => ({ ...pick, stake: "" })),
  stakes: { ...slip.stakes, accumulator: "" },
});

/** Tells whether another selection of the slip belongs to the same fixture: they cannot be combined. */
const isRelated = ({ picks }: Slip, pick: SlipSelection): boolean =>
  picks.filter(({ fixture_id }) => fixture_id === pick.fixture_id).length > 1;

/** Selections that a kind of bet takes. */
const TAKES: Readonly<Record<BetKind, readonly [least: number, most: number]>> = {
  single: [1, SLIP_MAX],
  accumulator: [2, SLIP_MAX],
  system: [3, 9],
};

/** Tells whether a kind of bet can be made of so many selections. */
export const isKindOpen = (kind: BetKind, count: number): boolean =>
  count >= TAKES[kind][0] && count <= TAKES[kind][1];

/**
 * Returns the kind of bet that a slip stands for: the one that was chosen, as long as it is open; else an
 * accumulator of several selections that can be combined.
 */
export function kindOf(slip: Slip): BetKind {
  const { picks, kind } = slip;
  if (kind !== null && isKindOpen(kind, picks.length)) return kind;
  const combines = picks.length > 1 && !picks.some((pick) => isRelated(slip, pick));
  return combines ? "accumulator" : "single";
}
