import { type ChatLiveMessage, type ChatView, getChat } from "@houselight/contracts/support";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "../../../api/call.ts";
import { applyTold } from "../../../api/page/apply-told.ts";
import { OWN } from "../../own.ts";

const CHAT_KEY = [OWN, "chat"] as const;

/**
 * The visitor's chat with people of the house; a guest has one too. What was said meanwhile is not
 * overwritten by an older answer.
 */
export const chatQuery = queryOptions({
  queryKey: CHAT_KEY,
  queryFn: async ({ signal, client }) => {
    const fetched = await call(getChat, {}, { signal });
    return withLater(fetched, client.getQueryData<ChatView>(CHAT_KEY));
  },
  staleTime: 60_000,
});

/** Returns a chat as it was fetched, with what is known to have been said after that. */
function withLater(fetched: ChatView, known: ChatView | undefined): ChatView {
  const last = fetched.messages.at(-1)?.id ?? 0;
  const later = known?.messages.filter(({ id }) => id > last) ?? [];
  if (!known || later.length === 0) return fetched;
  const { conversation, unread } = known;
  return { ...fetched, conversation, unread, messages: [...fetched.messages, ...later] };
}

/** Returns a chat with a message that came, once, and the state that came with it. */
export function withMessage(chat: ChatView, { conversation, message }: ChatLiveMessage): ChatView {
  const open = conversation.state === "closed" ? null : conversation;
  const isKnown = !message || chat.messages.some(({ id }) => id === message.id);
  return {
    ...chat,
    conversation: open,
    messages: isKnown
      ? chat.messages
      : [...chat.messages, message].toSorted((one, other) => one.id - other.id),
    unread: chat.unread + (!isKnown && message.author === "agent" ? 1 : 0),
  };
}

/** Takes over what was said in the chat, here or elsewhere, also into a chat that is under way. */
export function applyChatMessage(queryClient: QueryClient, told: ChatLiveMessage): void {
  applyTold<ChatView>(queryClient, CHAT_KEY, (chat) => withMessage(chat, told));
}

/** Shows every answer as seen. */
export function showChatSeen(queryClient: QueryClient): void {
  queryClient.setQueryData(chatQuery.queryKey, (chat) => chat && { ...chat, unread: 0 });
}
