import { createHmac, timingSafeEqual } from "node:crypto";

/** Largest difference between a report's time and ours. */
const TOLERANCE_SECONDS = 300;

export interface SignedHeaders {
  readonly id: string | undefined;
  /** Unix seconds. */
  readonly timestamp: string | undefined;
  /** One or more `v1,{base64}` separated by spaces: a provider may sign with an old and a new secret. */
  readonly signature: string | undefined;
}

/** Standard Webhooks: `v1,` and base64 of HMAC-SHA256 over `id.timestamp.rawBody`. */
export function signWebhook(
  secret: string,
  id: string,
  timestamp: string,
  rawBody: string,
): string {
  return `v1,${createHmac("sha256", secret).update(`${id}.${timestamp}.${rawBody}`).digest("base64")}`;
}

/** Null when the report proves itself; else why not, for the record and never for the caller. */
export function signatureFault(
  secrets: readonly string[],
  headers: SignedHeaders,
  rawBody: string,
  now: Date,
): "headers_missing" | "out_of_time" | "wrong_signature" | null {
  const { id, timestamp, signature } = headers;
  if (!id || id.length > 200 || !timestamp || !/^\d{1,12}$/.test(timestamp) || !signature)
    return "headers_missing";
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) return "out_of_time";
  const given = signature
    .split(" ")
    .slice(0, 4)
    .map((part) => Buffer.from(part));
  const right = secrets.map((secret) => Buffer.from(signWebhook(secret, id, timestamp, rawBody)));
  const holds = right.some((one) =>
    given.some((other) => one.length === other.length && timingSafeEqual(one, other)),
  );
  return holds ? null : "wrong_signature";
}
