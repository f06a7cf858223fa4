import * as endpoints from "@houselight/contracts";
import { type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { messageView } from "./chat/chat-views.ts";
import { selectBox } from "./chat/conversation-store.ts";
import { answerVisitor, claim, close, openConversation, transfer } from "./inbox/agents.ts";
import { conversationView } from "./inbox/inbox-views.ts";

export const supportStaffRoutes = (house: House): readonly Route[] => [
  route(endpoints.listConversations, async ({ query }, { operator }) => {
    const { box, department = null, after = null, limit } = query;
    const rows = await selectBox(house.database, {
      state: box === "mine" ? "claimed" : box,
      operatorId: box === "mine" ? operator.id : null,
      department,
      after,
      limit,
    });
    return rows.map(conversationView);
  }),
  route(endpoints.getConversation, ({ params, query }, { operator }) =>
    openConversation(house, operator, { id: params.id, before: query.before ?? null }),
  ),
  route(endpoints.claimConversation, ({ params }, { operator }) =>
    claim(house, operator, params.id),
  ),
  route(endpoints.answerConversation, async ({ params, body }, context) => {
    const answer = { id: params.id, clientId: body.id, text: body.text };
    const { message, repeated } = await answerVisitor(house, context.operator, answer);
    if (repeated) context.repeated();
    return messageView(message);
  }),
  route(endpoints.transferConversation, ({ params, body }, { operator }) =>
    transfer(house, operator, { id: params.id, ...body }),
  ),
  route(endpoints.closeConversation, ({ params }, { operator }) =>
    close(house, operator, params.id),
  ),
];
