import { createHmac, timingSafeEqual } from "node:crypto";
import * as z from "zod/mini";
import { card } from "./families/test-cards.ts";
import { order } from "./orders.ts";
import { MANNERS } from "./reports/send-reports.ts";

/** A payment page: the order, and how often a wrong voucher was tried. */
export const payTicket = z.object({ order, wrong: z._default(z.int(), 0) });
/** The page of the card's bank: what was typed on the page before, without the number. */
export const secureTicket = z.object({ order, card, manner: z.enum(MANNERS) });
export type SecureTicket = z.infer<typeof secureTicket>;

export type Purpose = "pay" | "secure" | "card";

const sign = (secret: string, purpose: Purpose, text: string): string =>
  createHmac("sha256", secret).update(`${purpose}:${text}`).digest("base64url");

/**
 * Content as a signed text, which an address or a token carries: the simulator keeps nothing, so a
 * page opened before a restart works after it. The same content is the same text.
 */
export function writeTicket(secret: string, purpose: Purpose, content: object): string {
  const text = Buffer.from(JSON.stringify(content)).toString("base64url");
  return `${text}.${sign(secret, purpose, text)}`;
}

/** The content of a ticket; null when it was not written here for this purpose. */
export function readTicket<T>(
  secret: string,
  purpose: Purpose,
  schema: z.ZodMiniType<T>,
  ticket: string,
): T | null {
  const [text = "", signature = ""] = ticket.split(".");
  const right = Buffer.from(sign(secret, purpose, text));
  const given = Buffer.from(signature);
  if (right.length !== given.length || !timingSafeEqual(right, given)) return null;
  const parsed = schema.safeParse(JSON.parse(Buffer.from(text, "base64url").toString()));
  return parsed.success ? parsed.data : null;
}
