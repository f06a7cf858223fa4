import { createHmac, timingSafeEqual } from "node:crypto";
import type { RawReport, ReportFault } from "../provider.ts";

/** `sha256=` and the hex of HMAC-SHA256 over the body's bytes. */
export const signBtcpay = (secret: string, rawBody: string): string =>
  `sha256=${createHmac("sha256", secret).update(rawBody).digest("hex")}`;

/**
 * BTCPay signs no time, so no age can be refused: a replay is caught by its delivery id where reports
 * are noted, and would only make us ask for the invoice once more.
 */
export function btcpayFault(
  secrets: readonly string[],
  { body, header }: RawReport,
): ReportFault | null {
  const signature = header("btcpay-sig");
  if (!signature) return "headers_missing";
  const given = Buffer.from(signature);
  const holds = secrets
    .map((secret) => Buffer.from(signBtcpay(secret, body)))
    .some((right) => right.length === given.length && timingSafeEqual(right, given));
  return holds ? null : "wrong_signature";
}
