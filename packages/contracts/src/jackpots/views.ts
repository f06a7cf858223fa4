import * as z from "zod/mini";

/** Levels of a jackpot, the smallest first (JACKPOT-01). */
export const JACKPOT_LEVELS = ["level_1", "level_2", "level_3"] as const;
export type JackpotLevelIdentifier = (typeof JACKPOT_LEVELS)[number];
const levelIdentifier = z.enum(JACKPOT_LEVELS);

/** Winners that a leaderboard shows unless asked for more (JACKPOT-04). */
export const JACKPOT_WINNERS_SHOWN = 5;

/**
 * States of a jackpot. `proposed` waits for a second operator, `paused` takes nothing and pays
 * nothing until it goes on, `retired` has handed its pots to another one, `cancelled` was never in use.
 * Players see `active` and `paused` ones.
 */
export const JACKPOT_STATES = ["proposed", "active", "paused", "retired", "cancelled"] as const;
export type JackpotState = (typeof JACKPOT_STATES)[number];

export const jackpotLevelView = z.object({
  id: z.string(),
  identifier: levelIdentifier,
  name: z.string(),
  /** The content of its pot now, in whole smallest units of the jackpot's currency. */
  amount_cents: z.int(),
  /** Pots of this level that dropped so far. */
  drops: z.int(),
});
export type JackpotLevelView = z.infer<typeof jackpotLevelView>;

export const jackpotView = z.object({
  id: z.string(),
  /** Its address: `/{identifier}` (ROUTE-34). */
  identifier: z.string(),
  name: z.string(),
  currency: z.string(),
  state: z.enum(JACKPOT_STATES),
  levels: z.array(jackpotLevelView),
  /** Slugs of the games that feed it. */
  games: z.array(z.string()),
  /** The caller's currency and what one unit of the jackpot's is worth in it, as decimal text (GAME-22). */
  shown: z.object({ currency: z.string(), rate: z.string() }),
});
export type JackpotView = z.infer<typeof jackpotView>;

export const jackpotWinView = z.object({
  id: z.string(),
  jackpot: z.string(),
  /** Cut to six characters on the server (JACKPOT-05). */
  user_name: z.string(),
  /** The payment to the winner, in `currency`. */
  amount_cents: z.int(),
  currency: z.string(),
  jackpot_original_amount_cents: z.int(),
  jackpot_original_currency: z.string(),
  jackpot_level_name: z.string(),
  created_at: z.string(),
});
export type JackpotWinView = z.infer<typeof jackpotWinView>;

/** Rules of a level: they do not change while the jackpot is in use. */
export const jackpotTermsView = z.object({
  identifier: levelIdentifier,
  /** Millionths of a stake that go into the pot, paid by the house. */
  rate_ppm: z.int(),
  /** A new pot begins with so much. */
  start_cents: z.int(),
  /** The pot drops at some amount above its start and at this one at the latest. */
  must_drop_by_cents: z.int(),
  /** Parts of all stakes that come back through this level in the long run, in millionths. */
  return_ppm: z.int(),
  pot: z.object({
    /** Number of the pot under its chain, from 1. */
    number: z.int(),
    /** SHA-256 of the pot's seed: told before the first stake, and the seed of the pot before it. */
    seed_hash: z.string(),
    /** Id of the first round that fed the pot, made by its player's browser; null before it. */
    salt: z.nullable(z.string()),
  }),
});
export type JackpotTermsView = z.infer<typeof jackpotTermsView>;

/** A pot that dropped, with all that recomputes its amount. */
export const jackpotDropView = z.object({
  level: levelIdentifier,
  number: z.int(),
  seed: z.string(),
  seed_hash: z.string(),
  salt: z.string(),
  start_cents: z.int(),
  must_drop_by_cents: z.int(),
  amount_cents: z.int(),
  created_at: z.string(),
});
export type JackpotDropView = z.infer<typeof jackpotDropView>;

/** `jackpots_changes` on the public channel: what the pots of these jackpots hold now (JACKPOT-07). */
export const jackpotsChangesMessage = z.object({
  jackpots: z.array(
    z.object({
      identifier: z.string(),
      state: z.enum(JACKPOT_STATES),
      levels: z.array(
        z.object({ identifier: levelIdentifier, amount_cents: z.int(), drops: z.int() }),
      ),
      /** Rises with every change of this jackpot: a lower one is older. */
      version: z.int(),
    }),
  ),
});
export type JackpotsChangesMessage = z.infer<typeof jackpotsChangesMessage>;

/** `jackpot_win_award`: this player won a pot (JACKPOT-08). */
export const jackpotWinAwardMessage = z.object({
  id: z.string(),
  jackpot: z.string(),
  jackpot_name: z.string(),
  jackpot_level_name: z.string(),
  amount_cents: z.int(),
  currency: z.string(),
  jackpot_original_amount_cents: z.int(),
  jackpot_original_currency: z.string(),
  created_at: z.string(),
});
export type JackpotWinAwardMessage = z.infer<typeof jackpotWinAwardMessage>;
