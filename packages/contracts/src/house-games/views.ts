import * as z from "zod/mini";
import { balanceMessage } from "../live/index.ts";

const cents = z.int();

/** A bet or an outcome: its `kind` tells which game's form it has, the game's schema the rest. */
export type BetView = { readonly kind: string; readonly [field: string]: unknown };
export type OutcomeView = { readonly kind: string; readonly [field: string]: unknown };

export const roundFairnessView = z.object({
  mapping: z.string(),
  server_seed_hash: z.string(),
  client_seed: z.string(),
  nonce: z.int(),
  /** Known once the pair is rotated; at once for a demo round. */
  server_seed: z.nullable(z.string()),
});

/** Makes the schema of a round from those of its bet and its outcome. */
export const roundViewOf = (
  bet: z.ZodMiniType<BetView, BetView>,
  outcome: z.ZodMiniType<OutcomeView, OutcomeView>,
) =>
  z.object({
    id: z.uuid(),
    game: z.string(),
    game_version: z.string(),
    mode: z.enum(["real", "demo"]),
    status: z.enum(["open", "settled", "voided"]),
    currency: z.string(),
    bet,
    stake_cents: cents,
    payout_cents: cents,
    outcome,
    fairness: roundFairnessView,
    /** The account as it stood right after this round; null in demo. */
    balance: z.nullable(balanceMessage),
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
  config_hash: z.string(),
  /** Return to player in percent, cut to two decimals: "96.12". */
  rtp_percent: z.string(),
  /** The same of each way to bet beside the plain one, by its name; absent when there is none. */
  mode_rtp_percent: z.optional(z.record(z.string(), z.string())),
  /** One round in how many returns something; "3.4". */
  hit_rate_one_in: z.string(),
  volatility: z.enum(["low", "medium", "high"]),
  /** Highest win of a single spin or number, in multiples of the total stake. */
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
