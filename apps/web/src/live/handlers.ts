import type { LiveKind, LiveName, LivePayload } from "@houselight/contracts/live";
import type { QueryClient } from "@tanstack/react-query";

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
 * Returns the function that hands each publication of a channel to its handlers, in the order in which
 * they came. A payload that does not fit its schema is ignored and logged, once for each name; a message
 * that nobody handles is ignored. The schemas load with the first publication: building them takes a
 * phone longer than to open the socket.
 */
export function dispatcher(
  queryClient: QueryClient,
  handlers: readonly LiveHandler[],
  log: (text: string) => void = (text) => console.warn(text),
): (kind: LiveKind, publication: unknown) => Promise<void> {
  const logged = new Set<string>();
  const hand = async (kind: LiveKind, publication: unknown) => {
    const { readEnvelope, readPayload } = await import("./read-message.ts");
    const message = readEnvelope(publication);
    if (!message) return;
    const { event: name, data } = message;
    const wanted = handlers.filter((one) => one.kind === kind && one.name === name);
    if (wanted.length === 0) return;
    const payload = readPayload(kind, name, data);
    if (payload === null) {
      if (!logged.has(name)) log(`the live message ${name} does not fit its contract`);
      logged.add(name);
      return;
    }
    for (const { apply } of wanted) apply(queryClient, payload as never);
  };
  let turn = Promise.resolve();
  return (kind, publication) => {
    turn = turn.then(() => hand(kind, publication)).catch((error: unknown) => log(String(error)));
    return turn;
  };
}
