import { createHmac } from "node:crypto";

export const PROVIDER_SECRET = "the secret of the fault run's provider";
const TIMEOUT_MS = 10_000;

/** An order of the house: a payment to take in, or one to pay out. */
export interface Order {
  readonly kind: "deposit" | "payout";
  /** The house's name for it. */
  readonly reference: string;
  readonly currency: string;
  readonly amount: number;
}

export interface Report {
  /** The provider's own name of it: the same id is the same report. */
  readonly id: string;
  readonly order: Order;
  readonly status: "processing" | "succeeded" | "declined" | "canceled";
}

/** Parts of a report that can be sent wrong. */
export interface Sent {
  readonly secret: string;
  /** Seconds to the right time. */
  readonly late: number;
  readonly amount: number;
  readonly currency: string;
}

/** Signs as Standard Webhooks says and sends. Resolves with the status; rejects when nothing answers. */
export async function sendReport(
  houseUrl: string,
  report: Report,
  change: Partial<Sent> = {},
): Promise<number> {
  const { order } = report;
  const body = JSON.stringify({
    ...(order.kind === "payout"
      ? { payout_id: order.reference }
      : {
          payment_id: order.reference,
          profile: { token: `card-${order.reference}`, label: "•••• 1111" },
        }),
    kind: order.kind,
    provider_reference: `pp-${order.reference}`,
    status: report.status,
    currency: change.currency ?? order.currency,
    amount_cents: change.amount ?? order.amount,
    ...(report.status === "declined" ? { reason: "declined" } : {}),
  });
  const timestamp = String(Math.floor(Date.now() / 1000) + (change.late ?? 0));
  const signature = createHmac("sha256", change.secret ?? PROVIDER_SECRET)
    .update(`${report.id}.${timestamp}.${body}`)
    .digest("base64");
  const response = await fetch(`${houseUrl}/api/webhooks/payments/paperpay`, {
    method: "POST",
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      "content-type": "application/json",
      "webhook-id": report.id,
      "webhook-timestamp": timestamp,
      "webhook-signature": `v1,${signature}`,
    },
  });
  await response.arrayBuffer();
  return response.status;
}
