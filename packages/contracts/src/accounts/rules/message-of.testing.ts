import type * as z from "zod/mini";

/** Returns the messages that a rule has for a value; none when it holds. */
export const messagesOf = (rule: z.ZodMiniType, value: unknown): readonly string[] =>
  rule.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

/** Returns the message that a form shows: the first; `ok` when the rule holds. */
export const messageOf = (rule: z.ZodMiniType, value: unknown): string =>
  messagesOf(rule, value)[0] ?? "ok";
