import { createHash, randomUUID } from "node:crypto";

/** New ids, injected so that tests can foresee them. */
export interface Ids {
  uuid(): string;
}

export const randomIds: Ids = { uuid: () => randomUUID() };

/** SHA-256 as lower-case hex. */
export const sha256 = (text: string | Uint8Array): string =>
  createHash("sha256").update(text).digest("hex");

/**
 * A text that is the same for the same value whatever the order of its keys, so that a repeated
 * request can be told from an altered one. `bigint` is written as its digits.
 */
export function canonicalJson(value: unknown): string {
  if (typeof value === "bigint") return value.toString();
  if (value === null || typeof value !== "object") return JSON.stringify(value) ?? "null";
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`);
  return `{${fields.join(",")}}`;
}
