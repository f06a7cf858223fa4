import type { CrapsOutcome } from "@houselight/game-maths/craps";
import { useMemo } from "react";
import type { Sound } from "../sound/use-sound.ts";
import { useBetSlip } from "../table/slip/use-bet-slip.ts";
import { fitOn, mostOn, tableOf } from "./craps-table.ts";

/**
 * The chips that are laid before the next roll, within what the table takes now. First bets and those
 * between rolls are two slips: each is repeated apart from the other.
 */
export function useHand(
  open: CrapsOutcome | null,
  idle: boolean,
  {
    keptAs,
    leastChip,
    chip,
    maxCents,
    sound,
  }: {
    /** Names the game and the currency whose first bets this tab keeps. */
    readonly keptAs: string;
    readonly leastChip: number;
    readonly chip: number;
    readonly maxCents: number;
    readonly sound: Sound;
  },
) {
  const table = useMemo(() => tableOf(open, leastChip), [open, leastChip]);
  const fit = useMemo(() => fitOn(table), [table]);
  const most = Math.min(maxCents, mostOn(table));
  const first = useBetSlip(chip, most, sound, { keptAs, fit });
  const later = useBetSlip(chip, most, sound, { fit });
  return { table, fit, first, hand: idle ? first : later };
}
