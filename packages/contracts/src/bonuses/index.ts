import * as z from "zod/mini";
import { defineEndpoint, refusal, wireId } from "../endpoint/index.ts";
import { bonusView, COUPON_STATUSES, depositGiftView, registrationGiftView } from "./views.ts";

export * from "./operator-endpoints.ts";
export * from "./player-bonuses.ts";
export * from "./views.ts";

export const listDepositGifts = defineEndpoint({
  name: "listDepositGifts",
  method: "GET",
  path: "/api/bonuses/deposit",
  summary: "Gifts the next deposit can bring, those of the chosen code included.",
  access: "player",
  output: z.array(depositGiftView),
});

const bonusCode = z.string().check(z.trim(), z.minLength(1), z.maxLength(50));

export const setBonusCode = defineEndpoint({
  name: "setBonusCode",
  method: "PATCH",
  path: "/api/player/set_bonus_code",
  summary: "Keeps the code of the deposit gift that the player chose.",
  access: "player",
  body: z.object({ deposit_bonus_code: bonusCode }),
  output: z.object({ deposit_bonus_code: z.nullable(z.string()) }),
  refusals: {
    code_malformed: refusal(422, "deposit_bonus_code", "A code has letters, digits, - and _."),
  },
  limits: [{ by: "player", count: 10, windowSeconds: 3600 }],
});

export const clearBonusCode = defineEndpoint({
  name: "clearBonusCode",
  method: "DELETE",
  path: "/api/player/clear_bonus_code",
  summary: "Forgets the chosen code.",
  access: "player",
  output: z.object({ deposit_bonus_code: z.nullable(z.string()) }),
});

export const updateBonusSettings = defineEndpoint({
  name: "updateBonusSettings",
  method: "PATCH",
  path: "/api/player/update_bonus_settings",
  summary: "Stores the player's wish to receive bonuses or none.",
  access: "player",
  body: z.object({ settings: z.object({ can_issue: z.boolean() }) }),
  output: z.object({ can_issue: z.boolean() }),
});

export const listRegistrationGifts = defineEndpoint({
  name: "listRegistrationGifts",
  method: "GET",
  path: "/api/bonuses/registration",
  summary: "Gifts for whoever registers.",
  access: "all",
  output: z.array(registrationGiftView),
});

export const listBonuses = defineEndpoint({
  name: "listBonuses",
  method: "GET",
  path: "/api/player/bonuses",
  summary: "The player's bonuses, the latest first.",
  access: "player",
  whileRestricted: true,
  output: z.array(bonusView),
});

const params = z.object({ id: wireId });
const notFound = refusal(404, "base", "There is no such bonus.");

export const activateBonus = defineEndpoint({
  name: "activateBonus",
  method: "POST",
  path: "/api/player/bonuses/{id}/activation",
  summary: "Activates a bonus; behind one that is wagered it waits.",
  access: "player",
  params,
  output: bonusView,
  refusals: {
    bonus_not_found: notFound,
    bonus_not_activatable: refusal(409, "base", "The bonus cannot be activated."),
    bonus_paused: refusal(403, "base", "You have paused playing: no bonus can be activated."),
  },
});

export const cancelBonus = defineEndpoint({
  name: "cancelBonus",
  method: "DELETE",
  path: "/api/player/bonuses/{id}",
  summary: "Cancels a bonus: its bonus money is given up.",
  access: "player",
  params,
  output: bonusView,
  refusals: {
    bonus_not_found: notFound,
    bonus_over: refusal(409, "base", "The bonus is over."),
    bonus_at_stake: refusal(409, "base", "A round is still open. Finish it first."),
  },
});

export const redeemCoupon = defineEndpoint({
  name: "redeemCoupon",
  method: "POST",
  path: "/api/bonuses/coupon",
  summary: "Redeems the code of a bonus; the status says what became of it.",
  access: "player",
  body: z.object({ coupon_code: bonusCode }),
  output: z.object({ status: z.enum(COUPON_STATUSES), bonus: z.nullable(bonusView) }),
  limits: [{ by: "player", count: 10, windowSeconds: 3600 }],
});
