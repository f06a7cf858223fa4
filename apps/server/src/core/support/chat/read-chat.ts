import { CHAT_PAGE, type ChatView } from "@houselight/contracts";
import type { HandlerContext } from "#platform/http";
import type { House } from "#platform/module";
import { messageView, openView, pageOf } from "./chat-views.ts";
import { selectOpen } from "./conversation-store.ts";
import { countUnseen, selectMessages } from "./message-store.ts";
import { selectPerson } from "./person-store.ts";
import { guestOf, knownAs, readVisitor, taggedName } from "./visitor.ts";

const UNSEEN_COUNTED = 10;

/** Returns the visitor's own chat. */
export async function readChat(house: House, context: HandlerContext): Promise<ChatView> {
  const { database: db } = house;
  const known = knownAs(context);
  const visitor = await readVisitor(house, context.caller?.id ?? null);
  const person = known && (await selectPerson(db, known));
  const guest = context.caller ? guestOf(context.chatToken) : null;
  const left = guest && (await selectPerson(db, guest));
  const empty = { messages: [], has_more: false };
  const page = person ? await pageBefore(house, person.id, null) : empty;
  const open = person && (await selectOpen(db, person.id));
  return {
    adapter: visitor.adapter,
    department: visitor.department,
    name: visitor.name && taggedName(visitor.name, visitor.vip),
    restore_id: person?.restoreId ?? null,
    guest_restore_id: left?.restoreId ?? null,
    conversation: open ? openView(open) : null,
    ...page,
    unread: person ? await countUnseen(db, person, UNSEEN_COUNTED) : 0,
  };
}

/** Returns messages of the visitor's own chat before one of them; none for who has no chat. */
export async function readEarlier(house: House, context: HandlerContext, before: number) {
  const known = knownAs(context);
  const person = known && (await selectPerson(house.database, known));
  return person ? pageBefore(house, person.id, before) : { messages: [], has_more: false };
}

async function pageBefore(house: House, personId: bigint, before: number | null) {
  const found = await selectMessages(house.database, personId, { before, limit: CHAT_PAGE + 1 });
  const page = pageOf(found, CHAT_PAGE);
  return { ...page, messages: page.messages.map(messageView) };
}
