import { CHAT_PAGE, type ConversationFileView, type ConversationView } from "@houselight/contracts";
import { tellPlayers } from "#core/notices";
import { appendTrailEntries, noteOnceSince, selectOperatorByEmail } from "#core/staff";
import type { Tx } from "#platform/database";
import { type Operator, Refused } from "#platform/http";
import type { House } from "#platform/module";
import { messageView, pageOf } from "../chat/chat-views.ts";
import {
  type Conversation,
  selectConversation,
  updateConversation,
} from "../chat/conversation-store.ts";
import { showToPlayer } from "../chat/live.ts";
import { insertMessage, type Message, selectMessages, selectSent } from "../chat/message-store.ts";
import { holdPersonById, type Person } from "../chat/person-store.ts";
import { conversationView } from "./inbox-views.ts";

/** An operator who looks at a conversation again within this time is not noted again: the screen looks every few seconds. */
const NOTED_MS = 3_600_000;

interface Held {
  readonly tx: Tx;
  readonly person: Person;
  readonly conversation: Conversation;
  note(action: string, detail: object): Promise<void>;
  /** Notes that the operator looked, unless that is known. */
  noteLook(): Promise<void>;
}

/** Holds a conversation by its person, so that nothing else is said meanwhile. Throws Refused("conversation_not_found"). */
async function withHeld<T>(
  house: House,
  operator: Operator,
  id: number,
  work: (held: Held) => Promise<T>,
): Promise<T> {
  const at = house.clock.now();
  return house.database.tx(async (tx) => {
    const found = await selectConversation(tx, id);
    const person = found && (await holdPersonById(tx, found.personId));
    const conversation = person && (await selectConversation(tx, id));
    if (!conversation || conversation.personId !== person.id)
      throw new Refused("conversation_not_found");
    const subject = `conversation ${id}`;
    const note = (action: string, detail: object) =>
      appendTrailEntries(tx, [{ at, operator, action: `support.${action}`, subject, detail }]);
    const noteLook = async () => {
      const look = { at, operator, action: "support.view", subject, detail: {} };
      await noteOnceSince(tx, look, new Date(at.getTime() - NOTED_MS));
    };
    return work({ tx, person, conversation, note, noteLook });
  });
}

/**
 * Refuses a conversation that is over, or that another one has who can still answer in it. Throws Refused:
 * conversation_closed, conversation_taken.
 */
async function assertMayChange(tx: Tx, one: Conversation, operator: Operator): Promise<void> {
  if (one.state === "closed") throw new Refused("conversation_closed");
  if (one.state !== "claimed" || one.operatorId === operator.id) return;
  // Whoever has left would keep it for good: its visitor's next words belong to it too.
  const holder = await selectOperatorByEmail(tx, one.operator ?? "");
  if (holder?.permissions.has("support.answer")) throw new Refused("conversation_taken");
}

/** Reads a conversation for an operator; who looked stays known. Throws Refused("conversation_not_found"). */
export function openConversation(
  house: House,
  operator: Operator,
  { id, before }: { readonly id: number; readonly before: number | null },
): Promise<ConversationFileView> {
  return withHeld(house, operator, id, async ({ tx, person, conversation, noteLook }) => {
    const found = await selectMessages(tx, person.id, { before, limit: CHAT_PAGE + 1 });
    const page = pageOf(found, CHAT_PAGE);
    await noteLook();
    return {
      ...conversationView(conversation),
      has_more: page.has_more,
      messages: page.messages.map((one) => ({ ...messageView(one), operator: one.operator })),
    };
  });
}

/** Takes a conversation. Throws Refused: conversation_not_found, conversation_closed, conversation_taken. */
export async function claim(
  house: House,
  operator: Operator,
  id: number,
): Promise<ConversationView> {
  const now = await withHeld(house, operator, id, async ({ tx, conversation, note }) => {
    await assertMayChange(tx, conversation, operator);
    if (conversation.operatorId === operator.id) return conversation;
    await note("claim", {});
    const taken = { state: "claimed", operatorId: operator.id, operator: operator.email } as const;
    return updateConversation(tx, conversation.id, taken);
  });
  showToPlayer(house, now, null);
  return conversationView(now);
}

