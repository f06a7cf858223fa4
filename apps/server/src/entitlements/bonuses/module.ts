import * as endpoints from "@houselight/contracts";
import { updateBonusCode, updateBonusWish } from "#core/accounts";
import { Refused, route } from "#platform/http";
import type { Module } from "#platform/module";

const CODE = /^[A-Za-z0-9_-]+$/;

/** Keeps a player's choices about bonuses. No bonus exists yet, so no code brings a gift. */
export const bonuses: Module = {
  name: "bonuses",
  directory: import.meta.dirname,
  routes: (house) => [
    route(endpoints.listDepositGifts, async () => []),
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
  ],
};
