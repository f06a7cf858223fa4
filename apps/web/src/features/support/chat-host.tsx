import { lazy, Suspense, useSyncExternalStore } from "react";
import { closeChat, isChatAsked, subscribeToChat } from "../../shell/links/ask-for-chat.ts";

const ChatDialog = lazy(() => import("./chat-dialog.tsx"));

/** Opens the chat over the page when a link, a hash or another part of the site asks for it (SUPPORT-01, MODAL-17). */
export default function ChatHost() {
  const isOpen = useSyncExternalStore(subscribeToChat, isChatAsked, () => false);
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <ChatDialog onClose={closeChat} />
    </Suspense>
  );
}
