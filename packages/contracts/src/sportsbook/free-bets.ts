import * as z from "zod/mini";
import { defineEndpoint, refusal, zonedMoment } from "../endpoint/index.ts";

/** States of a free bet. */
export const FREE_BET_STATES = ["open", "used", "expired"] as const;

/** A stake that the house pays: what the bet wins is the player's, the stake is not. */
export const freeBetView = z.object({
  id: z.int(),
  code: z.string(),
  currency: z.string(),
  amount_cents: z.int(),
  /** Thousandths: it is placed at these odds or longer ones, all legs together. */
  min_odds: z.int(),
  valid_until: z.string(),
  state: z.enum(FREE_BET_STATES),
});
export type FreeBetView = z.infer<typeof freeBetView>;

const code = z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9][A-Z0-9_-]{2,39}$/));

export const listBettingBonuses = defineEndpoint({
  name: "listBettingBonuses",
  method: "GET",
  path: "/api/v2/bonuses",
  summary: "The caller's free bets, the latest first.",
  access: "player",
  whileRestricted: true,
  output: z.array(freeBetView),
});

export const redeemBettingCoupon = defineEndpoint({
  name: "redeemBettingCoupon",
  method: "POST",
  path: "/api/v2/bonuses/promo-code",
  summary: "Redeems a betting coupon: its free bet is the caller's.",
  access: "player",
  body: z.object({ code }),
  output: freeBetView,
  refusals: {
    betting_coupon_unknown: refusal(404, "code", "There is no such coupon, or it has ended."),
    betting_coupon_used: refusal(409, "code", "You have used this coupon."),
    betting_coupon_not_for_you: refusal(403, "code", "This coupon is not for your account."),
    bonus_paused: refusal(403, "base", "You have paused playing: no bonus can be activated."),
  },
  limits: [{ by: "player", count: 10, windowSeconds: 3600 }],
});

/** A betting coupon as operators see it. */
export const bettingCouponView = z.object({
  code: z.string(),
  amount_eur_cents: z.int(),
  min_odds: z.int(),
  /** A free bet is placed within so many days. */
  days: z.int(),
  valid_until: z.string(),
  uses_max: z.int(),
  uses: z.int(),
  added_by: z.string(),
});
export type BettingCouponView = z.infer<typeof bettingCouponView>;

export const listBettingCoupons = defineEndpoint({
  name: "listBettingCoupons",
  method: "GET",
  path: "/api/back_office/sportsbook/coupons",
  summary: "Betting coupons, the latest first.",
  access: "operator",
  permission: "sportsbook.manage",
  query: z.object({
    limit: z._default(z.coerce.number().check(z.int(), z.positive(), z.maximum(200)), 50),
  }),
  output: z.array(bettingCouponView),
});

export const addBettingCoupon = defineEndpoint({
  name: "addBettingCoupon",
  method: "POST",
  path: "/api/back_office/sportsbook/coupons",
  summary: "Adds a betting coupon. One with this code and the same terms is answered as it is.",
  access: "operator",
  permission: "sportsbook.manage",
  body: z.strictObject({
    code,
    amount_eur_cents: z.int().check(z.positive(), z.maximum(100_000)),
    min_odds: z.int().check(z.minimum(1001), z.maximum(1_000_000)),
    days: z.int().check(z.positive(), z.maximum(365)),
    valid_until: zonedMoment,
    uses_max: z.int().check(z.positive(), z.maximum(1_000_000)),
    reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(500)),
  }),
  output: bettingCouponView,
  status: 201,
  refusals: {
    betting_coupon_taken: refusal(409, "code", "There is another coupon with this code."),
  },
});
