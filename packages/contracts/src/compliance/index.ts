import * as z from "zod/mini";
import { defineEndpoint, refusal, wireMoment } from "../endpoint/index.ts";

export * from "./limit-endpoints.ts";
export * from "./limit-reached.ts";
export * from "./limit-views.ts";
export * from "./limits.ts";
export * from "./reality-check.ts";
export * from "./restrictions.ts";

export const playerStandingView = z.object({
  player_id: z.int(),
  /** End of the block on stakes and deposits, in the far future for `forever`; null without a block. */
  blocked_until: z.nullable(z.string()),
});
export type PlayerStandingView = z.infer<typeof playerStandingView>;

const player = z.object({ id: z.coerce.number().check(z.int(), z.positive()) });
const NOT_THERE = refusal(404, "base", "There is no such player.");
const reason = z.string().check(z.trim(), z.minLength(3), z.maxLength(300));

export const blockPlayer = defineEndpoint({
  name: "blockPlayer",
  method: "POST",
  path: "/api/back_office/players/{id}/blocks",
  summary: "Keeps a player from staking and depositing until a moment; it is never shortened.",
  access: "operator",
  permission: "players.block",
  params: player,
  body: z.object({
    until: z.union([wireMoment, z.literal("forever")]),
    reason,
  }),
  output: playerStandingView,
  refusals: {
    player_not_found: NOT_THERE,
    block_in_past: refusal(422, "until", "The block ends before it begins."),
  },
});
