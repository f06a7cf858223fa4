import * as z from "zod/mini";
import { defineEndpoint, refusal, wireId } from "../endpoint/index.ts";
import { REWARD_REFUSALS } from "../rewards/index.ts";
import { giftView } from "./views.ts";

export * from "./operator-endpoints.ts";
export * from "./views.ts";

export const listGifts = defineEndpoint({
  name: "listGifts",
  method: "GET",
  path: "/api/player/gifts",
  summary: "Cash, cashback, turns and points that the player was given, the latest first.",
  access: "player",
  whileRestricted: true,
  output: z.array(giftView),
});

const params = z.object({ id: wireId });
const notFound = refusal(404, "base", "There is no such gift.");

export const activateGift = defineEndpoint({
  name: "activateGift",
  method: "POST",
  path: "/api/player/gifts/{id}/activation",
  summary: "Takes a gift: its cash is on the account, its turn can be used, its points count.",
  access: "player",
  params,
  output: giftView,
  refusals: {
    gift_not_found: notFound,
    gift_not_activatable: refusal(409, "base", "The gift cannot be taken any more."),
    ...REWARD_REFUSALS,
  },
});

export const cancelGift = defineEndpoint({
  name: "cancelGift",
  method: "DELETE",
  path: "/api/player/gifts/{id}",
  summary: "Gives a gift up that was not taken yet.",
  access: "player",
  whileRestricted: true,
  params,
  output: giftView,
  refusals: {
    gift_not_found: notFound,
    gift_over: refusal(409, "base", "The gift is taken or over."),
  },
});
