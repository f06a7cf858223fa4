import { createHmac, randomUUID } from "node:crypto";
import { SHARED } from "@houselight/test-kit/outside/simulators";

/** Returns the headers by which the payment provider proves a report (Standard Webhooks). */
export function signatureOf(body: string): Readonly<Record<string, string>> {
  const id = `evt_${randomUUID()}`;
  const seconds = String(Math.floor(Date.now() / 1000));
  const proof = createHmac("sha256", SHARED.payments).update(`${id}.${seconds}.${body}`);
  return {
    "webhook-id": id,
    "webhook-timestamp": seconds,
    "webhook-signature": `v1,${proof.digest("base64")}`,
    "x-requested-with": "",
  };
}
