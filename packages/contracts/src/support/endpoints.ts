import * as z from "zod/mini";
import { email } from "../accounts/rules/index.ts";
import { defineEndpoint, refusal, wireId } from "../endpoint/index.ts";
import { captchaAnswer } from "../sign-in/index.ts";
import { DEPARTMENT_IDS } from "./departments.ts";
import { CHAT_ADAPTERS, chatLiveMessage, chatMessageView, chatText, chatView } from "./views.ts";

const BODY_LIMIT = 16 * 1024;
const limits = [
  { by: "ip", count: 240, windowSeconds: 60, uncounted: "pass" },
  { by: "player", count: 120, windowSeconds: 60 },
] as const;

export const getChat = defineEndpoint({
  name: "getChat",
  method: "GET",
  path: "/api/support/chat",
  summary:
    "The visitor's own chat: which adapter serves it, what is open, and the latest messages.",
  access: "all",
  output: chatView,
  limits,
});

export const listChatMessages = defineEndpoint({
  name: "listChatMessages",
  method: "GET",
  path: "/api/support/chat/messages",
  summary: "Earlier messages of the visitor's own chat, before one that is known.",
  access: "all",
  query: z.object({ before: z.coerce.number().check(z.int(), z.positive()) }),
  output: z.object({ messages: z.array(chatMessageView), has_more: z.boolean() }),
  limits,
});

export const sendChatMessage = defineEndpoint({
  name: "sendChatMessage",
  method: "POST",
  path: "/api/support/chat/messages",
  summary: "Says something in the live chat; without an open conversation it starts one.",
  access: "player",
  whileRestricted: true,
  idempotency: "body-id",
  bodyLimitBytes: BODY_LIMIT,
  body: z.object({
    id: wireId,
    text: chatText,
    /** For a conversation that this starts. */
    department: z.literal([...DEPARTMENT_IDS]),
  }),
  output: z.object({ ...chatLiveMessage.shape, message: chatMessageView }),
  status: 201,
  refusals: {
    live_chat_not_open: refusal(422, "base", "The live chat is not open to you. Use the form."),
    department_not_open: refusal(422, "department", "This department is not open to you."),
  },
  limits: [{ by: "player", count: 30, windowSeconds: 60 }],
});

export const markChatSeen = defineEndpoint({
  name: "markChatSeen",
  method: "POST",
  path: "/api/support/chat/seen",
  summary: "Marks the answers up to this one as seen.",
  access: "all",
  unattended: true,
  body: z.object({ up_to: z.int().check(z.positive()) }),
  output: z.object({}),
  limits,
});

const name = z
  .string("VALIDATION.COMMON.REQUIRED")
  .check(
    z.trim(),
    z.minLength(1, "VALIDATION.COMMON.REQUIRED"),
    z.maxLength(60, "VALIDATION.COMMON.MAX_LENGTH"),
    z.regex(/^[^\p{Cc}]*$/u, "VALIDATION.COMMON.INVALID_FIELD"),
  );

export const contactMessage = z.object({ name, email, message: chatText });

export const sendContactMessage = defineEndpoint({
  name: "sendContactMessage",
  method: "POST",
  path: "/api/send_contact_message",
  summary: "Hands the contact form in; it ends in the same inbox as the chat (OPEN-16).",
  access: "all",
  bodyLimitBytes: BODY_LIMIT,
  body: z.object({
    ...contactMessage.shape,
    /** Made by the sender: the same form sent again counts once. */
    id: z.optional(wireId),
    captcha: captchaAnswer,
  }),
  output: z.object({}),
  status: 201,
  refusals: {
    captcha_required: refusal(
      422,
      "captcha",
      "There were too many attempts. Solve a captcha first.",
    ),
  },
  limits: [
    { by: "ip", count: 60, windowSeconds: 3600 },
    { by: "player", count: 20, windowSeconds: 3600 },
  ],
});

const restoring = {
  /** The player's id. */
  internalId: z.pipe(
    z.transform((id) => (typeof id === "number" ? String(id) : id)),
    z.string().check(z.regex(/^\d{1,15}$/)),
  ),
  /** Id of the brand. */
  project: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)),
  requestId: wireId,
  type: z.enum(CHAT_ADAPTERS),
};
const restored = z.object({
  internalId: z.string(),
  project: z.string(),
  restoreId: z.nullable(z.string()),
  requestId: z.string(),
  type: z.enum(CHAT_ADAPTERS),
});
const HISTORY_NOT_FOUND = refusal(404, "restoreId", "There is no such history.");

export const getRestoreId = defineEndpoint({
  name: "getRestoreId",
  method: "POST",
  path: "/restore-id/get",
  summary: "Says under which id the player's own chat history stands; null where there is none.",
  access: "player",
  whileRestricted: true,
  unattended: true,
  body: z.object({ ...restoring, restoreId: z.optional(z.nullable(wireId)) }),
  output: restored,
  refusals: { history_not_found: HISTORY_NOT_FOUND },
  limits: [{ by: "player", count: 60, windowSeconds: 60 }],
});

export const setRestoreId = defineEndpoint({
  name: "setRestoreId",
  method: "POST",
  path: "/restore-id/set",
  summary: "Joins what a guest wrote in this browser to the history of the player who signed in.",
  access: "player",
  whileRestricted: true,
  unattended: true,
  body: z.object({ ...restoring, restoreId: wireId }),
  output: restored,
  refusals: { history_not_found: HISTORY_NOT_FOUND },
  limits: [{ by: "player", count: 60, windowSeconds: 60 }],
});
