import * as z from "zod/mini";
import { balanceMessage } from "../live/index.ts";

const cents = z.int();
const position = z.tuple([z.int(), z.int()]);

/** One spin of a slot as the server decided it; the browser only replays it. Positions are [reel, row]. */
export const slotStepView = z.object({
  kind: z.enum(["spin", "free_spin"]),
  stops: z.array(z.int()),
  /** By reel, top to bottom. */
  grid: z.array(z.array(z.string())),
  line_wins: z.array(
    z.object({
      line: z.int(),
      symbol: z.string(),
      count: z.int(),
      positions: z.array(position),
      multiplier: z.int(),
      payout_cents: cents,
    }),
  ),
  scatter_win: z.nullable(
    z.object({ positions: z.array(position), payout_cents: cents, spins_awarded: z.int() }),
  ),
  free_spins_left: z.int(),
  free_spins_played: z.int(),
  multiplier: z.int(),
  payout_cents: cents,
  total_cents: cents,
});
export type SlotStepView = z.infer<typeof slotStepView>;

export const slotOutcomeView = z.object({ kind: z.literal("slot"), steps: z.array(slotStepView) });

export const rouletteOutcomeView = z.object({
  kind: z.literal("roulette"),
  number: z.int(),
  colour: z.enum(["red", "black", "green"]),
  bets: z.array(z.object({ spot: z.string(), amount_cents: cents, payout_cents: cents })),
});
export type RouletteOutcomeView = z.infer<typeof rouletteOutcomeView>;

export const outcomeView = z.discriminatedUnion("kind", [slotOutcomeView, rouletteOutcomeView]);
export type OutcomeView = z.infer<typeof outcomeView>;

/** A slot bet is its total stake; a roulette bet lists the spots (`ROULETTE_SPOTS` keys). */
export const betView = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("slot"), stake_cents: cents.check(z.positive()) }),
  z.object({
    kind: z.literal("roulette"),
    bets: z
      .array(
        z.object({
          spot: z.string().check(z.maxLength(40)),
          amount_cents: cents.check(z.positive()),
        }),
      )
      .check(z.minLength(1), z.maxLength(157)),
  }),
]);
export type BetView = z.infer<typeof betView>;

export const roundFairnessView = z.object({
  mapping: z.string(),
  server_seed_hash: z.string(),
  client_seed: z.string(),
  nonce: z.int(),
  /** Known once the pair is rotated; at once for a demo round. */
  server_seed: z.nullable(z.string()),
});

export const roundView = z.object({
  id: z.uuid(),
  game: z.string(),
  game_version: z.string(),
  mode: z.enum(["real", "demo"]),
  status: z.enum(["open", "settled", "voided"]),
  currency: z.string(),
  bet: betView,
  stake_cents: cents,
  payout_cents: cents,
  outcome: outcomeView,
  fairness: roundFairnessView,
  /** The account as it stood right after this round; null in demo. */
  balance: z.nullable(balanceMessage),
  created_at: z.string(),
});
export type RoundView = z.infer<typeof roundView>;

export const roundSummaryView = z.pick(roundView, {
  id: true,
  game: true,
  status: true,
  currency: true,
  stake_cents: true,
  payout_cents: true,
  created_at: true,
});
export type RoundSummaryView = z.infer<typeof roundSummaryView>;

/** Facts of a game: what it returns, what it pays, what may be staked. Proven by `npm run maths`. */
export const houseGameView = z.object({
  slug: z.string(),
  producer: z.string(),
  title: z.string(),
  kind: z.enum(["slot", "roulette"]),
  version: z.string(),
  config_hash: z.string(),
  /** Return to player in percent, cut to two decimals: "96.12". */
  rtp_percent: z.string(),
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
  slot: z.nullable(
    z.object({
      rows: z.int(),
      reels: z.array(z.array(z.string())),
      free_reels: z.nullable(z.array(z.array(z.string()))),
      lines: z.array(z.array(z.int())),
      pays: z.record(z.string(), z.record(z.string(), z.int())),
      wild: z.nullable(z.string()),
      scatter: z.nullable(z.string()),
      scatter_pays: z.record(z.string(), z.int()),
      free_spins: z.record(z.string(), z.int()),
      retrigger: z.record(z.string(), z.int()),
      free_spins_multiplier: z.int(),
    }),
  ),
});
export type HouseGameView = z.infer<typeof houseGameView>;
