import { createHash, randomUUID } from "node:crypto";

/** New ids, injected so that tests can foresee them. */
export interface Ids {
  uuid(): string;
}

export const randomIds: Ids = { uuid: () => randomUUID() };

/** SHA-256 as lower-case hex. */
export const sha256 = (text: string | Uint8Array): string =>
  createHash("sha256").update(text).digest("hex");
