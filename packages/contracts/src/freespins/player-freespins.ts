import * as z from "zod/mini";
import { defineEndpoint, refusal, wireId } from "../endpoint/index.ts";
import { freespinsView } from "./views.ts";

/** Free spins of a player as operators see them. */
export const playerFreespinsView = z.object({
  ...freespinsView.shape,
  /** Names what brought them: a spin of the wheel, an exchange. */
  source: z.string(),
  activated_at: z.nullable(z.string()),
  ended_at: z.nullable(z.string()),
});
export type PlayerFreespinsView = z.infer<typeof playerFreespinsView>;

export const listPlayerFreespins = defineEndpoint({
  name: "listPlayerFreespins",
  method: "GET",
  path: "/api/back_office/players/{id}/freespins",
  summary: "Lists the free spins of a player, the latest first.",
  access: "operator",
  permission: "players.read",
  params: z.object({ id: z.coerce.number().check(z.int(), z.positive()) }),
  query: z.object({
    /** Goes on behind the free spins of this id. */
    before: z.optional(wireId),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
  }),
  output: z.array(playerFreespinsView),
  refusals: { player_not_found: refusal(404, "base", "There is no such player.") },
});
