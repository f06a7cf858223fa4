import type { QueryClient } from "@tanstack/react-query";
import { bonusesQuery } from "../../data/bonuses/bonuses.ts";
import { depositGiftsQuery } from "../../data/bonuses/deposit-gifts.ts";
import { disabledBonusesQuery } from "../../data/bonuses/enabled.ts";
import { freespinsQuery } from "../../data/bonuses/freespins.ts";
import { giftsQuery } from "../../data/bonuses/gifts.ts";
import { additionalGiftsQuery, modifiedGiftsQuery } from "../../data/bonuses/gift-settings.ts";

/**
 * Loads what the pages of gifts show. The lists of gifts rethrow what they fail with (BONUS-04); the
 * pages are of use without the rest.
 */
export async function loadGifts(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.fetchQuery({ ...bonusesQuery, staleTime: 0 }),
    queryClient.fetchQuery({ ...freespinsQuery, staleTime: 0 }),
    queryClient.fetchQuery({ ...giftsQuery, staleTime: 0 }),
    queryClient.prefetchQuery(disabledBonusesQuery),
    queryClient.prefetchQuery(modifiedGiftsQuery),
    queryClient.prefetchQuery(additionalGiftsQuery),
    queryClient.prefetchQuery(depositGiftsQuery),
  ]);
}
