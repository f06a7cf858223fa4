import * as z from "zod/mini";
import { defineEndpoint, refusal } from "../endpoint/index.ts";
import { noticesView } from "./views.ts";

const NOTICE_NOT_FOUND = refusal(404, "base", "There is no such notice.");
const limits = [{ by: "player", count: 120, windowSeconds: 60 }] as const;

export const listNotices = defineEndpoint({
  name: "listNotices",
  method: "GET",
  path: "/api/player/notices",
  summary: "The player's notices of the last two hours, the latest first; for 916 header notices.",
  access: "player",
  whileRestricted: true,
  output: noticesView,
});

export const markNoticesSeen = defineEndpoint({
  name: "markNoticesSeen",
  method: "POST",
  path: "/api/player/notices/seen",
  summary: "Marks the notices up to this one as seen.",
  access: "player",
  whileRestricted: true,
  unattended: true,
  body: z.object({ up_to: z.int().check(z.positive()) }),
  output: z.object({}),
  limits,
});

export const dismissNotice = defineEndpoint({
  name: "dismissNotice",
  method: "DELETE",
  path: "/api/player/notices/{id}",
  summary: "Takes one of the player's own notices away.",
  access: "player",
  whileRestricted: true,
  params: z.object({ id: z.coerce.number().check(z.int(), z.positive()) }),
  output: z.object({}),
  refusals: { notice_not_found: NOTICE_NOT_FOUND },
  limits,
});
