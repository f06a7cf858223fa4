import type { Redis } from "ioredis";
import type { Log } from "#platform/log";
import { inTime } from "./in-time.ts";

const PUBLICATIONS = "houselight:live:publications";
const ENDS = "houselight:live:ends";
/** Topics between hubs: publications of streams, and forced ends of users. */
export const TOPICS = { publications: PUBLICATIONS, ends: ENDS } as const;

/** A user's connections are ended and the tokens up to a moment are void. */
export interface ForcedEnd {
  readonly user: string;
  readonly atMs: number;
  readonly reason: string;
}

export interface Listening {
  ready(): void;
  publication(message: { channel: string; epoch: string; offset: number; body: string }): void;
  end(message: ForcedEnd): void;
  readonly log: Log;
}

/** Subscribes to the topics of all hubs, again after every cut. */
export function listen(subscriber: Redis, on: Listening): () => Promise<void> {
  const message = (topic: string, text: string): void => {
    if (topic === ENDS) return on.end(JSON.parse(text) as ForcedEnd);
    if (topic !== PUBLICATIONS) return;
    const [channel = "", epoch = "", offset = "", ...body] = text.split("\n");
    on.publication({ channel, epoch, offset: Number(offset), body: body.join("\n") });
  };
  // What came in a cut is read from the streams, and only once nothing more can be missed.
  const subscribe = (): void => {
    subscriber.subscribe(PUBLICATIONS, ENDS).then(on.ready, (error: unknown) => {
      on.log.warn({ err: error }, "the live hub does not hear the other replicas yet");
    });
  };
  subscriber.on("message", message);
  subscriber.on("ready", subscribe);
  if (subscriber.status !== "connecting" && subscriber.status !== "connect") subscribe();
  return async () => {
    subscriber.off("message", message);
    subscriber.off("ready", subscribe);
    if (subscriber.status === "ready")
      await inTime(subscriber.unsubscribe(PUBLICATIONS, ENDS)).catch(() => {});
  };
}
