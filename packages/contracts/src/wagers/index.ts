import * as z from "zod/mini";
import { defineEndpoint, refusal, wireId } from "../endpoint/index.ts";
import { playerMovementView } from "../wallet/operator-endpoints.ts";
import { WAGER_STATUSES } from "./statuses.ts";

export { listOwnWagers, type OwnWagerView } from "./own-wagers.ts";
export { WAGER_STATUSES };

/** Money of a wager at one moment, in smallest units of its currency. */
const standing = {
  status: z.enum(WAGER_STATUSES),
  /** All that was staked; of it, bonus money, and what the house paid for a free round. */
  stake_cents: z.int(),
  stake_bonus_cents: z.int(),
  stake_house_cents: z.int(),
  /** Of the stake, what is still open, and what was cashed out. */
  open_cents: z.int(),
  cashed_out_cents: z.int(),
  /** All that was won and not taken back; of it, bonus money, and what the house keeps for free spins. */
  paid_cents: z.int(),
  paid_bonus_cents: z.int(),
  paid_kept_cents: z.int(),
};

/** A wager as operators see it. */
export const playerWagerView = z.object({
  id: z.string(),
  /** The module on whose offer it is placed, and what it is placed on there: a game's slug. */
  owner: z.string(),
  subject: z.string(),
  licence: z.string(),
  currency: z.string(),
  ...standing,
  session_id: z.nullable(z.int()),
  country: z.nullable(z.string()),
  placed_at: z.string(),
  /** Time of the command that ended it, or corrected it last; null while it is open. */
  ended_at: z.nullable(z.string()),
});
export type PlayerWagerView = z.infer<typeof playerWagerView>;

/** A command on a wager, with the wager as it left it. An instant round has none. */
export const wagerCommandView = z.object({
  id: z.string(),
  kind: z.enum(["place", "add", "settle", "settle_again", "void"]),
  ...standing,
  at: z.string(),
});
export type WagerCommandView = z.infer<typeof wagerCommandView>;

export const wagerFileView = z.object({
  wager: playerWagerView,
  /** The latest 200, in their order. */
  commands: z.array(wagerCommandView),
  /** Whatever these commands moved. */
  movements: z.array(playerMovementView),
  /** The round or the bet in its owner's own form; null while the wager is open, as it may hold what is hidden. */
  record: z.nullable(z.string()),
});
export type WagerFileView = z.infer<typeof wagerFileView>;

const readers = { access: "operator", permission: "players.read" } as const;
const playerId = z.coerce.number().check(z.int(), z.positive());

export const listPlayerWagers = defineEndpoint({
  name: "listPlayerWagers",
  method: "GET",
  path: "/api/back_office/players/{id}/wagers",
  summary: "Lists a player's wagers of all owners, the latest placed first.",
  ...readers,
  params: z.object({ id: playerId }),
  query: z.object({
    /** Open ones alone. */
    status: z.optional(z.literal("open")),
    /** Goes on behind the wager of this id. */
    before: z.optional(wireId),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
  }),
  output: z.array(playerWagerView),
  refusals: { player_not_found: refusal(404, "base", "There is no such player.") },
});

export const getPlayerWager = defineEndpoint({
  name: "getPlayerWager",
  method: "GET",
  path: "/api/back_office/players/{player_id}/wagers/{id}",
  summary: "One wager with its commands and what they moved, by its id or that of a command on it.",
  ...readers,
  params: z.object({ player_id: playerId, id: wireId }),
  output: wagerFileView,
  refusals: { wager_not_found: refusal(404, "base", "There is no such wager.") },
});
