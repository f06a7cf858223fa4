import { CHAT_COUNTED } from "@houselight/contracts/support";
import { buttonClass } from "@houselight/ui/button";
import { useQuery } from "@tanstack/react-query";
import Headset from "lucide-react/icons/headset";
import { useTranslations } from "use-intl/react";
import { chatQuery } from "../../data/visitor/chat/support.ts";
import { ChatLink } from "../../shell/links/chat-link.tsx";
import { countText } from "../../shell/menus/count-text.ts";
import { Count } from "../../shell/menus/count.tsx";

/** Opens the chat, in the header, with the number of answers that wait there (SUPPORT-03). */
export function SupportIcon() {
  const t = useTranslations();
  const { data: chat } = useQuery(chatQuery);
  const unread = chat?.unread ?? 0;
  const waiting = t("support.unread", { count: unread });
  return (
    <ChatLink
      className={buttonClass({ kind: "bare", size: "icon", className: "relative shrink-0" })}
    >
      <Headset aria-hidden="true" className="size-5.5" />
      <span className="sr-only">{t("footer.chat")}</span>
      {unread > 0 ? (
        <>
          <Count text={countText(unread, CHAT_COUNTED)} />
          <output className="sr-only">{waiting}</output>
        </>
      ) : null}
    </ChatLink>
  );
}