/**
 * Answers in a conversation that the operator has; its player gets a notice, one until they have looked.
 * The same answer again is found. Throws Refused: conversation_not_found, conversation_closed,
 * conversation_taken, conversation_not_claimed, idempotency_mismatch.
 */
export async function answerVisitor(
  house: House,
  operator: Operator,
  answer: { readonly id: number; readonly clientId: string; readonly text: string },
): Promise<{ readonly message: Message; readonly repeated: boolean }> {
  const { id, clientId, text } = answer;
  const at = house.clock.now();
  const said = await withHeld(house, operator, id, async ({ tx, person, conversation, note }) => {
    const sent = await selectSent(tx, { personId: person.id, author: "agent", clientId });
    if (sent && (sent.text !== text || sent.conversationId !== conversation.id))
      throw new Refused("idempotency_mismatch");
    if (sent) return { message: sent, conversation, repeated: true };
    await assertMayChange(tx, conversation, operator);
    if (conversation.operatorId !== operator.id) throw new Refused("conversation_not_claimed");
    const message = await insertMessage(tx, {
      personId: person.id,
      conversationId: conversation.id,
      author: "agent",
      operator: operator.email,
      text,
      clientId,
      at,
    });
    const changed = { waitingSince: null, lastMessageAt: at };
    const now = await updateConversation(tx, conversation.id, changed);
    await note("answer", { message: message.id.toString() });
    if (person.playerId !== null)
      await tellPlayers(house, tx, [
        {
          playerId: person.playerId,
          event: "support_answered",
          identifier: `conversation ${id} after ${person.seenId}`,
        },
      ]);
    return { message, conversation: now, repeated: false };
  });
  if (!said.repeated) showToPlayer(house, said.conversation, said.message);
  return said;
}

/**
 * Gives a conversation to a department, where it waits, or to another operator. Throws Refused:
 * conversation_not_found, conversation_closed, conversation_taken, operator_not_found.
 */
export async function transfer(
  house: House,
  operator: Operator,
  wish: {
    readonly id: number;
    readonly to: { readonly department: number } | { readonly operator: string };
    readonly reason: string;
  },
): Promise<ConversationView> {
  const { id, to, reason } = wish;
  const now = await withHeld(house, operator, id, async ({ tx, conversation, note }) => {
    await assertMayChange(tx, conversation, operator);
    await note("transfer", { to, reason });
    const given = {
      transferredBy: operator.email,
      transferredAt: house.clock.now(),
      transferReason: reason,
    };
    if ("department" in to) {
      const waits = { state: "waiting", operatorId: null, operator: null } as const;
      return updateConversation(tx, conversation.id, {
        ...given,
        ...waits,
        department: to.department,
      });
    }
    const next = await selectOperatorByEmail(tx, to.operator);
    if (!next || !next.permissions.has("support.answer")) throw new Refused("operator_not_found");
    const taken = { state: "claimed", operatorId: next.id, operator: next.email } as const;
    return updateConversation(tx, conversation.id, { ...given, ...taken });
  });
  showToPlayer(house, now, null);
  return conversationView(now);
}

/** Ends a conversation. Throws Refused: conversation_not_found, conversation_closed, conversation_taken. */
export async function close(
  house: House,
  operator: Operator,
  id: number,
): Promise<ConversationView> {
  const now = await withHeld(house, operator, id, async ({ tx, conversation, note }) => {
    await assertMayChange(tx, conversation, operator);
    await note("close", {});
    return updateConversation(tx, conversation.id, { state: "closed", waitingSince: null });
  });
  showToPlayer(house, now, null);
  return conversationView(now);
}
