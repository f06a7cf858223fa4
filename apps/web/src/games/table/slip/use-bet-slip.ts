import { useEffect, useReducer, useState } from "react";
import * as z from "zod/mini";
import { readTab, writeTab } from "../../round/kept/tab-storage.ts";
import type { Sound } from "../../sound/use-sound.ts";
import {
  type BetChange,
  type BetSlip,
  changeBets,
  type Chips,
  EMPTY_SLIP,
  totalOf,
} from "./bet-slip.ts";

export interface SlipInHand {
  readonly slip: BetSlip;
  readonly totalCents: number;
  /** The last change was refused: more would lie on the table than a round may carry. */
  readonly tooMuch: boolean;
  /** A press takes chips off instead of putting them down. */
  readonly removing: boolean;
  toggleRemoving(): void;
  place(spot: string): void;
  remove(spot: string): void;
  change(type: "undo" | "double" | "clear" | "repeat"): void;
  /** Takes the chips for the round that begins; they can be repeated. */
  spend(): void;
}

const CHIPS = z.record(z.string(), z.int().check(z.positive()));

const keyOf = (keptAs: string): string => `houselight.chips.${keptAs}`;

/**
 * The chips that lie on a table before its round: placed, taken off, undone, doubled, repeated. `fit` takes
 * off what the spots of the table do not take now. This tab keeps the last bets under `keptAs`, a game and
 * a currency: with another one the table is empty, for a chip is worth something else there.
 */
export function useBetSlip(
  chipCents: number,
  maxCents: number,
  sound: Sound,
  { keptAs, fit }: { readonly keptAs?: string; readonly fit?: (chips: Chips) => Chips },
): SlipInHand {
  const [slip, dispatch] = useReducer(changeBets, EMPTY_SLIP);
  const [tooMuch, setTooMuch] = useState(false);
  const [removing, setRemoving] = useState(false);
  useEffect(() => {
    dispatch({ type: "moved" });
    if (keptAs) dispatch({ type: "kept", last: readTab(keyOf(keptAs), CHIPS) ?? {} });
  }, [keptAs]);
  const apply = (change: BetChange) => {
    setTooMuch("maxCents" in change && changeBets(slip, change) === slip);
    sound.play("chip");
    dispatch(change);
  };
  const remove = (spot: string) => apply({ type: "remove", spot });
  return {
    slip,
    totalCents: totalOf(slip.chips),
    tooMuch,
    removing,
    toggleRemoving: () => setRemoving(!removing),
    place: (spot) =>
      removing ? remove(spot) : apply({ type: "place", spot, cents: chipCents, maxCents, fit }),
    remove,
    change: (type) =>
      apply(type === "undo" || type === "clear" ? { type } : { type, maxCents, fit }),
    spend: () => {
      if (keptAs) writeTab(keyOf(keptAs), slip.chips);
      dispatch({ type: "spun" });
    },
  };
}
