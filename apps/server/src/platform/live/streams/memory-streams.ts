import type { Clock } from "#platform/clock";
import type { Random } from "#platform/random";
import type { LiveLimits } from "../limits.ts";
import { createRevocations } from "./revocations.ts";
import { missedSince, type Publication, type StreamEvents, type Streams } from "./stream.ts";

const SWEEP_EVERY_MS = 60_000;
const EPOCH_BYTES = 6;

interface Stream {
  readonly epoch: string;
  offset: number;
  readonly kept: { readonly publication: Publication; readonly atMs: number }[];
  /** Time at which its last subscriber left; null while it has one. */
  releasedAtMs: number | null;
}

export interface MemoryStreamsOptions {
  readonly clock: Clock;
  readonly random: Random;
  readonly limits: LiveLimits;
  readonly events: Pick<StreamEvents, "published">;
}

/** Streams of a hub that is alone. A channel that nobody hears costs a look into a map. */
export function createMemoryStreams(options: MemoryStreamsOptions): Streams {
  const { clock, random, limits, events } = options;
  const streams = new Map<string, Stream>();
  const revocations = createRevocations(limits.tokenSeconds * 1000);
  const nowMs = () => clock.now().getTime();

  const find = (channel: string): Stream | undefined => {
    const stream = streams.get(channel);
    if (
      !stream ||
      stream.releasedAtMs === null ||
      nowMs() - stream.releasedAtMs <= limits.historyMs
    )
      return stream;
    streams.delete(channel);
    return undefined;
  };
  const sweep = setInterval(() => {
    for (const channel of streams.keys()) find(channel);
  }, SWEEP_EVERY_MS).unref();

  return {
    wants: (channel) => find(channel) !== undefined,
    publish(channel, body) {
      const stream = find(channel);
      if (!stream) return;
      stream.offset += 1;
      const publication = { offset: stream.offset, body };
      stream.kept.push({ publication, atMs: nowMs() });
      if (stream.kept.length > limits.historyLength) stream.kept.shift();
      events.published(channel, stream.epoch, publication);
    },
    async open(channel) {
      const stream = find(channel) ?? {
        epoch: random.hex(EPOCH_BYTES),
        offset: 0,
        kept: [],
        releasedAtMs: null,
      };
      stream.releasedAtMs = null;
      streams.set(channel, stream);
      return { epoch: stream.epoch, offset: stream.offset };
    },
    release(channel) {
      const stream = streams.get(channel);
      if (stream) stream.releasedAtMs = nowMs();
    },
    async read(channel, since) {
      const stream = find(channel);
      if (!stream) return null;
      const oldestMs = nowMs() - limits.historyMs;
      while (stream.kept[0] && stream.kept[0].atMs < oldestMs) stream.kept.shift();
      return missedSince(
        { epoch: stream.epoch, offset: stream.offset },
        since,
        stream.kept.map(({ publication }) => publication),
      );
    },
    revoke: (user, atMs) => revocations.note(user, atMs),
    revokedAt: async (user) => revocations.at(user),
    knownRevocation: revocations.at,
    async close() {
      clearInterval(sweep);
      streams.clear();
    },
  };
}
