import { applyGroups } from "../../data/accounts.ts";
import { onLive } from "../../live/handlers.ts";

/** Live messages about the player. */
export const accountMessages = [onLive("player", "groups_updates", applyGroups)];
