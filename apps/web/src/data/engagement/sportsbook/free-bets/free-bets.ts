import {
  type FreeBetView,
  listBettingBonuses,
  redeemBettingCoupon,
} from "@houselight/contracts/sportsbook";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "../../../../api/call.ts";
import { OWN } from "../../../own.ts";

/** The player's free bets, the latest first (BONUS-07). */
export const freeBetsQuery = queryOptions({
  queryKey: [OWN, "sportsbook", "free-bets"],
  queryFn: ({ signal }) => call(listBettingBonuses, {}, { signal }),
  staleTime: 60_000,
});

/** Reads the player's free bets anew. */
export const reloadFreeBets = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: freeBetsQuery.queryKey });

/**
 * Redeems a betting coupon: its free bet is the player's (BONUS-08).
 *
 * @throws RefusedError when there is no such coupon, or it is not for this player.
 */
export async function redeemForFreeBet(
  queryClient: QueryClient,
  code: string,
): Promise<FreeBetView> {
  const given = await call(redeemBettingCoupon, { body: { code } });
  queryClient.setQueryData(
    freeBetsQuery.queryKey,
    (known) => known && [given, ...known.filter(({ id }) => id !== given.id)],
  );
  void reloadFreeBets(queryClient);
  return given;
}
