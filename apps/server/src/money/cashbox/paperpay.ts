import * as z from "zod/mini";
import { Refused } from "#platform/http";
import type { House } from "#platform/module";

const TIMEOUT_MS = 5000;
export const PAPERPAY = "paperpay";

export interface HostedPayment {
  readonly providerReference: string;
  readonly redirectUrl: string;
}

const reply = z.object({ id: z.string(), redirect_url: z.url() });

/** The key both sides sign with: named by PAPERPAY_SECRET, else made from the house's own secret. */
export const paperpaySecret = (house: Pick<House, "config" | "key">): string =>
  house.config.PAPERPAY_SECRET ?? house.key("paperpay");

/**
 * Asks the provider for a hosted payment page. Asking again with the same reference gives the same.
 * Throws Refused("provider_unavailable") when it does not answer in time or not as agreed.
 */
export async function openHostedPayment(
  house: House,
  payment: {
    reference: string;
    currency: string;
    amount: bigint;
    returnUrl: string;
    webhookUrl: string;
  },
): Promise<HostedPayment> {
  try {
    const response = await fetch(`${house.config.PAPERPAY_URL}/api/payments`, {
      method: "POST",
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${paperpaySecret(house)}`,
      },
      body: JSON.stringify({
        payment_id: payment.reference,
        currency: payment.currency,
        amount_cents: Number(payment.amount),
        return_url: payment.returnUrl,
        webhook_url: payment.webhookUrl,
      }),
    });
    if (!response.ok) throw new Error(`the provider answers ${response.status}`);
    const { id, redirect_url } = reply.parse(await response.json());
    return { providerReference: id, redirectUrl: redirect_url };
  } catch (error) {
    house.log.warn({ err: error }, "paperpay does not answer as agreed");
    throw new Refused("provider_unavailable");
  }
}
