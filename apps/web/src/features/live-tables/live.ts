import { applyOwnTableBet, applyTable } from "../../data/engagement/live-tables/live-tables.ts";
import { onLive } from "../../live/handlers.ts";

/** Live messages about live tables: a round as all see it, and the player's own bets. */
export const liveTableMessages = [
  onLive("table", "live_table", applyTable),
  onLive("player", "live_table_bet", applyOwnTableBet),
];
