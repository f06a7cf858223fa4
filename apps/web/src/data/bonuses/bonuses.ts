import { type BonusView, listBonuses } from "@houselight/contracts/bonuses";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { useData } from "../../api/page/use-data.ts";
import { OWN } from "../own.ts";
import { newestBonuses } from "./apply-bonuses.ts";
import { useEnabled } from "./enabled.ts";

const BONUSES_KEY = [OWN, "gifts", "bonuses"] as const;

/** The player's bonuses, the latest first. What came live meanwhile is not overwritten by an older answer. */
export const bonusesQuery = queryOptions({
  queryKey: BONUSES_KEY,
  queryFn: async ({ signal, client }) => {
    const fetched = await call(listBonuses, {}, { signal });
    return newestBonuses(client.getQueryData<readonly BonusView[]>(BONUSES_KEY) ?? [], fetched);
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** Counts the bonuses that wait for the player to activate them, of those that are shown (BONUS-14). */
export const useActivatableCount = (): number =>
  useEnabled((useData(bonusesQuery) ?? []).filter(({ activatable }) => activatable)).length;
