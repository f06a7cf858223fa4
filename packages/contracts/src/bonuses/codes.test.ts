import { expect, it } from "vitest";
import { redeemBettingCoupon } from "../sportsbook/free-bets.ts";
import { redeemCoupon, setBonusCode } from "./index.ts";

// A limit of an hour for each of the three: nobody finds a code by trying.
it.each([
  ["a deposit's", setBonusCode],
  ["a coupon", redeemCoupon],
  ["a betting coupon", redeemBettingCoupon],
])("the code of %s is tried ten times an hour by one player", (_whose, { limits }) =>
  expect(limits).toEqual([{ by: "player", count: 10, windowSeconds: 3600 }]),
);
