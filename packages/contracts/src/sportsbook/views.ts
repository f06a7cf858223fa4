import * as z from "zod/mini";

/** Kinds of bet: one selection, all of several, or every combination of some sizes. */
export const BET_KINDS = ["single", "accumulator", "system"] as const;
export type BetKind = (typeof BET_KINDS)[number];

/** States of a fixture. `ended`: played, results to come; `closed`: its results stand. */
export const FIXTURE_STATES = [
  "upcoming",
  "live",
  "ended",
  "closed",
  "cancelled",
  "postponed",
  "abandoned",
] as const;
export type FixtureState = (typeof FIXTURE_STATES)[number];

/** States of a market. `closed`: no bet is taken any more, its result is to come. */
export const MARKET_STATES = ["open", "suspended", "closed", "settled", "cancelled"] as const;
export type MarketState = (typeof MARKET_STATES)[number];

/** States of a leg. */
export const LEG_STATES = [
  "open",
  "won",
  "lost",
  "void",
  "half_won",
  "half_lost",
  "dead_heat",
] as const;
export type LegState = (typeof LEG_STATES)[number];

/** States of a bet (W9). */
export const BET_STATES = [
  "open",
  "won",
  "lost",
  "half_won",
  "half_lost",
  "void",
  "cashed_out",
] as const;
export type BetState = (typeof BET_STATES)[number];

const goals = z.object({ home: z.int(), away: z.int() });

/** A match without its markets. */
export const fixtureView = z.object({
  id: z.int(),
  /** Slug: `football`. */
  sport: z.string(),
  competition: z.object({ id: z.string(), name: z.string() }),
  home: z.string(),
  away: z.string(),
  starts_at: z.string(),
  state: z.enum(FIXTURE_STATES),
  /** Null before the start. */
  score: z.nullable(goals),
  /** The score at half time; null until then. */
  half_time: z.nullable(goals),
  /** Time of play while a match is on; null otherwise. */
  clock: z.nullable(z.object({ period: z.enum(["first", "break", "second"]), minute: z.int() })),
  /**
   * Null for a match of the real world. A simulated one is played from a seed and the goals that each side is
   * expected to score: SHA-256 of `{seed}:{home}:{away}` stands before the start, both after the end. A minute
   * of play takes `minute_ms` milliseconds.
   */
  simulated: z.nullable(
    z.object({
      minute_ms: z.int(),
      /** Name of the match in the feed: it is drawn from seed and name. */
      urn: z.string(),
      seed_hash: z.string(),
      seed: z.nullable(z.string()),
      strengths: z.nullable(z.object({ home: z.number(), away: z.number() })),
    }),
  ),
  /** Markets that take bets. */
  open_markets: z.int(),
  /** Grows with every change: what is older than what one has is late. */
  version: z.int(),
});
export type FixtureView = z.infer<typeof fixtureView>;

/** A market of a fixture. Its name follows from `market_id` and `specifiers`. */
export const marketView = z.object({
  /** As published by unified-odds feeds: 1 is the winner of a match. */
  market_id: z.int(),
  /** `total=2.5`; empty for none. */
  specifiers: z.string(),
  state: z.enum(MARKET_STATES),
  selections: z.array(
    z.object({
      id: z.string(),
      /** Decimal odds in thousandths: 2150 is 2.15. */
      odds: z.int(),
      /** False: this selection alone takes no bet. */
      active: z.boolean(),
    }),
  ),
  version: z.int(),
});
export type MarketView = z.infer<typeof marketView>;

/** A fixture in a list, with its main markets alone: the winner and a total. */
export const fixtureCardView = z.object({ ...fixtureView.shape, markets: z.array(marketView) });
export type FixtureCardView = z.infer<typeof fixtureCardView>;

/** A competition with the number of its fixtures that are on or to come. */
export const competitionView = z.object({
  id: z.string(),
  name: z.string(),
  fixtures: z.int(),
});

/** The sports tree: what can be bet on now. */
export const sportsTreeView = z.object({
  /** The house's time: clocks of browsers differ. */
  now: z.string(),
  /** False while operators take no bets. */
  is_open: z.boolean(),
  /** The most seconds that a bet on a match that is on waits before it is accepted; a quote says how many. */
  bet_delay_seconds: z.int(),
  sports: z.array(
    z.object({
      slug: z.string(),
      fixtures: z.int(),
      live: z.int(),
      competitions: z.array(competitionView),
    }),
  ),
});
export type SportsTreeView = z.infer<typeof sportsTreeView>;

/** A page of fixtures. */
export const fixturesView = z.object({
  fixtures: z.array(fixtureCardView),
  /** Goes on behind the last one; null where there are no more. */
  next: z.nullable(z.string()),
});
export type FixturesView = z.infer<typeof fixturesView>;

/** The live message of a fixture's own channel: what has changed of it. */
export const fixtureChangeMessage = z.object({
  fixture: fixtureView,
  markets: z.array(marketView),
});
export type FixtureChangeMessage = z.infer<typeof fixtureChangeMessage>;

/** The live message of all lists: fixtures that have changed, with their main markets. */
export const fixturesChangesMessage = z.object({ fixtures: z.array(fixtureCardView) });
export type FixturesChangesMessage = z.infer<typeof fixturesChangesMessage>;

/** The house's answer to a slip now. */
export const quoteView = z.object({
  selections: z.array(
    z.object({
      /** Current odds in thousandths; null where there is no such selection. */
      odds: z.nullable(z.int()),
      state: z.enum(["open", "suspended", "closed"]),
      /** Another selection of the slip belongs to the same fixture: they cannot be combined. */
      related: z.boolean(),
    }),
  ),
  /** Single bets that this slip is made of. */
  lines: z.int(),
  /** Smallest and largest stake on each line; the largest may be 0. */
  min_stake_cents: z.int(),
  max_stake_cents: z.int(),
  /** Seconds that it would wait before it is accepted; 0 where no match of it is on. */
  bet_delay_seconds: z.int(),
});
export type QuoteView = z.infer<typeof quoteView>;

/** A leg of a bet, as it was accepted. */
export const legView = z.object({
  fixture: fixtureView,
  market_id: z.int(),
  specifiers: z.string(),
  selection_id: z.string(),
  odds: z.int(),
  in_play: z.boolean(),
  state: z.enum(LEG_STATES),
});
export type LegView = z.infer<typeof legView>;

/** A bet of the caller. */
export const sportsBetView = z.object({
  id: z.string(),
  kind: z.enum(BET_KINDS),
  /** Sizes of a system's lines; null for others. */
  sizes: z.nullable(z.array(z.int())),
  lines: z.int(),
  currency: z.string(),
  /** Of all lines together. */
  stake_cents: z.int(),
  /** The most that can come back; while it is open, by what became of its legs so far. */
  potential_cents: z.int(),
  /** The house paid the stake: it does not come back. */
  is_free: z.boolean(),
  state: z.enum(BET_STATES),
  /** The money that came back, a returned stake included; null while it is open. */
  payout_cents: z.nullable(z.int()),
  placed_at: z.string(),
  ended_at: z.nullable(z.string()),
  legs: z.array(legView),
});
export type SportsBetView = z.infer<typeof sportsBetView>;

/** An offer of the house for a bet that is open. */
export const cashOutView = z.object({
  bet_id: z.string(),
  amount_cents: z.int(),
  /** Sent back to accept the offer. */
  offer: z.string(),
  expires_at: z.string(),
});
export type CashOutView = z.infer<typeof cashOutView>;
