import { onLive } from "../../live/handlers.ts";
import { addWin } from "./wins.ts";

/** Live messages about games. */
export const catalogueMessages = [onLive("public", "wins", (_queryClient, win) => addWin(win))];
