import { applyChatMessage } from "../../data/visitor/chat/support.ts";
import { onLive } from "../../live/handlers.ts";

/** Live messages of the chat with people of the house. */
export const supportMessages = [onLive("player", "support_messages", applyChatMessage)];
