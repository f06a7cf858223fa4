import type { ChatLiveMessage, ChatMessageView } from "@houselight/contracts";
import type { Conversation } from "./conversation-store.ts";
import type { Message } from "./message-store.ts";

export const messageView = ({ id, author, text, at }: Message): ChatMessageView => ({
  id: Number(id),
  author,
  text,
  at: at.toISOString(),
});

export const openView = ({
  id,
  state,
  department,
}: Conversation): ChatLiveMessage["conversation"] => ({ id: Number(id), state, department });

/** Turns a page that was read from the latest on, one more than it shows, round. */
export function pageOf(messages: readonly Message[], limit: number) {
  return {
    messages: messages.slice(0, limit).reverse(),
    has_more: messages.length > limit,
  };
}
