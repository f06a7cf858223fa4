import { applyStatuses } from "../../data/engagement/tournaments/apply-statuses.ts";
import { onLive } from "../../live/handlers.ts";
import { tellStatuses } from "./news/places-to-tell.ts";

/** Live messages about the player's part in tournaments (TOURN-08). */
export const tournamentMessages = [
  onLive("player", "tournaments_statuses", (queryClient, message) =>
    tellStatuses(applyStatuses(queryClient, message)),
  ),
];
