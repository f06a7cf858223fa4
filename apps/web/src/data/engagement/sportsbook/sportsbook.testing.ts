import type {
  FixtureCardView,
  FreeBetView,
  MarketView,
  QuoteView,
  SportsBetView,
} from "@houselight/contracts/sportsbook";
import type { SlipSelection } from "./slip/slip.ts";

/** A market of the tests: who wins, unless said. */
export const market = (change: Partial<MarketView> = {}): MarketView => ({
  market_id: 1,
  specifiers: "",
  state: "open",
  selections: [
    { id: "home", odds: 2_150, active: true },
    { id: "draw", odds: 3_400, active: true },
    { id: "away", odds: 3_100, active: true },
  ],
  version: 1,
  ...change,
});

/** A match of the tests that is to come. */
export const card = (change: Partial<FixtureCardView> = {}): FixtureCardView => ({
  id: 7,
  sport: "football",
  competition: { id: "paper-league", name: "Paper League" },
  home: "Inkwell Rovers",
  away: "Lantern City",
  starts_at: "2026-01-01T18:00:00.000Z",
  state: "upcoming",
  score: null,
  half_time: null,
  clock: null,
  simulated: null,
  open_markets: 2,
  version: 1,
  markets: [market()],
  ...change,
});

/** A selection of the tests: Inkwell Rovers to win at 2.15. */
export const pick = (change: Partial<SlipSelection> = {}): SlipSelection => ({
  fixture_id: 7,
  market_id: 1,
  specifiers: "",
  selection_id: "home",
  odds: 2_150,
  home: "Inkwell Rovers",
  away: "Lantern City",
  starts_at: "2026-01-01T18:00:00.000Z",
  stake: "",
  ...change,
});

/** A quote of the tests: every selection open at the given odds, stakes from 0.10 to 100.00. */
export const quote = (
  odds: readonly (number | null)[],
  change: Partial<QuoteView> = {},
): QuoteView => ({
  selections: odds.map((one) => ({ odds: one, state: "open", related: false })),
  lines: 1,
  min_stake_cents: 10,
  max_stake_cents: 10_000,
  bet_delay_seconds: 0,
  ...change,
});

/** A single bet of the tests, open. */
export const bet = (change: Partial<SportsBetView> = {}): SportsBetView => ({
  id: "b-1",
  kind: "single",
  sizes: null,
  lines: 1,
  currency: "EUR",
  stake_cents: 1_000,
  potential_cents: 2_150,
  is_free: false,
  state: "open",
  payout_cents: null,
  placed_at: "2026-01-01T12:00:00.000Z",
  ended_at: null,
  legs: [],
  ...change,
});

/** A free bet of the tests: five euros at 2.00 or longer, open. */
export const freeBet = (change: Partial<FreeBetView> = {}): FreeBetView => ({
  id: 41,
  code: "PAPERBET",
  currency: "EUR",
  amount_cents: 500,
  min_odds: 2_000,
  valid_until: "2026-01-08T12:00:00.000Z",
  state: "open",
  ...change,
});
