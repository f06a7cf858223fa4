import { applyLimit } from "../../data/compliance.ts";
import { onLive } from "../../live/handlers.ts";

/** Live messages about the player's limits (LIMIT-08). */
export const complianceMessages = [onLive("player", "game_limits", applyLimit)];
