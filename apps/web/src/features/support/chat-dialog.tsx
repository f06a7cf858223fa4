import { Button } from "@houselight/ui/button";
import { Dialog } from "@houselight/ui/dialog";
import { Skeleton } from "@houselight/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { usePlayer } from "../../data/accounts.ts";
import { chatQuery } from "../../data/visitor/chat/support.ts";
import { useErrorText } from "../../i18n/error-text.ts";
import { VipContact } from "../../shell/menus/vip-contact.tsx";
import { CHAT_PARTS } from "./adapters.ts";
import { ChatLog } from "./chat-log.tsx";
import { useJoinedHistory } from "./use-joined-history.ts";
import { useSeenAnswers } from "./use-seen-answers.ts";

/** A guest has no channel of their own: the site asks this often while the chat is open. */
const GUEST_ASKS_MS = 5_000;

/** The chat with people of the house: live, or the form that ends in the same inbox (OPEN-16). */
export default function ChatDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations();
  const errorText = useErrorText();
  const playerId = usePlayer()?.id ?? null;
  const isGuest = playerId === null;
  const {
    data: chat,
    error,
    refetch,
    isFetching,
  } = useQuery({
    ...chatQuery,
    refetchOnMount: "always",
    refetchInterval: ({ state }) => (isGuest && state.data?.conversation ? GUEST_ASKS_MS : false),
  });
  useSeenAnswers(chat);
  useJoinedHistory(chat);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(chat?.adapter === "live_chat" ? "support.chat" : "support.form")}
      closeLabel={t("site.close")}
      shape="sheet"
    >
      {chat ? (
        <Chat key={playerId} chat={chat} isGuest={isGuest} />
      ) : error ? (
        <div role="alert" className="flex flex-col items-start gap-4">
          <p>{errorText(error)}</p>
          <Button busy={isFetching} onClick={() => void refetch()}>
            {t("site.retry")}
          </Button>
        </div>
      ) : (
        <Skeleton className="h-80" />
      )}
    </Dialog>
  );
}

function Chat({
  chat,
  isGuest,
}: {
  readonly chat: NonNullable<Parameters<typeof useSeenAnswers>[0]>;
  readonly isGuest: boolean;
}) {
  const t = useTranslations("support");
  const { Composer, isLive } = CHAT_PARTS[chat.adapter];
  const intro = isLive ? "introLive" : isGuest ? "introGuest" : "introForm";
  return (
    <div className="flex min-h-[calc(100dvh-8rem)] flex-col gap-4">
      <p className="text-dim text-sm">{t(intro)}</p>
      <VipContact />
      {chat.name ? <p className="text-dim text-xs">{t("as", { name: chat.name })}</p> : null}
      <ChatLog chat={chat} isTall={isLive} />
      {chat.conversation ? (
        <output className="text-dim text-xs">
          {t(chat.conversation.state === "claimed" ? "claimed" : "waiting")}
        </output>
      ) : null}
      <Composer chat={chat} />
    </div>
  );
}
