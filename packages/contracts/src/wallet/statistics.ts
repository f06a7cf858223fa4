import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint/index.ts";

/**
 * A player's play and payments in one currency since the account is there, in its smallest units.
 * Rounds are wagers that are over; `net_cents` is won less staked.
 */
export const playerStatsView = z.object({
  currency: z.string(),
  rounds: z.int(),
  staked_cents: z.int(),
  won_cents: z.int(),
  net_cents: z.int(),
  deposited_cents: z.int(),
  withdrawn_cents: z.int(),
  first_activity_at: z.nullable(z.string()),
  last_activity_at: z.nullable(z.string()),
});
export type PlayerStatsView = z.infer<typeof playerStatsView>;

export const getPlayerStats = defineEndpoint({
  name: "getPlayerStats",
  method: "GET",
  path: "/api/player/stats",
  summary: "The player's statistics by currency: rounds, stakes, wins, payments.",
  access: "player",
  whileRestricted: true,
  output: z.array(playerStatsView),
  limits: [{ by: "player", count: 60, windowSeconds: 60 }],
});
