import type { Producer } from "../../lines/fixture.ts";
import type { FeedMessage } from "../messages.ts";
import type { ProducerState } from "../producer-store.ts";

/** The outcome of messages for the producers. */
export interface FoldedProducers {
  readonly producers: readonly ProducerState[];
  /** Those that were up and are not any more: nothing of theirs takes bets. */
  readonly left: readonly Producer[];
  /** Those that are up again. */
  readonly came: readonly Producer[];
}

/**
 * Returns the producers after a batch of messages. After a gap all of them recover: nobody knows whose
 * messages are missing. While a producer is not up, the moment up to which it was heard stays: the recovery
 * begins there. It is up again by the end of the very recovery that was asked for last. Pure.
 * @param at the house's time
 */
export function foldProducers(
  standing: readonly ProducerState[],
  messages: readonly FeedMessage[],
  { isGap, at }: { readonly isGap: boolean; readonly at: Date },
): FoldedProducers {
  const producers = standing.map((before) => {
    const heard = messages.filter(({ product }) => product === before.name);
    const after = heard.some(({ type }) => type === "alive") ? { ...before, aliveAt: at } : before;
    if (isGap) return { ...after, state: "recovering" as const, requestedAt: null };
    return heardBy(after, heard);
  });
  const wasUp = new Set(standing.filter(isUp).map(({ name }) => name));
  return {
    producers: producers.filter((one, index) => one !== standing[index]),
    left: producers.filter((one) => !isUp(one) && wasUp.has(one.name)).map(({ name }) => name),
    came: producers.filter((one) => isUp(one) && !wasUp.has(one.name)).map(({ name }) => name),
  };
}

const isUp = ({ state }: ProducerState): boolean => state === "up";

function heardBy(producer: ProducerState, heard: readonly FeedMessage[]): ProducerState {
  const isRecovered =
    producer.state === "recovering" &&
    producer.requestedAt !== null &&
    heard.some(
      (message) =>
        message.type === "snapshot_complete" && message.request_id === producer.requestId,
    );
  if (!isRecovered && producer.state !== "up") return producer;
  const latest = heard.reduce(
    (until, { timestamp }) => Math.max(until, timestamp),
    producer.heardUntil?.getTime() ?? 0,
  );
  if (!isRecovered && latest === (producer.heardUntil?.getTime() ?? 0)) return producer;
  return { ...producer, state: "up", heardUntil: new Date(latest) };
}
