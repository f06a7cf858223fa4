import * as z from "zod/mini";
import { defineEndpoint, refusal } from "../endpoint/index.ts";

/** Bounds of the stakes of a player on sport. */
export const sportsLimitsView = z.object({
  /** Thousandths of what others may stake: 1000 is all of it, 0 is none. The player is told the largest stake alone. */
  stake_permille: z.int(),
  /** Why it is so, who said it, and when; null while nobody has. */
  reason: z.nullable(z.string()),
  set_by: z.nullable(z.string()),
  set_at: z.nullable(z.string()),
  /** Brought by the bets of this day (UTC): by those that are open at most, by others as they ended. */
  day_eur_cents: z.int(),
  /** The most that they may bring, by the rules and the factor. */
  max_day_eur_cents: z.int(),
});
export type SportsLimitsView = z.infer<typeof sportsLimitsView>;

const ofPlayer = {
  access: "operator",
  permission: "sportsbook.manage",
  params: z.object({
    player_id: z.coerce.number().check(z.int(), z.positive(), z.maximum(2 ** 48)),
  }),
  output: sportsLimitsView,
  refusals: { player_not_found: refusal(404, "base", "There is no such player.") },
} as const;

export const getSportsLimits = defineEndpoint({
  name: "getSportsLimits",
  method: "GET",
  path: "/api/back_office/sportsbook/players/{player_id}/limits",
  summary: "What bounds the stakes of a player on sport.",
  ...ofPlayer,
});

export const setStakeFactor = defineEndpoint({
  name: "setStakeFactor",
  method: "PUT",
  path: "/api/back_office/sportsbook/players/{player_id}/stake_factor",
  summary:
    "Says how much of what others may stake on sport a player may, from now on. Bets that stand go on.",
  ...ofPlayer,
  body: z.strictObject({
    permille: z.int().check(z.minimum(0), z.maximum(1000)),
    reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(500)),
  }),
});
