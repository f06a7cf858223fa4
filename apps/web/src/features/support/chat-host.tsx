import { lazy, Suspense, useEffect, useState } from "react";
import { CHAT_EVENT } from "../../shell/links/ask-for-chat.ts";

const ChatDialog = lazy(() => import("./chat-dialog.tsx"));

/** Opens the chat over the page when a link, a hash or another part of the site asks for it (SUPPORT-01, MODAL-17). */
export default function ChatHost() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const open = (event: Event) => {
      event.preventDefault();
      setIsOpen(true);
    };
    window.addEventListener(CHAT_EVENT, open);
    return () => window.removeEventListener(CHAT_EVENT, open);
  }, []);
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <ChatDialog onClose={() => setIsOpen(false)} />
    </Suspense>
  );
}
