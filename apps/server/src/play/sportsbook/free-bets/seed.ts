import { DEMONSTRATION_OPERATORS, selectOperatorByEmail } from "#core/staff";
import type { House } from "#platform/module";
import { addCoupon } from "./redeem.ts";

/** The coupon of the demonstration: five euros, at even money or longer. */
const COUPON = {
  code: "PAPERBET",
  amount_eur_cents: 500,
  min_odds: 2000,
  days: 7,
  uses_max: 10_000,
};
const VALID_MS = 365 * 86_400_000;

/** Adds the coupon of the demonstration, for a year. */
export async function seedCoupons(house: House): Promise<void> {
  const [first] = DEMONSTRATION_OPERATORS;
  const operator = first && (await selectOperatorByEmail(house.database, first.email));
  if (!operator) return;
  const valid_until = new Date(house.clock.now().getTime() + VALID_MS).toISOString();
  const reason = "Shows what a free bet is.";
  await addCoupon(house, operator, {
    body: { ...COUPON, valid_until, reason },
  });
}
