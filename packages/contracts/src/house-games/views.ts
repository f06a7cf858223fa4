import * as z from "zod/mini";
import { drawFairnessView } from "../fairness/index.ts";
import { balanceMessage } from "../live/index.ts";

const cents = z.int();

/** A bet or an outcome: its `kind` tells which game's form it has, the game's schema the rest. */
export type BetView = { readonly kind: string; readonly [field: string]: unknown };
export type OutcomeView = { readonly kind: string; readonly [field: string]: unknown };

/** A choice of the player within a round, in the form of its game. */
export type StepView = { readonly kind: string; readonly [field: string]: unknown };

/** Makes the schema of a round from those of its bet and its outcome. */
export const roundViewOf = (
  bet: z.ZodMiniType<BetView, BetView>,
  outcome: z.ZodMiniType<OutcomeView, OutcomeView>,
  step: z.ZodMiniType<StepView, StepView>,
) =>
  z.object({
    id: z.uuid(),
    game: z.string(),
    game_version: z.string(),
    mode: z.enum(["real", "demo"]),
    status: z.enum(["open", "settled", "voided"]),
    currency: z.string(),
    bet,
    /** Choices of the player on the way, in order; empty in a round that was decided at once. */
    steps: z.array(step),
    /** All that was staked: the bet, and what steps cost. */
    stake_cents: cents,
    /** The house paid the stake: the round was a free spin, and its payout waits for the end of them. Absent in answers of before. */
    free: z._default(z.boolean(), false),
    payout_cents: cents,
    /** The whole outcome; of an open round, as far as its player may see. */
    outcome,
    fairness: drawFairnessView,
    /** The account as it stood right after this round; null in demo. */
    balance: z.nullable(balanceMessage),
    /** An open demo round, sealed: it comes back with the next step. Null for every other round. */
    demo_token: z.nullable(z.string()),
    created_at: z.string(),
  });
export type RoundView = z.infer<ReturnType<typeof roundViewOf>>;

/** Facts of a game: what it returns, what it pays, what may be staked. Proven by `npm run maths`. */
export const houseGameView = z.object({
  slug: z.string(),
  producer: z.string(),
  title: z.string(),
  kind: z.string(),
  version: z.string(),
  /** Rounds go on by steps of the player: hit, hold, cash out. */
  stepped: z.boolean(),
  config_hash: z.string(),
  /** Names the game in the title of its page (GAME-01). */
  seo_title: z.string(),
  /** Return to player in percent, cut to two decimals: "96.12". */
  rtp_percent: z.string(),
  /** The highest return of a bet where bets differ, and `rtp_percent` is the least; absent otherwise. */
  highest_rtp_percent: z.optional(z.string()),
  /** The same of each way to bet beside the plain one, by its name; absent when there is none. */
  mode_rtp_percent: z.optional(z.record(z.string(), z.string())),
  /** One round in how many starts the feature of a slot: "122.2"; absent for a game without one. */
  feature_one_in: z.optional(z.string()),
  /** The same of each way to bet beside the plain one, by its name; absent when there is none. */
  mode_feature_one_in: z.optional(z.record(z.string(), z.string())),
  /** One round in how many returns something; "3.4". */
  hit_rate_one_in: z.string(),
  volatility: z.enum(["low", "medium", "high"]),
  /** Highest return of a round or of one bet on a table, in multiples of its stake. */
  max_win_multiple: z.string(),
  /** Stakes offered per currency, smallest units; a roulette's are its chips. */
  stakes: z.record(z.string(), z.array(cents)),
  default_stakes: z.record(z.string(), cents),
  /** Largest total stake of one round per currency. */
  max_stakes: z.record(z.string(), cents),
  /** Rules that the page shows, in a form of its kind; null when there are none to show. */
  rules: z.unknown(),
});
export type HouseGameView = z.infer<typeof houseGameView>;
