import * as z from "zod/mini";

/** Bets of a round that are shown to all: the largest by their worth in euros. */
export const LIVE_TABLE_BETS_SHOWN = 20;
/** Outcomes of a table that its page shows: the latest. */
export const LIVE_TABLE_RESULTS_SHOWN = 100;
/** Ids of entries on one page, for recomputing the salt of a round. */
export const LIVE_TABLE_IDS_PAGE = 500;

/** Phases of a round: bets are taken, its outcome is played on the screens, its bets are settled. */
export const LIVE_TABLE_PHASES = ["betting", "revealing", "over"] as const;
export type LiveTablePhase = (typeof LIVE_TABLE_PHASES)[number];

/** States of a bet: `returned` when its player took it back in time. */
export const LIVE_TABLE_BET_STATES = ["open", "settled", "returned"] as const;
export type LiveTableBetState = (typeof LIVE_TABLE_BET_STATES)[number];

/** The outcome of a round without anybody's bets, in the form of the table's game. */
const outcome = z.looseObject({ kind: z.string() });
export type LiveTableOutcome = { readonly kind: string; readonly [field: string]: unknown };

const cents = z.int();

/** A round that all at a table share. */
export const liveTableRoundView = z.object({
  table: z.string(),
  /** Rounds of a table are numbered from 1 on. */
  number: z.int(),
  phase: z.enum(LIVE_TABLE_PHASES),
  /** The game that decides it, and the version of its mathematics. */
  game: z.string(),
  game_version: z.string(),
  /** SHA-256 of the seed's text: told before a bet is taken. */
  seed_hash: z.string(),
  /** Nonce of the draw: the seed's place in its chain. */
  nonce: z.int(),
  /**
   * The `seed_hash`, hashed on with every entry in its order: SHA-256 of `{salt before}:{entry id}`.
   * Browsers make the ids. It stands when bets are closed.
   */
  salt: z.string(),
  /** All chips that were put down, bets and what was added to them: each is one entry of the salt. */
  entries: z.int(),
  /** Players whose bets stand. */
  players: z.int(),
  opened_at: z.string(),
  /** Bets are taken before this moment. */
  closes_at: z.string(),
  /** Moment of the draw; null while bets are taken. */
  drawn_at: z.nullable(z.string()),
  /** The outcome is played until then, and bets are paid. */
  shown_until: z.nullable(z.string()),
  outcome: z.nullable(outcome),
  /** Shown once it is drawn: with salt and nonce it recomputes the outcome. */
  seed: z.nullable(z.string()),
});
export type LiveTableRoundView = z.infer<typeof liveTableRoundView>;

/** A bet as all see it. */
export const liveTableBetView = z.object({
  /** Cut to six characters on the server. */
  user_name: z.string(),
  currency: z.string(),
  stake_cents: cents,
  /** Null until it is paid; 0 when it is lost. */
  payout_cents: z.nullable(cents),
});
export type LiveTableBetView = z.infer<typeof liveTableBetView>;

/** A table as its page shows it, and as the live message `live_table` tells it. */
export const liveTableView = z.object({
  table: z.string(),
  /** The house's time: clocks of browsers differ. */
  now: z.string(),
  /** Null until the first round of a table opens. */
  round: z.nullable(liveTableRoundView),
  /** Begin of the next round; null until this one is drawn. */
  next_at: z.nullable(z.string()),
  /** False while operators let no further round open. */
  is_open: z.boolean(),
  /** Of this round, the largest first. */
  bets: z.array(liveTableBetView),
});
export type LiveTableView = z.infer<typeof liveTableView>;

/** A table at which somebody plays. */
export const liveTableCrowdView = z.object({
  table: z.string(),
  /** Players whose bets stand in the round that is on: one at least. */
  players: z.int(),
});
export type LiveTableCrowdView = z.infer<typeof liveTableCrowdView>;

/** Says in short what came in a round. */
export const liveTableResultView = z.object({ number: z.int(), outcome });
export type LiveTableResultView = z.infer<typeof liveTableResultView>;

/** Chips by spot. */
const chips = z.array(z.object({ spot: z.string(), amount_cents: cents }));

/** A bet of the caller. */
export const ownLiveTableBetView = z.object({
  id: z.string(),
  table: z.string(),
  /** Number of its round. */
  round: z.int(),
  currency: z.string(),
  stake_cents: cents,
  chips,
  state: z.enum(LIVE_TABLE_BET_STATES),
  payout_cents: z.nullable(cents),
  placed_at: z.string(),
  /** The outcome of its round; null until that is drawn. */
  outcome: z.nullable(outcome),
});
export type OwnLiveTableBetView = z.infer<typeof ownLiveTableBetView>;

/** Ids of the entries of a round in their order. Whose they are is not told. */
export const liveTableEntriesView = z.object({
  /** Goes on behind this entry; null behind the last. */
  next: z.nullable(z.int()),
  ids: z.array(z.string()),
});
export type LiveTableEntriesView = z.infer<typeof liveTableEntriesView>;
