import { createHmac, randomUUID } from "node:crypto";
import type { Order } from "./ticket.ts";

export type Outcome = "succeeded" | "declined" | "canceled";
/** How reports arrive: in order, after a while, several times, or a success after a cancel. */
export type Manner = "prompt" | "late" | "duplicate" | "reordered";

const LATE_MS = 8000;
const RETRIES = 5;

interface Report {
  readonly id: string;
  readonly body: string;
}

const reportOf = (order: Order, status: string): Report => ({
  id: `evt_${randomUUID()}`,
  body: JSON.stringify({
    payment_id: order.payment_id,
    provider_reference: `pp_${order.payment_id.slice(0, 8)}`,
    status,
    currency: order.currency,
    amount_cents: order.amount_cents,
  }),
});

/** Sends what this outcome and manner call for; resolves when all are delivered or given up. */
export async function sendReports(
  secret: string,
  order: Order,
  outcome: Outcome,
  manner: Manner,
): Promise<void> {
  const progress = reportOf(order, "processing");
  const result = reportOf(order, outcome);
  switch (manner) {
    case "prompt":
      return deliverAll(secret, order, [progress, result]);
    case "late":
      await deliverAll(secret, order, [progress]);
      await new Promise((resolve) => setTimeout(resolve, LATE_MS));
      return deliverAll(secret, order, [result]);
    case "duplicate":
      await Promise.all([deliver(secret, order, result), deliver(secret, order, result)]);
      return deliverAll(secret, order, [result, reportOf(order, outcome)]);
    case "reordered":
      return deliverAll(secret, order, [result, progress]);
  }
}

async function deliverAll(secret: string, order: Order, reports: readonly Report[]): Promise<void> {
  for (const report of reports) await deliver(secret, order, report);
}

/** Tries again with growing pauses when the shop does not answer or answers 5xx, as providers do. */
async function deliver(secret: string, order: Order, report: Report): Promise<void> {
  for (let attempt = 0; attempt <= RETRIES; attempt++) {
    const timestamp = Math.floor(Date.now() / 1000).toString();
    const signature = createHmac("sha256", secret)
      .update(`${report.id}.${timestamp}.${report.body}`)
      .digest("base64");
    const response = await fetch(order.webhook_url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "webhook-id": report.id,
        "webhook-timestamp": timestamp,
        "webhook-signature": `v1,${signature}`,
      },
      body: report.body,
    }).catch(() => null);
    if (response && response.status < 500) return;
    await new Promise((resolve) => setTimeout(resolve, 250 * 2 ** attempt));
  }
}
