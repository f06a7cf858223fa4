import * as z from "zod/mini";

/** Bets of a round that are shown to all: the largest by their worth in euros. */
export const ROCKET_BETS_SHOWN = 50;
/** Flights that stand beside the round that is on: the latest. */
export const ROCKET_FLIGHTS_SHOWN = 20;
/** Ids of bets on one page, for recomputing the salt of a round. */
export const ROCKET_IDS_PAGE = 500;

/** Phases of a round: bets are taken, the rocket flies, it is gone. */
export const ROCKET_PHASES = ["betting", "flying", "over"] as const;
export type RocketPhase = (typeof ROCKET_PHASES)[number];

/** States of a bet: `returned` when the house broke the flight off. */
export const ROCKET_BET_STATES = ["open", "cashed_out", "lost", "returned"] as const;
export type RocketBetState = (typeof ROCKET_BET_STATES)[number];

/** A round that all share. Multipliers are whole hundredths: 200 is × 2.00. */
export const rocketRoundView = z.object({
  /** Rounds are numbered from 1 on. */
  number: z.int(),
  phase: z.enum(ROCKET_PHASES),
  /** SHA-256 of the seed's text: told before a bet is taken. */
  seed_hash: z.string(),
  /** Nonce of the draw: the seed's place in its chain. */
  nonce: z.int(),
  /**
   * The `seed_hash`, hashed on with every bet in its order: SHA-256 of `{salt before}:{bet id}`. Browsers
   * make the ids. It stands when the rocket leaves.
   */
  salt: z.string(),
  /** All bets that were placed. */
  bets: z.int(),
  /** Bets are taken before this moment. */
  closes_at: z.string(),
  /** Null until the rocket leaves. */
  flew_at: z.nullable(z.string()),
  over_at: z.nullable(z.string()),
  /** The multiplier that the rocket was drawn to get to; null until it is over. */
  point: z.nullable(z.int()),
  /** The house broke the flight off there: bets that were not cashed out by then are given back. */
  broken_off_at: z.nullable(z.int()),
  /** Shown when it is over: with salt and nonce it recomputes the point. */
  seed: z.nullable(z.string()),
});
export type RocketRoundView = z.infer<typeof rocketRoundView>;

/** A bet as all see it. */
export const rocketBetView = z.object({
  id: z.string(),
  /** Cut to six characters on the server. */
  user_name: z.string(),
  currency: z.string(),
  stake_cents: z.int(),
  state: z.enum(ROCKET_BET_STATES),
  /** The multiplier at which it was cashed out; null when it was not. */
  multiplier: z.nullable(z.int()),
  /** The money that came back, a returned stake included; null while it is open. */
  payout_cents: z.nullable(z.int()),
});
export type RocketBetView = z.infer<typeof rocketBetView>;

/** A flight that is over, in short. */
export const rocketFlightView = z.object({
  number: z.int(),
  point: z.int(),
  broken_off_at: z.nullable(z.int()),
});
export type RocketFlightView = z.infer<typeof rocketFlightView>;

/** The rocket as its page shows it, and as the live message `rocket` tells it. */
export const rocketView = z.object({
  /** The house's time: clocks of browsers differ. */
  now: z.string(),
  /** Null until the first round of a house opens. */
  round: z.nullable(rocketRoundView),
  /** Begin of the next round; null until this one is over. */
  next_at: z.nullable(z.string()),
  /** False while operators let no further round open. */
  is_open: z.boolean(),
  /** Of this round, the largest first. */
  bets: z.array(rocketBetView),
  /** Flights before this round, the latest first. */
  flights: z.array(rocketFlightView),
});
export type RocketView = z.infer<typeof rocketView>;

/** A bet of the caller. */
export const ownRocketBetView = z.object({
  id: z.string(),
  /** Number of its round. */
  round: z.int(),
  currency: z.string(),
  stake_cents: z.int(),
  /** The multiplier at which it is cashed out by itself, in hundredths; null where the player chose none. */
  target: z.nullable(z.int()),
  state: z.enum(ROCKET_BET_STATES),
  multiplier: z.nullable(z.int()),
  payout_cents: z.nullable(z.int()),
  placed_at: z.string(),
  /** The point of its round; null until that is over. */
  point: z.nullable(z.int()),
});
export type OwnRocketBetView = z.infer<typeof ownRocketBetView>;

/** Ids of the bets of a round in their order. Whose they are is not told. */
export const rocketIdsView = z.object({
  /** Goes on behind this bet; null behind the last. */
  next: z.nullable(z.int()),
  ids: z.array(z.string()),
});
export type RocketIdsView = z.infer<typeof rocketIdsView>;
