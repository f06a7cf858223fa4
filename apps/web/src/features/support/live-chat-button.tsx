import { buttonClass } from "@houselight/ui/button";
import { useTranslations } from "use-intl/react";
import { ChatLink } from "../../shell/links/chat-link.tsx";

/** Opens the chat from a page of words (CMS-05). */
export function LiveChatButton() {
  const t = useTranslations("footer");
  return <ChatLink className={`${buttonClass()} mt-6`}>{t("chat")}</ChatLink>;
}
