import { useEffect, useReducer, useRef, useState } from "react";
import {
  type BetChange,
  changeBets,
  type Chips,
  EMPTY_SLIP,
  totalOf,
} from "../../../games/table/slip/bet-slip.ts";
import type { Sound } from "../../../games/sound/use-sound.ts";

/** Chips in hand at a live table: they lie on the felt, and are not bet before they are confirmed. */
export interface TableSlip {
  readonly chips: Chips;
  readonly totalCents: number;
  readonly canUndo: boolean;
  readonly canRepeat: boolean;
  readonly tooMuch: boolean;
  readonly removing: boolean;
  toggleRemoving(): void;
  place(spot: string): void;
  remove(spot: string): void;
  change(type: "undo" | "double" | "clear" | "repeat"): void;
  /** Takes the chips off the hand: they were sent. */
  spend(): void;
}

/**
 * Keeps the chips in hand. `placed` are those that are bet on this round, which doubling doubles where nothing
 * is in hand; `last` those of the player's round before it, which repeating puts down again. All are amounts
 * of `currency`: with another one the hand is empty.
 */
export function useTableSlip({
  currency,
  chipCents,
  maxCents,
  placed,
  last,
  sound,
}: {
  readonly currency: string;
  readonly chipCents: number;
  /** The most that may still be put down. */
  readonly maxCents: number;
  readonly placed: Chips;
  readonly last: Chips;
  readonly sound: Sound;
}): TableSlip {
  const [slip, dispatch] = useReducer(changeBets, EMPTY_SLIP);
  const [tooMuch, setTooMuch] = useState(false);
  const [removing, setRemoving] = useState(false);
  const isEmpty = totalOf(slip.chips) === 0;
  // Doubling an empty hand repeats what lies on the table.
  const again = totalOf(placed) > 0 ? placed : last;
  const kept = JSON.stringify(again);
  const inHand = useRef(currency);
  useEffect(() => {
    if (inHand.current !== currency) dispatch({ type: "moved" });
    inHand.current = currency;
    dispatch({ type: "kept", last: JSON.parse(kept) as Chips });
  }, [kept, currency]);
  const apply = (change: BetChange) => {
    setTooMuch("maxCents" in change && changeBets(slip, change) === slip);
    sound.play("chip");
    dispatch(change);
  };
  const remove = (spot: string) => apply({ type: "remove", spot });
  return {
    chips: slip.chips,
    totalCents: totalOf(slip.chips),
    canUndo: slip.before.length > 0,
    canRepeat: isEmpty && totalOf(slip.last) > 0,
    tooMuch,
    removing,
    toggleRemoving: () => setRemoving(!removing),
    place: (spot) =>
      removing ? remove(spot) : apply({ type: "place", spot, cents: chipCents, maxCents }),
    remove,
    change: (type) => {
      if (type === "undo" || type === "clear") apply({ type });
      else apply({ type: type === "double" && isEmpty ? "repeat" : type, maxCents });
    },
    spend: () => dispatch({ type: "spun" }),
  };
}
