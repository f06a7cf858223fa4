import {
  LIVE_MESSAGES,
  type LiveKind,
  type LiveName,
  type LivePayload,
  liveMessage,
} from "@houselight/contracts/live";
import type * as z from "zod/mini";

/** Reads the envelope of a publication; null for anything else. */
export function readEnvelope(publication: unknown): { event: string; data?: unknown } | null {
  const read = liveMessage.safeParse(publication);
  return read.success ? read.data : null;
}

/** Reads the payload of a message of the contract; null where it does not fit. */
export function readPayload(
  kind: LiveKind,
  name: string,
  data: unknown,
): LivePayload<LiveKind, LiveName<LiveKind>> | null {
  const messages: Readonly<Record<string, z.ZodMiniType>> = LIVE_MESSAGES[kind];
  const read = Object.hasOwn(messages, name) ? messages[name]?.safeParse(data) : undefined;
  return read?.success ? (read.data as never) : null;
}
