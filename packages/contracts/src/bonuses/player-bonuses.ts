import * as z from "zod/mini";
import { defineEndpoint, refusal, wireId } from "../endpoint/index.ts";
import { bonusView } from "./views.ts";

/** A bonus of a player as operators see it. */
export const playerBonusView = z.object({
  ...bonusView.shape,
  /** The offer that it is of; null for a reward of another part of the house. */
  offer_id: z.nullable(z.string()),
  /** Names what brought it: a payment, a code, a prize. */
  source: z.string(),
  /** Still to be staked before its money becomes cash. */
  wager_left_cents: z.int(),
  activated_at: z.nullable(z.string()),
  ended_at: z.nullable(z.string()),
});
export type PlayerBonusView = z.infer<typeof playerBonusView>;

export const listPlayerBonuses = defineEndpoint({
  name: "listPlayerBonuses",
  method: "GET",
  path: "/api/back_office/players/{id}/bonuses",
  summary: "Lists the bonuses of a player, the latest first.",
  access: "operator",
  permission: "players.read",
  params: z.object({ id: z.coerce.number().check(z.int(), z.positive()) }),
  query: z.object({
    /** Goes on behind the bonus of this id. */
    before: z.optional(wireId),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
  }),
  output: z.array(playerBonusView),
  refusals: { player_not_found: refusal(404, "base", "There is no such player.") },
});
