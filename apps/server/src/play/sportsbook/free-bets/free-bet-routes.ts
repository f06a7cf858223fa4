import * as endpoints from "@houselight/contracts";
import { type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { type Coupon, selectCoupons } from "./coupon-store.ts";
import { freeBetView } from "./free-bet.ts";
import { selectFreeBets } from "./free-bet-store.ts";
import { addCoupon, redeem } from "./redeem.ts";

export const freeBetRoutes = (house: House): readonly Route[] => [
  route(endpoints.listBettingBonuses, async (_, { caller }) => {
    const now = house.clock.now();
    return (await selectFreeBets(house.database, caller.id)).map((one) => freeBetView(one, now));
  }),
  route(endpoints.redeemBettingCoupon, async ({ body }, { caller }) =>
    freeBetView(await redeem(house, caller.id, body.code), house.clock.now()),
  ),
  route(endpoints.listBettingCoupons, async ({ query }) =>
    (await selectCoupons(house.database, query.limit)).map(couponView),
  ),
  route(endpoints.addBettingCoupon, async (input, { operator }) =>
    couponView(await addCoupon(house, operator, input)),
  ),
];

const couponView = (coupon: Coupon): endpoints.BettingCouponView => ({
  code: coupon.code,
  amount_eur_cents: Number(coupon.amountEur),
  min_odds: coupon.minOdds,
  days: coupon.days,
  valid_until: coupon.validUntil.toISOString(),
  uses_max: coupon.usesMax,
  uses: coupon.uses,
  added_by: coupon.addedBy,
});
