import { PAYMENT_TYPES } from "@houselight/contracts/cashbox";
import * as z from "zod/mini";
import type { Reported } from "./reports/course.ts";

const money = {
  currency: z.string().check(z.regex(/^[A-Z]{3,4}$/)),
  amount_cents: z.int().check(z.positive()),
};
const method = z.string().check(z.minLength(1), z.maxLength(40));

/** A payment as a shop asks for it. */
export const order = z.object({
  payment_id: z.uuid(),
  type: z._default(z.enum(PAYMENT_TYPES), "cards"),
  method: z._default(method, "card"),
  ...money,
  return_url: z.url(),
  webhook_url: z.url(),
  /** The shop asks to be told a token for the next time. */
  save_profile: z._default(z.boolean(), false),
  /** Charges a card that was used before, without a page. */
  token: z._default(z.nullable(z.string().check(z.maxLength(500))), null),
});
export type Order = z.infer<typeof order>;

/** A payout ordered by a shop. */
export const payoutOrder = z.object({
  payout_id: z.uuid(),
  type: z.enum(PAYMENT_TYPES),
  method,
  ...money,
  webhook_url: z.url(),
  destination: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("token"), token: z.string() }),
    z.object({ kind: z.literal("bank"), holder: z.string(), iban: z.string() }),
    z.object({ kind: z.literal("crypto"), address: z.string() }),
  ]),
});
export type PayoutOrder = z.infer<typeof payoutOrder>;

/** A refund of an earlier payment. */
export const refundOrder = z.object({
  payout_id: z.uuid(),
  payment_id: z.uuid(),
  ...money,
  webhook_url: z.url(),
});

export const aboutOrder = (one: Order): Reported => ({
  kind: "deposit",
  id: one.payment_id,
  currency: one.currency,
  amountCents: one.amount_cents,
  webhookUrl: one.webhook_url,
});

export const aboutPayout = (
  one: Pick<PayoutOrder, "payout_id" | "currency" | "amount_cents" | "webhook_url">,
): Reported => ({
  kind: "payout",
  id: one.payout_id,
  currency: one.currency,
  amountCents: one.amount_cents,
  webhookUrl: one.webhook_url,
});

/** Our name for it, which the shop keeps. */
export const referenceOf = ({ kind, id }: Pick<Reported, "kind" | "id">): string =>
  `${kind === "deposit" ? "pp" : "po"}_${id.slice(0, 8)}`;
