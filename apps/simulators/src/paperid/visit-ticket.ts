import { createHmac, timingSafeEqual } from "node:crypto";

const sign = (secret: string, text: string): string =>
  createHmac("sha256", secret).update(`visit ${text}`).digest("hex");

/** Writes what opens an applicant's own page until then. */
export function writeTicket(secret: string, applicantId: string, expiresAt: number): string {
  const text = `${applicantId}.${expiresAt}`;
  return `${text}.${sign(secret, text)}`;
}

/** Returns whose page a ticket opens; null when it is none of ours, or its time is over. */
export function readTicket(secret: string, ticket: string, now: number): string | null {
  const [, text, id, expiresAt, signature] =
    /^((\w+)\.(\d{1,15}))\.([0-9a-f]{64})$/.exec(ticket) ?? [];
  if (!text || !id || !signature || Number(expiresAt) <= now) return null;
  const right = Buffer.from(sign(secret, text));
  return timingSafeEqual(right, Buffer.from(signature)) ? id : null;
}
