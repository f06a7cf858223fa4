import { applyLimit, renewRealityCheck } from "../../data/compliance.ts";
import { onLive } from "../../live/handlers.ts";

/** Live messages about what a player may do (LIMIT-08). */
export const complianceMessages = [
  onLive("player", "game_limits", applyLimit),
  onLive("player", "reality_check", renewRealityCheck),
];
