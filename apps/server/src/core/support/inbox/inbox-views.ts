import type { ConversationView } from "@houselight/contracts";
import type { Conversation } from "../chat/conversation-store.ts";
import { taggedName } from "../chat/visitor.ts";

export const conversationView = (one: Conversation): ConversationView => ({
  id: Number(one.id),
  state: one.state,
  channel: one.channel,
  department: one.department,
  name: taggedName(one.name, one.vip),
  vip: one.vip,
  player_id: one.playerId === null ? null : Number(one.playerId),
  email: one.email,
  locale: one.locale,
  operator: one.operator,
  waiting_since: one.waitingSince?.toISOString() ?? null,
  transfer:
    one.transferredBy === null || one.transferredAt === null
      ? null
      : {
          by: one.transferredBy,
          reason: one.transferReason ?? "",
          at: one.transferredAt.toISOString(),
        },
  created_at: one.createdAt.toISOString(),
  last_message_at: one.lastMessageAt.toISOString(),
});
