import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint/index.ts";

/** Says how long the session still lasts, in whole seconds. */
export const sessionTimesView = z.object({
  /** Until it ends without activity. */
  idle_left_seconds: z.int(),
  /** Until it ends in any case. */
  left_seconds: z.int(),
});
export type SessionTimesView = z.infer<typeof sessionTimesView>;

export const getSessionTimes = defineEndpoint({
  name: "getSessionTimes",
  method: "GET",
  path: "/api/player/session",
  summary: "Says how long the session still lasts; asking is no activity.",
  access: "player",
  whileRestricted: true,
  output: sessionTimesView,
});

export const keepSession = defineEndpoint({
  name: "keepSession",
  method: "POST",
  path: "/api/player/session",
  summary: "Tells that the player is there: sent while somebody presses, types or scrolls.",
  access: "player",
  whileRestricted: true,
  body: z.object({}),
  output: sessionTimesView,
  limits: [{ by: "player", count: 30, windowSeconds: 60 }],
});
