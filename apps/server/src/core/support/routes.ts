import * as endpoints from "@houselight/contracts";
import { takeNewsBack } from "#core/notices";
import { type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { messageView, openView } from "./chat/chat-views.ts";
import { noteSeen } from "./chat/person-store.ts";
import { readChat, readEarlier } from "./chat/read-chat.ts";
import { joinHistory, readRestoreId } from "./chat/restore-history.ts";
import { sayInChat } from "./chat/say.ts";
import { sendContactMessage } from "./chat/send-contact-message.ts";
import { knownAs } from "./chat/visitor.ts";

export const supportRoutes = (house: House): readonly Route[] => [
  route(endpoints.getChat, (_input, context) => readChat(house, context)),
  route(endpoints.listChatMessages, ({ query }, context) =>
    readEarlier(house, context, query.before),
  ),
  route(endpoints.sendChatMessage, async ({ body }, context) => {
    const word = { ...body, locale: context.locale ?? "en" };
    const { message, conversation, repeated } = await sayInChat(house, context.caller.id, word);
    if (repeated) context.repeated();
    return { message: messageView(message), conversation: openView(conversation) };
  }),
  route(endpoints.markChatSeen, async ({ body }, context) => {
    const known = knownAs(context);
    if (known) await noteSeen(house.database, known, body.up_to);
    if (context.caller) await takeNewsBack(house.database, context.caller.id, "support_answered");
    return {};
  }),
  route(endpoints.sendContactMessage, async ({ body }, context) => {
    if (await sendContactMessage(house, context, body)) context.repeated();
    return {};
  }),
  route(endpoints.getRestoreId, ({ body }, { caller }) => readRestoreId(house, caller, body)),
  route(endpoints.setRestoreId, ({ body }, context) => joinHistory(house, context, body)),
];
