import { tabStore } from "../../../api/kept/kept-store.ts";
import { sendDraft } from "../../../api/kept/request-draft.ts";
import {
  chatDraft,
  type ChatWriter,
  keepChatDraft,
  wordPlace,
} from "../../../data/visitor/chat/chat-draft.ts";
import { restOf } from "./rest-of.ts";

/** A word of a visitor, and all that is sent with it: something else is another word. */
interface Word {
  readonly text: string;
  readonly what: string;
}

/**
 * Sends a word under an id that it keeps until it is answered: sent again, also from a page that was loaded anew,
 * it counts once. It leaves its field when the house has it, and what was typed meanwhile stays.
 */
export async function sendWord<Answer>(
  writer: ChatWriter,
  { text, what }: Word,
  send: (id: string) => Promise<Answer>,
): Promise<Answer> {
  const answer = await sendDraft(tabStore, wordPlace(writer), what, send);
  keepChatDraft(writer, "message", restOf(chatDraft(writer, "message"), text));
  return answer;
}
