import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint/index.ts";
import { vipManagerView, vipStandingView, vipStatusProgressView } from "./views.ts";

export * from "./views.ts";

export const getVipStatusProgress = defineEndpoint({
  name: "getVipStatusProgress",
  method: "GET",
  path: "/jam/vip_status_progress",
  summary: "How far a player has come in this quarter towards the next status of the club.",
  access: "player",
  whileRestricted: true,
  output: vipStatusProgressView,
});

export const getVipStanding = defineEndpoint({
  name: "getVipStanding",
  method: "GET",
  path: "/api/player/vip",
  summary: "A player's level in the club and the points of this quarter.",
  access: "player",
  whileRestricted: true,
  output: vipStandingView,
});

/** The house goes by the groups that the player has: those of the body are none's to choose. */
export const findManager = defineEndpoint({
  name: "findManager",
  method: "POST",
  path: "/api/fe/config/managers",
  summary: "The manager of a VIP player, or null.",
  access: "player",
  whileRestricted: true,
  body: z.object({
    userGroups: z.array(z.string().check(z.regex(/^\d{1,9}$/))).check(z.maxLength(100)),
  }),
  output: z.object({ manager: z.nullable(vipManagerView) }),
});
