import type { Redis } from "ioredis";
import type { Log } from "#platform/log";
import type { Random } from "#platform/random";
import type { LiveLimits } from "../limits.ts";
import { createRevocations } from "./revocations.ts";
import {
  missedSince,
  type Publication,
  type StreamEvents,
  type StreamPosition,
  type Streams,
} from "./stream.ts";
import { OPEN, PUBLISH, READ, runScript } from "./valkey-scripts.ts";

const PREFIX = "houselight:live:";
const PUBLICATIONS = `${PREFIX}publications`;
const ENDS = `${PREFIX}ends`;
/** A command that takes longer counts as not answered. */
const ANSWER_MS = 1_000;
const EPOCH_BYTES = 6;
/** Streams are refreshed this many times within the life they are given. */
const REFRESHES_PER_LIFE = 5;

export interface ValkeyStreamsOptions {
  readonly publisher: Redis;
  readonly subscriber: Redis;
  readonly random: Random;
  readonly limits: LiveLimits;
  readonly log: Log;
  readonly events: StreamEvents;
}

/**
 * Streams that the hubs of all replicas share. Valkey numbers the publications, so that a client
 * may be cut from one replica and recover on another. While it is away, what is published here
 * still reaches the listeners here, without a number. A publication whose answer was lost may then
 * come twice: once without its number, once with it.
 */
export function createValkeyStreams(options: ValkeyStreamsOptions): Streams {
  const { publisher, subscriber, random, limits, log, events } = options;
  const held = new Set<string>();
  const revocations = createRevocations(limits.tokenSeconds * 1000);
  const run = (
    script: typeof OPEN,
    channel: string,
    args: readonly (string | number)[],
  ): Promise<unknown> =>
    publisher.status === "ready"
      ? inTime(
          runScript(
            publisher,
            script,
            [`${PREFIX}top:{${channel}}`, `${PREFIX}stream:{${channel}}`],
            args,
          ),
        )
      : Promise.reject(new Error("Valkey is away"));
  const open = async (channel: string): Promise<StreamPosition> =>
    positionOf((await run(OPEN, channel, [random.hex(EPOCH_BYTES), limits.historyMs])) as string[]);

  const stopListening = listen(subscriber, {
    ready: () => events.unsure(null),
    publication({ channel, epoch, offset, body }) {
      if (held.has(channel)) events.published(channel, epoch, { offset, body });
    },
    end({ user, atMs, reason }) {
      revocations.note(user, atMs);
      events.disconnected(user, reason);
    },
    log,
  });
  const refresh = setInterval(() => {
    for (const channel of held) {
      open(channel).then(
        () => events.unsure(channel),
        () => {},
      );
    }
  }, limits.historyMs / REFRESHES_PER_LIFE).unref();

  return {
    // Only Valkey knows whether another replica's players hear it.
    wants: () => true,
    publish(channel, body) {
      run(PUBLISH, channel, [
        PUBLICATIONS,
        channel,
        body,
        limits.historyLength,
        limits.historyMs,
      ]).catch(() => events.published(channel, "", { offset: null, body }));
    },
    async open(channel) {
      held.add(channel);
      return open(channel);
    },
    release: (channel) => void held.delete(channel),
    async read(channel, since) {
      const found = (await run(READ, channel, [since.epoch, since.offset])) as
        | [string, string, StreamEntry[]]
        | [];
      if (found.length === 0) return null;
      return missedSince(positionOf(found), since, found[2].map(publicationOf));
    },
    revoke(user, atMs, reason) {
      revocations.note(user, atMs);
      const key = `${PREFIX}revoked:${user}`;
      publisher
        .multi()
        .set(key, atMs, "PX", limits.tokenSeconds * 1000)
        .publish(ENDS, JSON.stringify({ user, atMs, reason }))
        .exec()
        .catch((error: unknown) =>
          log.warn({ err: error }, "other replicas were not told of a forced end"),
        );
    },
    async revokedAt(user) {
      const here = revocations.at(user);
      if (publisher.status !== "ready") return here;
      const elsewhere = await inTime(publisher.get(`${PREFIX}revoked:${user}`)).catch(() => null);
      return Math.max(here, Number(elsewhere ?? 0));
    },
    knownRevocation: revocations.at,
    async close() {
      clearInterval(refresh);
      await stopListening();
    },
  };
}

interface Listening {
  ready(): void;
  publication(message: { channel: string; epoch: string; offset: number; body: string }): void;
  end(message: { user: string; atMs: number; reason: string }): void;
  readonly log: Log;
}

/** Subscribes to the topics of all hubs, again after every cut. */
function listen(subscriber: Redis, on: Listening): () => Promise<void> {
  const message = (topic: string, text: string): void => {
    if (topic === ENDS) return on.end(JSON.parse(text) as Parameters<Listening["end"]>[0]);
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

type StreamEntry = [id: string, fields: string[]];

const positionOf = (top: readonly unknown[]): StreamPosition => ({
  epoch: String(top[0]),
  offset: Number(top[1]),
});

const publicationOf = ([id, fields]: StreamEntry): Publication => ({
  offset: Number(id.split("-")[0]),
  body: fields[fields.indexOf("d") + 1] ?? "null",
});

function inTime<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("Valkey did not answer in time")), ANSWER_MS);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
