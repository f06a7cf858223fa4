import * as z from "zod/mini";
import { defineEndpoint, refusal } from "../endpoint/index.ts";
import { userLimitView } from "./limit-views.ts";

/** All that restricts a player now. A moment in the far future stands for good. */
export const playerRestrictionsView = z.object({
  player_id: z.int(),
  /** End of the operators' block; null where none is in force. */
  blocked_until: z.nullable(z.string()),
  /** The account stands still without a word to its player; null for an operator who must not know. */
  frozen: z.nullable(z.boolean()),
  cooling_off_until: z.nullable(z.string()),
  /** The earliest end of a self-exclusion, which holds until it is lifted. */
  excluded_until: z.nullable(z.string()),
  /** Minutes between reality checks that the player chose, and the last answer to one. */
  reality_minutes: z.nullable(z.int()),
  reality_answered_at: z.nullable(z.string()),
  /** Limits and pauses in force, with what is used and the looser ones that wait. */
  limits: z.array(userLimitView),
  /** Blocks of operators, over or not: the latest 50. */
  blocks: z.array(
    z.object({
      starts_at: z.string(),
      ends_at: z.string(),
      reason: z.string(),
      operator: z.nullable(z.string()),
    }),
  ),
});
export type PlayerRestrictionsView = z.infer<typeof playerRestrictionsView>;

export const getPlayerRestrictions = defineEndpoint({
  name: "getPlayerRestrictions",
  method: "GET",
  path: "/api/back_office/players/{id}/restrictions",
  summary: "All that restricts a player now: blocks, a freeze, pauses, limits.",
  access: "operator",
  permission: "players.read",
  params: z.object({ id: z.coerce.number().check(z.int(), z.positive()) }),
  output: playerRestrictionsView,
  refusals: { player_not_found: refusal(404, "base", "There is no such player.") },
});
