import { createHmac, timingSafeEqual } from "node:crypto";
import * as z from "zod/mini";

/** A payment as a shop asks for it. */
export const order = z.object({
  payment_id: z.uuid(),
  currency: z.string().check(z.regex(/^[A-Z]{3,4}$/)),
  amount_cents: z.int().check(z.positive()),
  return_url: z.url(),
  webhook_url: z.url(),
});
export type Order = z.infer<typeof order>;

const sign = (secret: string, text: string) =>
  createHmac("sha256", secret).update(`ticket:${text}`).digest("base64url");

/**
 * The order as a signed text that the payment page's address carries: the simulator keeps nothing,
 * so a page opened before a restart works after it.
 */
export function writeTicket(secret: string, content: Order): string {
  const text = Buffer.from(JSON.stringify(content)).toString("base64url");
  return `${text}.${sign(secret, text)}`;
}

/** The order of a ticket; null when it was not written here. */
export function readTicket(secret: string, ticket: string): Order | null {
  const [text = "", signature = ""] = ticket.split(".");
  const right = Buffer.from(sign(secret, text));
  const given = Buffer.from(signature);
  if (right.length !== given.length || !timingSafeEqual(right, given)) return null;
  return order.parse(JSON.parse(Buffer.from(text, "base64url").toString()));
}
