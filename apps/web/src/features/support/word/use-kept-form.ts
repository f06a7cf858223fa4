import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import {
  type ChatField,
  type ChatWriter,
  keepChatDraft,
  useChatDraft,
} from "../../../data/visitor/chat/chat-draft.ts";

type Values = Record<ChatField, string>;

/**
 * Keeps what is typed in the contact form, and fills it with what was kept. Returns what registers a field.
 */
export function useKeptForm(form: UseFormReturn<Values>, writer: ChatWriter) {
  useFilled(form, "name", useChatDraft(writer, "name"));
  useFilled(form, "email", useChatDraft(writer, "email"));
  useFilled(form, "message", useChatDraft(writer, "message"));
  return (field: ChatField) =>
    form.register(field, {
      onChange: ({ target }: { readonly target: { readonly value: string } }) =>
        keepChatDraft(writer, field, target.value),
    });
}

function useFilled({ getValues, setValue }: UseFormReturn<Values>, field: ChatField, kept: string) {
  useEffect(() => {
    // Nothing kept says nothing of a name and an e-mail that the form knows by itself.
    if ((kept !== "" || field === "message") && getValues(field) !== kept) setValue(field, kept);
  }, [getValues, setValue, field, kept]);
}
