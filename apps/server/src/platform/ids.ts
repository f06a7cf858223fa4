import { hash, randomUUID } from "node:crypto";

/** New ids, injected so that tests can foresee them. */
export interface Ids {
  uuid(): string;
}

export const randomIds: Ids = { uuid: () => randomUUID() };

/** Returns SHA-256 as lower-case hex, in one call: a hash object costs three times as much. */
export const sha256 = (text: string | Uint8Array): string => hash("sha256", text, "hex");

/** Returns the id that a text stands for (a UUID of version 8): the same text has the same one. */
export function idFrom(text: string): string {
  const hex = sha256(text);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Tells whether a text has the form of an id: the database refuses to read another as one. */
export const isUuid = (text: string): boolean => UUID.test(text);
