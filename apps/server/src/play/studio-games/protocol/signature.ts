import { createHmac, timingSafeEqual } from "node:crypto";

/** Largest difference between a call's time and ours. */
const TOLERANCE_SECONDS = 300;
/** Nonces are kept for as long as their calls could come again. */
export const NONCE_KEPT_MS = 3 * TOLERANCE_SECONDS * 1000;

/** Headers of a signed request. */
export const TIMESTAMP_HEADER = "x-studio-timestamp";
export const NONCE_HEADER = "x-studio-nonce";
export const SIGNATURE_HEADER = "x-studio-signature";

interface Signed {
  /** Name of a wallet call, or `games`. */
  readonly call: string;
  /** Unix seconds. */
  readonly timestamp: string;
  readonly nonce: string;
  readonly body: string;
}

/** Returns `v1=` and the hex of HMAC-SHA256 over `timestamp.nonce.call.body`. */
export const signatureOf = (key: string, { call, timestamp, nonce, body }: Signed): string =>
  `v1=${createHmac("sha256", key).update(`${timestamp}.${nonce}.${call}.${body}`).digest("hex")}`;

/** Returns why a request does not prove itself: for the record, and never for the caller. */
export function signatureFault(
  keys: readonly string[],
  request: {
    readonly call: string;
    readonly body: string;
    header(name: string): string | undefined;
  },
  now: Date,
): "headers_missing" | "out_of_time" | "wrong_signature" | null {
  const timestamp = request.header(TIMESTAMP_HEADER) ?? "";
  const nonce = request.header(NONCE_HEADER) ?? "";
  const given = Buffer.from(request.header(SIGNATURE_HEADER) ?? "");
  if (!/^\d{1,12}$/.test(timestamp) || !isNonce(nonce) || given.length === 0)
    return "headers_missing";
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) return "out_of_time";
  const { call, body } = request;
  const holds = keys.some((key) => {
    const right = Buffer.from(signatureOf(key, { call, timestamp, nonce, body }));
    return right.length === given.length && timingSafeEqual(right, given);
  });
  return holds ? null : "wrong_signature";
}

const isNonce = (text: string): boolean => /^[\w-]{16,64}$/.test(text);
