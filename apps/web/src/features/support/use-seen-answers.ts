import { type ChatView, markChatSeen } from "@houselight/contracts/support";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { call } from "../../api/call.ts";
import { dropNews, useNotices } from "../../data/visitor/notices.ts";
import { showChatSeen } from "../../data/visitor/chat/support.ts";

/** Notes answers as seen while the chat is open; the notice of them has nothing more to say then. */
export function useSeenAnswers(chat: ChatView | undefined): void {
  const queryClient = useQueryClient();
  const last = chat && chat.unread > 0 ? chat.messages.at(-1)?.id : undefined;
  useEffect(() => {
    if (last === undefined) return;
    showChatSeen(queryClient);
    // Unsaid, it counts as new on the next page: no harm.
    void call(markChatSeen, { body: { up_to: last } }).catch(() => undefined);
  }, [last, queryClient]);
  const isTold = useNotices().notifications.some(({ event }) => event === "support_answered");
  const isHere = chat !== undefined;
  useEffect(() => {
    if (isTold && isHere) dropNews(queryClient, "support_answered");
  }, [isTold, isHere, queryClient]);
}
