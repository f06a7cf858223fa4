import { applyOwnBet, applyRocket } from "../../data/engagement/rocket/rocket.ts";
import { onLive } from "../../live/handlers.ts";

/** Live messages about the rocket: its round as all see it, and the player's own bets. */
export const rocketMessages = [
  onLive("rocket", "rocket", applyRocket),
  onLive("player", "rocket_bet", applyOwnBet),
];
