import { applyVerification } from "../../data/verification.ts";
import { onLive } from "../../live/handlers.ts";

/** Live messages about who the player is. */
export const verificationMessages = [onLive("player", "verification_updates", applyVerification)];
