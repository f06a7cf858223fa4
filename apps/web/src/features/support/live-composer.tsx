import {
  CHAT_TEXT_MAX,
  type ChatView,
  type Department,
  sendChatMessage,
} from "@houselight/contracts/support";
import { Button } from "@houselight/ui/button";
import { TextArea } from "@houselight/ui/field";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type KeyboardEvent, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { RefusedError } from "../../api/errors.ts";
import { call } from "../../api/call.ts";
import { newId } from "../../api/new-id.ts";
import { applyChatMessage, chatQuery } from "../../data/visitor/support.ts";
import { FormAlert } from "../../forms/form-alert.tsx";
import { useErrorText } from "../../i18n/error-text.ts";
import { restOf } from "./rest-of.ts";

/** Writes in the live chat. Enter sends, Shift and Enter break the line. */
export function LiveComposer({ chat }: { readonly chat: ChatView }) {
  const t = useTranslations("support");
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const [text, setText] = useState("");
  // A word that was not answered keeps its id: sent again, it counts once.
  const word = useRef({ id: newId(), text: "" });
  const sending = useMutation({
    mutationFn: (said: string) => {
      if (word.current.text !== said) word.current = { id: newId(), text: said };
      const department = chat.department as Department;
      return call(sendChatMessage, { body: { ...word.current, department } });
    },
    onSuccess: (told, said) => {
      setText((typed) => restOf(typed, said));
      word.current = { id: newId(), text: "" };
      applyChatMessage(queryClient, told);
    },
    onError: (error) => {
      if (error instanceof RefusedError && error.has("live_chat_not_open"))
        void queryClient.invalidateQueries({ queryKey: chatQuery.queryKey });
    },
  });
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
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button type="submit" kind="action" wide busy={sending.isPending}>
        {t("send")}
      </Button>
    </form>
  );
}
