import { paymentInstructions } from "@houselight/contracts";
import * as z from "zod/mini";
import type { House } from "#platform/module";
import { type Answer, agreed, askProvider } from "./ask-provider.ts";
import { readPaperpayReport, readPaperpayStatus } from "./paperpay-report.ts";
import {
  type PaymentProvider,
  PayoutRefused,
  ProviderUnavailable,
  type RawReport,
} from "./provider.ts";
import { signatureFault } from "./webhook-signature.ts";

export const PAPERPAY = "paperpay";

/** The key both sides sign with: named by PAPERPAY_SECRET, else made from the house's own secret. */
export const paperpaySecret = (house: Pick<House, "config" | "key">): string =>
  house.config.PAPERPAY_SECRET ?? house.key("paperpay");

const opened = z.object({
  id: z.string(),
  redirect_url: z.nullish(z.url()),
  instructions: z.nullish(paymentInstructions),
});
const taken = z.object({ id: z.string() });
const refusal = z.object({ reason: z.string() });

/** The bundled simulator: orders authorised by the shared secret, reports signed by Standard Webhooks. */
export function paperpay(house: Pick<House, "config" | "key">): PaymentProvider {
  const secret = paperpaySecret(house);
  // While the secret is changed, reports come that the former one signed.
  const former = house.config.PAPERPAY_FORMER_SECRET;
  const secrets = former === undefined ? [secret] : [secret, former];
  const ask = async (path: string, body?: object): Promise<Answer> => {
    const base = house.config.PAPERPAY_URL;
    if (base === undefined) throw new ProviderUnavailable("PAPERPAY_URL is not set");
    const authorization = `Bearer ${secret}`;
    return askProvider({ url: `${base}${path}`, authorization, ...(body ? { body } : {}) });
  };
  const send = async (path: string, body: object): Promise<{ providerReference: string }> => {
    const answer = await ask(path, body);
    const refused = answer.status === 422 ? refusal.safeParse(answer.body) : null;
    if (refused?.success) throw new PayoutRefused(refused.data.reason);
    return { providerReference: agreed(taken, answer).id };
  };
  return {
    name: PAPERPAY,
    async open(order) {
      const answer = await ask("/api/payments", {
        payment_id: order.reference,
        type: order.type,
        method: order.method,
        currency: order.currency,
        amount_cents: Number(order.amount),
        return_url: order.returnUrl,
        webhook_url: order.webhookUrl,
        save_profile: order.saveProfile,
        token: order.token,
      });
      const { id, redirect_url, instructions } = agreed(opened, answer);
      return {
        providerReference: id,
        redirectUrl: redirect_url ?? null,
        instructions: instructions ?? null,
      };
    },
    payOut: (order) =>
      send("/api/payouts", {
        payout_id: order.reference,
        type: order.type,
        method: order.method,
        currency: order.currency,
        amount_cents: Number(order.amount),
        destination: order.destination,
        webhook_url: order.webhookUrl,
      }),
    refund: (order) =>
      send("/api/refunds", {
        payout_id: order.reference,
        payment_id: order.depositReference,
        currency: order.currency,
        amount_cents: Number(order.amount),
        webhook_url: order.webhookUrl,
      }),
    async status({ reference }, direction) {
      const kind = direction === "deposit" ? "payments" : "payouts";
      const answer = await ask(`/api/${kind}/${encodeURIComponent(reference)}`);
      return answer.status === 404 ? null : readPaperpayStatus(answer);
    },
    fault: (raw, now) => paperpayFault(secrets, raw, now),
    read: async (raw) => [readPaperpayReport(raw)],
  };
}

const paperpayFault = (secrets: readonly string[], { body, header }: RawReport, now: Date) =>
  signatureFault(
    secrets,
    {
      id: header("webhook-id"),
      timestamp: header("webhook-timestamp"),
      signature: header("webhook-signature"),
    },
    body,
    now,
  );
