import * as endpoints from "@houselight/contracts";
import { localeFor, updateBonusCode, updateBonusWish } from "#core/accounts";
import { servingLicence } from "#core/configuration";
import { Refused, type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { selectBonuses } from "./records/bonus-store.ts";
import { bonusView } from "./records/bonus-views.ts";
import { depositGifts, registrationGifts } from "./give/list-gifts.ts";
import { redeemCoupon } from "./give/redeem-coupon.ts";
import { activate, cancel } from "./wagering/own-bonus.ts";

const CODE = /^[A-Za-z0-9_-]+$/;

export const bonusRoutes = (house: House): readonly Route[] => [
  route(endpoints.listDepositGifts, async (_input, context) =>
    depositGifts(house, context.caller.id, await localeFor(house.database, context)),
  ),
  route(endpoints.listRegistrationGifts, async (_input, context) =>
    registrationGifts(house, servingLicence(context), await localeFor(house.database, context)),
  ),
  route(endpoints.listBonuses, async (_input, { caller }) => {
    const now = house.clock.now();
    return (await selectBonuses(house.database, caller.id)).map((one) => bonusView(one, now));
  }),
  route(endpoints.activateBonus, async ({ params }, { caller }) =>
    bonusView(await activate(house, caller.id, params.id), house.clock.now()),
  ),
  route(endpoints.cancelBonus, async ({ params }, { caller }) =>
    bonusView(await cancel(house, caller.id, params.id), house.clock.now()),
  ),
  route(endpoints.redeemCoupon, async ({ body }, { caller }) => {
    const { status, bonus } = await redeemCoupon(house, caller.id, body.coupon_code);
    return { status, bonus: bonus && bonusView(bonus, house.clock.now()) };
  }),
  route(endpoints.setBonusCode, async ({ body }, { caller }) => {
    const code = body.deposit_bonus_code;
    if (!CODE.test(code)) throw new Refused("code_malformed");
    await updateBonusCode(house.database, caller.id, code);
    return { deposit_bonus_code: code };
  }),
  route(endpoints.clearBonusCode, async (_input, { caller }) => {
    await updateBonusCode(house.database, caller.id, null);
    return { deposit_bonus_code: null };
  }),
  route(endpoints.updateBonusSettings, async ({ body }, { caller }) => {
    await updateBonusWish(house.database, caller.id, body.settings.can_issue);
    return { can_issue: body.settings.can_issue };
  }),
];
