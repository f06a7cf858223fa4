import { applyPoints } from "../../data/engagement/comps/change-comps.ts";
import { onLive } from "../../live/handlers.ts";

/** Live messages about comp points (COMP-15, NOTIFY-07). */
export const compMessages = [onLive("player", "comps_award", applyPoints)];
