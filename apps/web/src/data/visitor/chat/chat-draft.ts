import { useSyncExternalStore } from "react";
import { tabStore } from "../../../api/kept/kept-store.ts";
import { type DraftPlace, forgetDraft } from "../../../api/kept/request-draft.ts";

/** Fields in which a visitor writes to people of the house; a player's name and e-mail are known. */
export const CHAT_FIELDS = ["name", "email", "message"] as const;
export type ChatField = (typeof CHAT_FIELDS)[number];

/** Whoever writes: a player by the id, null for a guest. */
export type ChatWriter = number | null;

const listeners = new Set<() => void>();
const keyOf = (writer: ChatWriter, field: ChatField): string => `chat-${field}.${writer}`;

/** Returns the place of the id under which a word is sent, by the chat or by the form. */
export const wordPlace = (writer: ChatWriter): DraftPlace => ({ kind: "word", playerId: writer });

/** Returns what is typed in a field and not sent yet. */
export const chatDraft = (writer: ChatWriter, field: ChatField): string =>
  tabStore.getItem(keyOf(writer, field)) ?? "";

/** Keeps what is typed in a field, in this tab: the chat may be closed, or the page loaded anew. */
export function keepChatDraft(writer: ChatWriter, field: ChatField, text: string): void {
  if (text === "") tabStore.removeItem(keyOf(writer, field));
  else tabStore.setItem(keyOf(writer, field), text);
  for (const tell of listeners) tell();
}

/** Forgets what was typed by whoever signs out, and by a guest of this tab before. */
export function forgetChatDrafts(writer: ChatWriter): void {
  for (const one of [writer, null]) {
    forgetDraft(tabStore, wordPlace(one));
    for (const field of CHAT_FIELDS) keepChatDraft(one, field, "");
  }
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** Returns what is typed in a field and not sent yet; nothing until the page is alive. */
export const useChatDraft = (writer: ChatWriter, field: ChatField): string =>
  useSyncExternalStore(
    subscribe,
    () => chatDraft(writer, field),
    () => "",
  );
