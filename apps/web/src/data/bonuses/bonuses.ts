import { type BonusView, listBonuses } from "@houselight/contracts/bonuses";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { OWN } from "../own.ts";
import { newestGifts } from "./told-gifts.ts";

const BONUSES_KEY = [OWN, "gifts", "bonuses"] as const;

/** The player's bonuses, the latest first. What came live meanwhile is not overwritten by an older answer. */
export const bonusesQuery = queryOptions({
  queryKey: BONUSES_KEY,
  queryFn: async ({ signal, client }) => {
    const fetched = await call(listBonuses, {}, { signal });
    return newestGifts(client.getQueryData<readonly BonusView[]>(BONUSES_KEY) ?? [], fetched);
  },
  staleTime: Number.POSITIVE_INFINITY,
});
