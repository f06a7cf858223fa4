import {
  type ChatMessageView,
  type ChatView,
  listChatMessages,
} from "@houselight/contracts/support";
import { Button } from "@houselight/ui/button";
import { useMutation } from "@tanstack/react-query";
import { clsx } from "clsx";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { call } from "../../api/call.ts";
import { useClientContext } from "../../data/configuration.ts";
import { useErrorToast } from "../../i18n/page/use-toast.ts";
import { LocalTime } from "../../i18n/local-time.tsx";

/** Shows what was written so far, the latest at the foot; new answers are read out, and earlier ones are not. */
export function ChatLog({
  chat,
  isTall,
}: {
  readonly chat: ChatView;
  /** Takes the room that is left, so that what is written next stands at the foot. */
  readonly isTall: boolean;
}) {
  const t = useTranslations("support");
  const earlier = useEarlier(chat);
  const end = useRef<HTMLDivElement>(null);
  const last = chat.messages.at(-1)?.id;
  useEffect(() => {
    if (last !== undefined) end.current?.scrollIntoView({ block: "nearest" });
  }, [last]);
  return (
    <div className={clsx("flex flex-col justify-end gap-2", isTall && "grow")}>
      {earlier.hasMore ? (
        <Button busy={earlier.isLoading} className="self-center" onClick={earlier.load}>
          {t("earlier")}
        </Button>
      ) : null}
      {earlier.messages.length > 0 ? <Messages messages={earlier.messages} /> : null}
      <div role="log" aria-label={t("log")}>
        <Messages messages={chat.messages} />
      </div>
      <div ref={end} className="scroll-mb-48" />
    </div>
  );
}

const Messages = ({ messages }: { readonly messages: readonly ChatMessageView[] }) => (
  <ol className="flex flex-col gap-2">
    {messages.map((message) => (
      <Message key={message.id} message={message} />
    ))}
  </ol>
);

function Message({ message: { author, text, at } }: { readonly message: ChatMessageView }) {
  const t = useTranslations("support");
  const { brand } = useClientContext();
  const isOwn = author === "visitor";
  return (
    <li
      className={clsx(
        "max-w-[85%] rounded-tile px-3.5 py-2.5 text-sm",
        isOwn ? "self-end bg-surface-2" : "self-start border border-line-strong",
      )}
    >
      <p className="flex flex-wrap items-baseline gap-x-2 text-dim text-xs">
        <strong className="font-semibold text-cream">{isOwn ? t("you") : brand.name}</strong>
        <LocalTime iso={at} />
      </p>
      <p className="mt-1 whitespace-pre-wrap break-words">{text}</p>
    </li>
  );
}

/** Loads what was written before, page by page. */
function useEarlier(chat: ChatView) {
  const errorToast = useErrorToast();
  const [pages, setPages] = useState<readonly ChatMessageView[]>([]);
  const [hasMoreBefore, setHasMoreBefore] = useState<boolean | null>(null);
  const first = pages[0] ?? chat.messages[0];
  const loading = useMutation({
    mutationFn: (before: number) => call(listChatMessages, { query: { before } }),
    onSuccess: ({ messages, has_more }) => {
      setPages((known) => [...messages, ...known]);
      setHasMoreBefore(has_more);
    },
    onError: errorToast,
  });
  const oldestShown = chat.messages[0]?.id ?? Number.POSITIVE_INFINITY;
  return {
    messages: pages.filter(({ id }) => id < oldestShown),
    hasMore: hasMoreBefore ?? chat.has_more,
    isLoading: loading.isPending,
    load: () => {
      if (first) loading.mutate(first.id);
    },
  };
}
