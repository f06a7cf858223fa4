import * as z from "zod/mini";
import { BONUS_STAGES } from "../bonuses/views.ts";

/**
 * Free spins of a player (BONUS-01): rounds of one game that the house pays for. Of the stages of gifts
 * they have `issued`, `activated`, `finished`, `lost`, `canceled` and `expired`. Amounts are in smallest
 * units of `currency`.
 */
export const freespinsView = z.object({
  id: z.string(),
  title: z.string(),
  type: z.literal("freespins"),
  stage: z.enum(BONUS_STAGES),
  currency: z.string(),
  /** Slug of the game in which they are played. */
  game: z.string(),
  freespins_total: z.int(),
  freespins_used: z.int(),
  /** Stake of every round, which the house pays. */
  stake_cents: z.int(),
  /** Won so far; at the end it becomes a bonus. */
  amount_cents: z.int(),
  /** Free spins themselves are not wagered; their bonus is. */
  amount_wager_cents: z.int(),
  amount_wager_requirement_cents: z.int(),
  /** Their winnings are staked so many times before they become cash; 0 for cash at once. */
  wagering: z.int(),
  /** At most so much of it becomes cash; null for no bound. */
  max_win_cents: z.nullable(z.int()),
  /** They can be activated now, and until then. */
  activatable: z.boolean(),
  activatable_until: z.nullable(z.string()),
  /** They can be played until then; null before they are activated. */
  play_until: z.nullable(z.string()),
  group_key: z.string(),
  group_keys: z.array(z.string()),
  created_at: z.string(),
  /** Rises with every change: a lower one is older. */
  version: z.int(),
});
export type FreespinsView = z.infer<typeof freespinsView>;

/** Free spins that were given or changed, as they now are (BONUS-14). */
export const freespinsChangesMessage = z.object({ freespins: z.array(freespinsView) });
