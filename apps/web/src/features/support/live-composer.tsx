import {
  CHAT_TEXT_MAX,
  type ChatView,
  type Department,
  sendChatMessage,
} from "@houselight/contracts/support";
import { Button } from "@houselight/ui/button";
import { TextArea } from "@houselight/ui/field";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { FormEvent, KeyboardEvent } from "react";
import { useTranslations } from "use-intl/react";
import { RefusedError } from "../../api/errors.ts";
import { call } from "../../api/call.ts";
import { playerQuery, usePlayer } from "../../data/accounts.ts";
import {
  type ChatWriter,
  keepChatDraft,
  useChatDraft,
} from "../../data/visitor/chat/chat-draft.ts";
import { applyChatMessage, chatQuery } from "../../data/visitor/chat/support.ts";
import { FormAlert } from "../../forms/form-alert.tsx";
import { useErrorText } from "../../i18n/error-text.ts";
import { sendWord } from "./word/send-word.ts";
import { useUnseenError } from "./word/use-unseen-error.ts";

/** Writes in the live chat. Enter sends, Shift and Enter break the line. */
export function LiveComposer({ chat }: { readonly chat: ChatView }) {
  const t = useTranslations("support");
  const errorText = useErrorText();
  const playerId = usePlayer()?.id ?? null;
  const text = useChatDraft(playerId, "message");
  const sending = useSending(playerId, chat.department as Department);
  const send = () => {
    const said = text.trim();
    if (said !== "" && !sending.isPending) sending.mutate(said);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send();
      }}
      className="sticky bottom-0 -mx-5 flex flex-col gap-3 bg-surface-1 px-5 pt-3 pb-5 sm:-mx-8 sm:px-8"
    >
      <FormAlert text={sending.error ? errorText(sending.error) : null} />
      <TextArea
        label={t("message")}
        maxLength={CHAT_TEXT_MAX}
        rows={2}
        value={text}
        onChange={(event) => keepChatDraft(playerId, "message", event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button type="submit" kind="action" wide busy={sending.isPending}>
        {t("send")}
      </Button>
    </form>
  );
}

function useSending(playerId: ChatWriter, department: Department) {
  const queryClient = useQueryClient();
  const tellUnseen = useUnseenError();
  return useMutation({
    mutationFn: (text: string) =>
      sendWord(playerId, { text, what: text }, (id) =>
        call(sendChatMessage, { body: { id, text, department } }),
      ),
    onSuccess: (told) => {
      // Whoever signed out meanwhile has no chat here any more.
      const isStillIn = queryClient.getQueryData(playerQuery.queryKey)?.id === playerId;
      if (isStillIn) applyChatMessage(queryClient, told);
    },
    onError: (error) => {
      tellUnseen(error);
      if (error instanceof RefusedError && error.has("live_chat_not_open"))
        void queryClient.invalidateQueries({ queryKey: chatQuery.queryKey });
    },
  });
}
