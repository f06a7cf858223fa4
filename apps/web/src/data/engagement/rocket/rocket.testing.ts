import type { OwnRocketBetView, RocketRoundView, RocketView } from "@houselight/contracts/rocket";

/** The rocket of the tests leaves at this moment of the house's time. */
export const FLEW_MS = Date.parse("2026-01-01T00:00:08.000Z");

/** A round that takes bets. */
export const BETTING: RocketRoundView = {
  number: 7,
  phase: "betting",
  seed_hash: "a".repeat(64),
  nonce: 12,
  salt: "a".repeat(64),
  bets: 0,
  closes_at: new Date(FLEW_MS).toISOString(),
  flew_at: null,
  over_at: null,
  point: null,
  broken_off_at: null,
  seed: null,
};

/** The same round in its flight, and over at × 2.31. */
export const FLYING: RocketRoundView = {
  ...BETTING,
  phase: "flying",
  flew_at: new Date(FLEW_MS).toISOString(),
};
export const OVER: RocketRoundView = {
  ...FLYING,
  phase: "over",
  over_at: new Date(FLEW_MS + 9_700).toISOString(),
  point: 231,
  seed: "seed",
};

/** An open bet of a player on that round. */
export const OPEN_BET: OwnRocketBetView = {
  id: "bet-7",
  round: 7,
  currency: "EUR",
  stake_cents: 100,
  target: null,
  state: "open",
  multiplier: null,
  payout_cents: null,
  placed_at: "2026-01-01T00:00:01.000Z",
  point: null,
};

/** A told state of a round, so many milliseconds after the rocket has left. */
export const told = (round: RocketRoundView | null, afterMs = 0): RocketView => ({
  now: new Date(FLEW_MS + afterMs).toISOString(),
  round,
  next_at: null,
  is_open: true,
  bets: [],
  flights: [],
});
