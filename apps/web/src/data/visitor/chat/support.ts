import { type ChatLiveMessage, type ChatView, getChat } from "@houselight/contracts/support";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "../../../api/call.ts";
import { applyTold } from "../../../api/page/apply-told.ts";
import { OWN } from "../../own.ts";

const CHAT_KEY = [OWN, "chat"] as const;

/**
 * The visitor's chat with people of the house; a guest has one too. What was said meanwhile is not
 * overwritten by an older answer, and what is shown already stays.
 */
export const chatQuery = queryOptions({
  queryKey: CHAT_KEY,
  queryFn: async ({ signal, client }) => {
    const fetched = await call(getChat, {}, { signal });
    return withKnown(fetched, client.getQueryData<ChatView>(CHAT_KEY));
  },
  staleTime: 60_000,
});

/**
 * Returns a chat as it was fetched, with what is known to have been said after that, and with what was shown before:
 * an answer holds the latest messages alone, so that the first of them would be gone with each new one.
 */
function withKnown(fetched: ChatView, known: ChatView | undefined): ChatView {
  if (!known) return fetched;
  const shown = withEarlier(fetched, known);
  const last = fetched.messages.at(-1)?.id ?? 0;
  const later = known.messages.filter(({ id }) => id > last);
  if (later.length === 0) return shown;
  const { conversation, unread } = known;
  return { ...shown, conversation, unread, messages: [...shown.messages, ...later] };
}

/** Puts what was shown in front, where nothing is missing between: it reaches into what was fetched, of one history. */
function withEarlier(fetched: ChatView, known: ChatView): ChatView {
  const first = fetched.messages[0]?.id ?? 0;
  const earlier = known.messages.filter(({ id }) => id < first);
  const isWhole =
    known.guest_restore_id === fetched.guest_restore_id &&
    known.messages.some(({ id }) => id === first);
  if (!isWhole || earlier.length === 0) return fetched;
  return { ...fetched, has_more: known.has_more, messages: [...earlier, ...fetched.messages] };
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
