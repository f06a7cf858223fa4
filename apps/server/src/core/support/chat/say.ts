import { type Department, DEPARTMENTS } from "@houselight/contracts";
import type { Tx } from "#platform/database";
import { Refused } from "#platform/http";
import type { House } from "#platform/module";
import {
  type Conversation,
  insertConversation,
  selectConversation,
  selectOpen,
  updateConversation,
} from "./conversation-store.ts";
import { showToPlayer } from "./live.ts";
import { insertMessage, type Message, selectSent } from "./message-store.ts";
import { holdPerson, insertPerson, type Known, type Person } from "./person-store.ts";
import { type Visitor, readVisitor } from "./visitor.ts";

export interface Said {
  readonly message: Message;
  readonly conversation: Conversation;
  readonly repeated: boolean;
}

/** A word of a visitor, and what a conversation needs that it starts. */
interface Word {
  readonly clientId: string | null;
  readonly text: string;
  readonly start: Omit<Parameters<typeof insertConversation>[1], "personId">;
}

/**
 * Says something in the live chat of a player. Throws Refused: live_chat_not_open,
 * department_not_open, idempotency_mismatch.
 */
export async function sayInChat(
  house: House,
  playerId: bigint,
  word: {
    readonly id: string;
    readonly text: string;
    readonly department: Department;
    readonly locale: string;
  },
): Promise<Said> {
  const visitor = await readVisitor(house, playerId);
  const { department, locale } = word;
  if (visitor.adapter !== "live_chat") throw new Refused("live_chat_not_open");
  if (department === DEPARTMENTS.vip && !visitor.vip) throw new Refused("department_not_open");
  const start = { ...startOf(visitor, locale), channel: "chat" as const, department };
  return say(house, { playerId }, { clientId: word.id, text: word.text, start });
}

/** Returns what a conversation of a player starts with. */
export const startOf = (visitor: Visitor, locale: string) => ({
  department: visitor.department,
  name: visitor.name ?? "",
  email: visitor.email ?? "",
  vip: visitor.vip,
  locale,
});

/**
 * Adds a visitor's word to the conversation that is open, or to a new one: of one visitor one is open,
 * however many words come at once. The same word again is found. Throws Refused("idempotency_mismatch").
 */
export async function say(house: House, known: Known, word: Word): Promise<Said> {
  const at = house.clock.now();
  const said = await house.database.tx(async (tx) => {
    const person = await holdOrAddPerson(house, tx, known);
    const earlier = await earlierWord(tx, person, word);
    if (earlier) return earlier;
    const conversation =
      (await selectOpen(tx, person.id)) ??
      (await insertConversation(tx, { ...word.start, personId: person.id }, at));
    const message = await insertMessage(tx, {
      personId: person.id,
      conversationId: conversation.id,
      author: "visitor",
      operator: null,
      text: word.text,
      clientId: word.clientId,
      at,
    });
    const waitingSince = conversation.waitingSince ?? at;
    const changed = { waitingSince, lastMessageAt: at };
    const now = await updateConversation(tx, conversation.id, changed);
    return { message, conversation: now, repeated: false };
  });
  if (!said.repeated) showToPlayer(house, said.conversation, said.message);
  return said;
}

/** Holds a person until the transaction ends; one whom the house does not know is added. */
export async function holdOrAddPerson(house: House, tx: Tx, known: Known): Promise<Person> {
  const held = await holdPerson(tx, known);
  if (held) return held;
  const born = { restoreId: house.ids.uuid(), at: house.clock.now() };
  await insertPerson(tx, known, born);
  return (await holdPerson(tx, known)) as Person;
}

async function earlierWord(tx: Tx, person: Person, word: Word): Promise<Said | null> {
  const { clientId, text } = word;
  if (clientId === null) return null;
  const sent = await selectSent(tx, { personId: person.id, author: "visitor", clientId });
  if (!sent) return null;
  if (sent.text !== text) throw new Refused("idempotency_mismatch");
  const conversation = (await selectConversation(tx, sent.conversationId)) as Conversation;
  return { message: sent, conversation, repeated: true };
}
