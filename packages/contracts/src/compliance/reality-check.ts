import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint/index.ts";

/** Minutes between reality checks that a player can choose. */
export const REALITY_CHECK_MINUTES = [15, 30, 45, 60, 90, 120] as const;

/** The standing of a player's reality check. Moments are the server's. */
export const realityCheckView = z.object({
  /** The player's own choice; null for none. */
  own_minutes: z.nullable(z.int()),
  /** Minutes that the licence asks for; null where the player alone decides. */
  licence_minutes: z.nullable(z.int()),
  /** Minutes that hold: the fewer of both; null for no check. */
  minutes: z.nullable(z.int()),
  /** From then stakes are refused until the player answers; null for no check. */
  due_at: z.nullable(z.string()),
  due: z.boolean(),
  /** End of the break that the licence asks for after an answer; null without one. */
  break_until: z.nullable(z.string()),
  session_began_at: z.string(),
  now: z.string(),
});
export type RealityCheckView = z.infer<typeof realityCheckView>;

/** The player's screens read their reality check anew. */
export const realityCheckMessage = z.object({ answered_at: z.nullable(z.string()) });

export const getRealityCheck = defineEndpoint({
  name: "getRealityCheck",
  method: "GET",
  path: "/api/player/reality_check",
  summary: "When the player is next asked to look at time and money, and whether it is due.",
  access: "player",
  whileRestricted: true,
  output: realityCheckView,
});

export const setRealityCheck = defineEndpoint({
  name: "setRealityCheck",
  method: "PUT",
  path: "/api/player/reality_check",
  summary: "Sets after how many minutes the player is asked; what the licence asks for stays.",
  access: "player",
  whileRestricted: true,
  body: z.object({
    minutes: z.nullable(z.union(REALITY_CHECK_MINUTES.map((one) => z.literal(one)))),
  }),
  output: realityCheckView,
  limits: [{ by: "player", count: 60, windowSeconds: 3600 }],
});

export const answerRealityCheck = defineEndpoint({
  name: "answerRealityCheck",
  method: "POST",
  path: "/api/player/reality_check/answer",
  summary: "Answers a reality check that is due, and goes on; before it is due nothing changes.",
  access: "player",
  whileRestricted: true,
  body: z.object({}),
  output: realityCheckView,
  limits: [{ by: "player", count: 60, windowSeconds: 3600 }],
});

const cents = z.int();

/** Time and money of the session, by currency. `net_cents` is won less lost. */
export const sessionFiguresView = z.object({
  began_at: z.string(),
  seconds: z.int(),
  figures: z.array(
    z.object({
      currency: z.string(),
      staked_cents: cents,
      /** Payouts above stakes, round by round. */
      won_cents: cents,
      /** Stakes above payouts, round by round. */
      lost_cents: cents,
      net_cents: cents,
    }),
  ),
});
export type SessionFiguresView = z.infer<typeof sessionFiguresView>;

export const getSessionFigures = defineEndpoint({
  name: "getSessionFigures",
  method: "GET",
  path: "/api/player/session_figures",
  summary: "For how long the player has been signed in, and what was staked, won and lost since.",
  access: "player",
  whileRestricted: true,
  output: sessionFiguresView,
});
