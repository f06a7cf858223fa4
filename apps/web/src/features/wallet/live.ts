import { applyBalance } from "../../data/wallet.ts";
import { onLive } from "../../live/handlers.ts";

/** Live messages about the player's accounts. */
export const walletMessages = [onLive("player", "balance", applyBalance)];
