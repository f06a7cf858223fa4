import * as z from "zod/mini";

/** The chat's counter says `1+` beyond this many (SUPPORT-03). */
export const CHAT_COUNTED = 1;
/** Messages in one answer. */
export const CHAT_PAGE = 50;
export const CHAT_TEXT_MAX = 2_000;

/** Lines of text: no control characters but those that break a line. */
const CLEAN = /^(?:[^\p{Cc}]|[\n\r\t])*$/u;
export const chatText = z
  .string("VALIDATION.COMMON.REQUIRED")
  .check(
    z.trim(),
    z.minLength(1, "VALIDATION.COMMON.REQUIRED"),
    z.maxLength(CHAT_TEXT_MAX, "VALIDATION.COMMON.MAX_LENGTH"),
    z.regex(CLEAN, "VALIDATION.COMMON.INVALID_FIELD"),
  );

/**
 * Ways to speak with people of the house, of one interface: live, or by a form that ends in the same
 * inbox (OPEN-16).
 */
export const CHAT_ADAPTERS = ["live_chat", "message_form"] as const;
export type ChatAdapter = (typeof CHAT_ADAPTERS)[number];

export const CONVERSATION_STATES = ["waiting", "claimed", "closed"] as const;

export const chatMessageView = z.object({
  id: z.int(),
  author: z.enum(["visitor", "agent"]),
  text: z.string(),
  at: z.string(),
});
export type ChatMessageView = z.infer<typeof chatMessageView>;

/** The conversation that is open, as its visitor knows it. */
export const openConversationView = z.object({
  id: z.int(),
  state: z.enum(CONVERSATION_STATES),
  department: z.int(),
});

export const chatView = z.object({
  adapter: z.enum(CHAT_ADAPTERS),
  /** For the next conversation. */
  department: z.int(),
  /** Under which agents read the visitor; null for a guest who has not written yet. */
  name: z.nullable(z.string()),
  /** Names the visitor's history; null while there is none. */
  restore_id: z.nullable(z.string()),
  /** Names what a guest wrote in this browser before the player signed in. */
  guest_restore_id: z.nullable(z.string()),
  conversation: z.nullable(openConversationView),
  /** The latest, the oldest of them first. */
  messages: z.array(chatMessageView),
  has_more: z.boolean(),
  /** Answers that the visitor has not looked at, counted up to ten. */
  unread: z.int(),
});
export type ChatView = z.infer<typeof chatView>;

/** `support_messages`: a message of the player's conversation, or its new state. */
export const chatLiveMessage = z.object({
  conversation: openConversationView,
  message: z.nullable(chatMessageView),
});
export type ChatLiveMessage = z.infer<typeof chatLiveMessage>;
