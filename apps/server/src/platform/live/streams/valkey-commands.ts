import type { Redis } from "ioredis";
import type { Random } from "#platform/random";
import type { LiveLimits } from "../limits.ts";
import { inTime } from "./in-time.ts";
import { type Missed, missedSince, type Publication, type StreamPosition } from "./stream.ts";
import { OPEN, PUBLISH, READ, runScript, type ValkeyScript } from "./valkey-scripts.ts";
import { TOPICS } from "./valkey-topics.ts";

const EPOCH_BYTES = 6;

/** The streams' commands. All reject at once while Valkey is away, and after a second without an answer. */
export interface ValkeyCommands {
  /** Keeps the stream for one more life, and makes it when it is gone. */
  open(channel: string): Promise<StreamPosition>;
  read(channel: string, since: StreamPosition): Promise<Missed | null>;
  publish(channel: string, body: string): Promise<void>;
}

export function createValkeyCommands(
  publisher: Redis,
  random: Random,
  limits: Pick<LiveLimits, "historyLength" | "historyMs">,
): ValkeyCommands {
  const run = async (
    script: ValkeyScript,
    channel: string,
    args: readonly (string | number)[],
  ): Promise<unknown> => {
    if (publisher.status !== "ready") throw new Error("Valkey is away");
    const keys = [`houselight:live:top:{${channel}}`, `houselight:live:stream:{${channel}}`];
    return inTime(runScript(publisher, script, keys, args));
  };
  return {
    async open(channel) {
      return positionOf(
        (await run(OPEN, channel, [random.hex(EPOCH_BYTES), limits.historyMs])) as string[],
      );
    },
    async read(channel, since) {
      const found = (await run(READ, channel, [since.epoch, since.offset])) as
        | [string, string, StreamEntry[]]
        | [];
      if (found.length === 0) return null;
      return missedSince(positionOf(found), since, found[2].map(publicationOf));
    },
    async publish(channel, body) {
      await run(PUBLISH, channel, [
        TOPICS.publications,
        channel,
        body,
        limits.historyLength,
        limits.historyMs,
      ]);
    },
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
