import { listRegistrationGifts, redeemCoupon } from "@houselight/contracts/bonuses";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";

/** Gifts for whoever registers now (BONUS-07). */
export const registrationGiftsQuery = queryOptions({
  queryKey: ["registration-gifts"],
  queryFn: ({ signal }) => call(listRegistrationGifts, {}, { signal }),
  staleTime: 60_000,
});

/**
 * Takes the gift that a new player has chosen. Returns whether it was given.
 *
 * @throws RefusedError when the code is no code.
 */
export async function takeRegistrationGift(code: string): Promise<boolean> {
  const { status } = await call(redeemCoupon, { body: { coupon_code: code } });
  return status === "issued";
}
