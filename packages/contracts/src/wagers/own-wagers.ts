import * as z from "zod/mini";
import { gameView } from "../catalogue/index.ts";
import { defineEndpoint, wireId } from "../endpoint/index.ts";
import { WAGER_STATUSES } from "./statuses.ts";

/** A wager as its player sees it, whichever module it was placed with. */
const ownWagerView = z.object({
  id: z.string(),
  /** The module on whose offer it was placed: `house-games`, `live-tables`, `rocket`, `studio-games`, `sportsbook`. */
  owner: z.string(),
  /** Its subject there: a game's slug, or the name of a bet on sport. */
  subject: z.string(),
  /** The game, as its player finds it in the lists now; null where it is none, or listed no more. */
  game: z.nullable(
    z.pick(gameView, { provider: true, slug: true, title: true, preview: true, run_by: true }),
  ),
  status: z.enum(WAGER_STATUSES),
  currency: z.string(),
  /** All that was staked and all that came back, in smallest units. */
  stake_cents: z.int(),
  payout_cents: z.int(),
  /** The house paid the stake: a free spin, or a free bet on sport. Absent in answers of before. */
  free: z._default(z.boolean(), false),
  placed_at: z.string(),
});
export type OwnWagerView = z.infer<typeof ownWagerView>;

export const listOwnWagers = defineEndpoint({
  name: "listOwnWagers",
  method: "GET",
  path: "/api/player/wagers",
  summary: "The player's rounds and bets of every kind, the latest placed first.",
  access: "player",
  // One's own history.
  whileRestricted: true,
  query: z.object({
    /** Goes on behind the wager of this id. */
    before: z.optional(wireId),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
  }),
  output: z.array(ownWagerView),
});
