import { playerChannel } from "@houselight/contracts";
import type { House } from "#platform/module";
import { messageView, openView } from "./chat-views.ts";
import type { Conversation } from "./conversation-store.ts";
import type { Message } from "./message-store.ts";

/**
 * Shows a message, or a conversation's new state, on its player's screens, after the commit. A guest has
 * no channel of their own, and asks.
 */
export function showToPlayer(
  house: House,
  conversation: Conversation,
  message: Message | null,
): void {
  if (conversation.playerId === null) return;
  house.live.publish(playerChannel(conversation.playerId), "support_messages", {
    conversation: openView(conversation),
    message: message && messageView(message),
  });
}
