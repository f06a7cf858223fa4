import { useData } from "../../api/page/use-data.ts";
import { bonusesQuery } from "./bonuses.ts";
import { useEnabled } from "./enabled.ts";
import { freespinsQuery } from "./freespins.ts";
import { giftsQuery } from "./gifts.ts";

/** Counts the gifts that wait for the player to activate them, of those that are shown (BONUS-14). */
export function useActivatableCount(): number {
  const bonuses = useData(bonusesQuery) ?? [];
  const freespins = useData(freespinsQuery) ?? [];
  const gifts = useData(giftsQuery) ?? [];
  return useEnabled([...bonuses, ...freespins, ...gifts].filter(({ activatable }) => activatable))
    .length;
}
