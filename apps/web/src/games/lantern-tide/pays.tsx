import type { PaysProps } from "../game-module.ts";
import { SlotPays } from "../slot/slot-pays.tsx";
import { slotRulesOf } from "../slot/slot-rules.ts";
import { useSymbolName, useWords } from "./words.ts";

/** Shows the paytable in this game's words and pictures. */
export function LanternTidePays({ game, stakeCents, currency }: PaysProps) {
  const words = useWords();
  const symbol = useSymbolName();
  const slot = slotRulesOf(game);
  return (
    <SlotPays
      slot={slot}
      stakeCents={stakeCents}
      currency={currency}
      picture={(name) => `/games/lantern-tide/symbols/${name}.svg`}
      words={{
        symbol,
        wild: words("pays.wild"),
        scatter: words("pays.scatter"),
        lines: words("pays.lines"),
        freeSpinsText: words("pays.freeSpinsText", { multiplier: slot.free_spins_multiplier }),
        freeSpinsAward: (count, spins) => words("pays.freeSpinsAward", { count, spins }),
      }}
    />
  );
}
