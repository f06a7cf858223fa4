import * as z from "zod/mini";
import { PROMO_STATUSES } from "../configuration/index.ts";
import { QUEST_SIZES } from "./quest-levels.ts";

/** Types of tournaments (TOURN-03). A lottery is an entity of its own and is listed beside them. */
export const TOURNAMENT_TYPES = ["tournament", "lottery", "producers", "quest", "action"] as const;
/** Types of what operators propose as a tournament: a lottery is proposed as one. */
export const PROPOSED_TYPES = ["tournament", "producers", "quest", "action"] as const;
export type TournamentType = (typeof TOURNAMENT_TYPES)[number];

/**
 * Points count all that was staked, all that was paid out, both in hundredths of a euro, or the
 * highest payout of one round as hundredths of its stake.
 */
export const SCORINGS = ["bets", "wins", "multiplier"] as const;
export type Scoring = (typeof SCORINGS)[number];

/** Leaders that a list shows of each tournament, and that its page shows. */
export const LEADERS_LISTED = 3;
export const LEADERS_SHOWN = 50;
/** Places are counted so far; who is behind them has none. */
export const PLACES_COUNTED = 100;

export const topPlayerView = z.object({
  award_place: z.int(),
  /** Cut to six characters on the server. */
  nickname: z.string(),
  tournament_id: z.string(),
  points: z.int(),
  /** The caller's own line. */
  own: z.boolean(),
});
export type TopPlayerView = z.infer<typeof topPlayerView>;

export const tournamentLevelView = z.object({
  position: z.int(),
  /** Least total of stakes, in hundredths of a euro. */
  min_bet_cents: z.int(),
  /** Prize of who ends at this level, in smallest units of the tournament's currency; 0 for none. */
  prize_cents: z.int(),
});
export type TournamentLevelView = z.infer<typeof tournamentLevelView>;

export const tournamentView = z.object({
  id: z.string(),
  /** Its address: `/tournaments/{frontend_identifier}`, for a quest `/action/{frontend_identifier}`. */
  frontend_identifier: z.string(),
  type: z.enum(TOURNAMENT_TYPES),
  /** Size of a quest, as its identifier says it (QUEST-07); null for the others. */
  questSize: z.nullable(z.enum(QUEST_SIZES)),
  title: z.string(),
  /** Addresses of a picture and of a file with more about it. */
  image: z.nullable(z.string()),
  file: z.nullable(z.string()),
  /** Open to players of these groups alone; to all where there is none. */
  group_ids: z.array(z.string()),
  start_at: z.string(),
  end_at: z.string(),
  status: z.enum(PROMO_STATUSES),
  in_progress: z.boolean(),
  /** Its places are final and its prizes are paid. */
  finished: z.boolean(),
  /** Ended by the house before its time: nothing is paid. */
  cancelled: z.boolean(),
  currency: z.string(),
  /** Prizes by place, the first first, in smallest units of `currency`; empty where levels are rewarded. */
  prizes_cents: z.array(z.int()),
  scoring: z.enum(SCORINGS),
  /** A round counts from this stake on, in hundredths of a euro. */
  min_stake_cents: z.int(),
  /** Slugs of the games and of the studios whose rounds count; all games where both are empty. */
  games: z.array(z.string()),
  producers: z.array(z.string()),
  /** Levels of a quest or an achievement; empty for the others. */
  levels: z.array(tournamentLevelView),
  /** Players who take part. */
  participants: z.int(),
  top_players: z.array(topPlayerView),
});
export type TournamentView = z.infer<typeof tournamentView>;

/** A player's part in a tournament (TOURN-04). */
export const tournamentStatusView = z.object({
  tournament_id: z.string(),
  frontend_identifier: z.string(),
  status: z.enum(["participating", "left", "none"]),
  /** Total of the stakes that count, in hundredths of a euro (OPEN-09). */
  bets: z.int(),
  points: z.int(),
  /** Null without points and behind the places that are counted. */
  award_place: z.nullable(z.int()),
  /** The prize that was paid, in the currency that it was paid in. */
  prize: z.nullable(z.object({ amount_cents: z.int(), currency: z.string() })),
  /** Rises with every change of this status: a lower one is older. */
  version: z.int(),
});
export type TournamentStatusView = z.infer<typeof tournamentStatusView>;

/** `tournaments_statuses`: the player's parts that changed, each with the place before (TOURN-08). */
export const tournamentsStatusesMessage = z.object({
  statuses: z.array(z.extend(tournamentStatusView, { previous_place: z.nullable(z.int()) })),
});
export type TournamentsStatusesMessage = z.infer<typeof tournamentsStatusesMessage>;
