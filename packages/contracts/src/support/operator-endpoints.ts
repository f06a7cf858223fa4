import * as z from "zod/mini";
import { defineEndpoint, refusal, wireId } from "../endpoint/index.ts";
import { DEPARTMENT_IDS } from "./departments.ts";
import { chatMessageView, chatText, CONVERSATION_STATES } from "./views.ts";

const department = z.literal([...DEPARTMENT_IDS]);
const limit = z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50);
const idBefore = z.optional(z.coerce.number().check(z.int(), z.positive()));

/** A conversation in the inbox. */
export const conversationView = z.object({
  id: z.int(),
  state: z.enum(CONVERSATION_STATES),
  channel: z.enum(["chat", "form"]),
  department: z.int(),
  /** With the tag of the club's members (SUPPORT-03). */
  name: z.string(),
  vip: z.boolean(),
  player_id: z.nullable(z.int()),
  email: z.string(),
  locale: z.string(),
  /** Operator who has it. */
  operator: z.nullable(z.string()),
  /** The visitor waits for an answer since then; null when the last word is ours. */
  waiting_since: z.nullable(z.string()),
  /** Operator who gave it on the last time, and why; null of one that was never given on. */
  transfer: z.nullable(z.object({ by: z.string(), reason: z.string(), at: z.string() })),
  created_at: z.string(),
  last_message_at: z.string(),
});
export type ConversationView = z.infer<typeof conversationView>;

export const conversationFileView = z.object({
  ...conversationView.shape,
  /** Of this visitor, the conversations before this one too; the oldest first. */
  messages: z.array(z.object({ ...chatMessageView.shape, operator: z.nullable(z.string()) })),
  has_more: z.boolean(),
});
export type ConversationFileView = z.infer<typeof conversationFileView>;

const params = z.object({ id: z.coerce.number().check(z.int(), z.positive()) });
const staff = { access: "operator", permission: "support.answer", params } as const;
const PATH = "/api/back_office/support/conversations";
const NOT_FOUND = {
  conversation_not_found: refusal(404, "base", "There is no such conversation."),
};
const CHANGES = {
  ...NOT_FOUND,
  conversation_closed: refusal(422, "base", "This conversation is closed."),
  conversation_taken: refusal(422, "base", "Another operator has this conversation."),
};

export const listConversations = defineEndpoint({
  name: "listConversations",
  method: "GET",
  path: PATH,
  summary: "The inbox: those that wait, the operator's own, all claimed or all closed ones.",
  access: "operator",
  permission: "support.answer",
  query: z.object({
    box: z._default(z.enum(["waiting", "mine", "claimed", "closed"]), "waiting"),
    department: z.optional(z.pipe(z.coerce.number(), department)),
    /** Ends the page before this conversation; the newest come first, waiting ones the oldest. */
    after: idBefore,
    limit,
  }),
  output: z.array(conversationView),
});

export const getConversation = defineEndpoint({
  ...staff,
  name: "getConversation",
  method: "GET",
  path: `${PATH}/{id}`,
  summary: "A conversation with its messages; looking is on the audit trail, once an hour.",
  query: z.object({ before: idBefore }),
  output: conversationFileView,
  refusals: NOT_FOUND,
});

export const claimConversation = defineEndpoint({
  ...staff,
  name: "claimConversation",
  method: "POST",
  path: `${PATH}/{id}/claim`,
  summary: "Takes a conversation that waits; again, it answers the same.",
  body: z.object({}),
  output: conversationView,
  refusals: CHANGES,
});

export const answerConversation = defineEndpoint({
  ...staff,
  name: "answerConversation",
  method: "POST",
  path: `${PATH}/{id}/messages`,
  summary: "Answers in a conversation that the operator has.",
  idempotency: "body-id",
  body: z.object({ id: wireId, text: chatText }),
  output: chatMessageView,
  status: 201,
  refusals: {
    ...CHANGES,
    conversation_not_claimed: refusal(422, "base", "Claim this conversation first."),
  },
});

export const transferConversation = defineEndpoint({
  ...staff,
  name: "transferConversation",
  method: "POST",
  path: `${PATH}/{id}/transfer`,
  summary: "Gives a conversation to a department, where it waits, or to another operator.",
  body: z.object({
    to: z.union([
      z.strictObject({ department }),
      z.strictObject({ operator: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254)) }),
    ]),
    reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(300)),
  }),
  output: conversationView,
  refusals: {
    ...CHANGES,
    operator_not_found: refusal(422, "to", "No such operator answers conversations."),
  },
});

export const closeConversation = defineEndpoint({
  ...staff,
  name: "closeConversation",
  method: "POST",
  path: `${PATH}/{id}/close`,
  summary: "Ends a conversation; the visitor's next message starts another.",
  body: z.object({}),
  output: conversationView,
  refusals: CHANGES,
});
