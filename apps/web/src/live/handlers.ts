import {
  LIVE_MESSAGES,
  type LiveKind,
  type LiveName,
  type LivePayload,
} from "@houselight/contracts/live";
import type { QueryClient } from "@tanstack/react-query";
import type * as z from "zod/mini";

/** A feature's answer to one live message. */
export interface LiveHandler {
  readonly kind: LiveKind;
  readonly name: string;
  readonly apply: (queryClient: QueryClient, payload: never) => void;
}

/** Makes a handler of one message; a name or payload that the contract lacks does not compile. */
export const onLive = <Kind extends LiveKind, Name extends LiveName<Kind>>(
  kind: Kind,
  name: Name,
  apply: (queryClient: QueryClient, payload: LivePayload<Kind, Name>) => void,
): LiveHandler => ({ kind, name, apply });

/**
 * Returns the function that hands each message of a channel to its handlers. A message whose payload
 * does not fit its schema is ignored and logged, once for each name; one that nobody handles is
 * ignored.
 */
export function dispatcher(
  queryClient: QueryClient,
  handlers: readonly LiveHandler[],
  log: (text: string) => void = (text) => console.warn(text),
): (kind: LiveKind, name: string, data: unknown) => void {
  const logged = new Set<string>();
  return (kind, name, data) => {
    const wanted = handlers.filter((one) => one.kind === kind && one.name === name);
    if (wanted.length === 0) return;
    const read = schemaOf(kind, name)?.safeParse(data);
    if (!read?.success) {
      if (!logged.has(name)) log(`the live message ${name} does not fit its contract`);
      logged.add(name);
      return;
    }
    for (const { apply } of wanted) apply(queryClient, read.data as never);
  };
}

const schemaOf = (kind: LiveKind, name: string): z.ZodMiniType | undefined => {
  const messages: Readonly<Record<string, z.ZodMiniType>> = LIVE_MESSAGES[kind];
  return Object.hasOwn(messages, name) ? messages[name] : undefined;
};
