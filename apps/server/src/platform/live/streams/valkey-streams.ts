import type { Redis } from "ioredis";
import type { Log } from "#platform/log";
import type { Random } from "#platform/random";
import type { LiveLimits } from "../limits.ts";
import { createRevocations } from "./revocations.ts";
import type { StreamEvents, Streams } from "./stream.ts";
import { createValkeyCommands } from "./valkey-commands.ts";
import { createValkeyEnds } from "./valkey-ends.ts";
import { type ForcedEnd, listen } from "./valkey-topics.ts";

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
  const lifetimeMs = limits.tokenSeconds * 1000;
  const revocations = createRevocations(lifetimeMs);
  const commands = createValkeyCommands(publisher, random, limits);
  const ends = createValkeyEnds(publisher, lifetimeMs, log);
  const applyEnd = ({ user, atMs, reason }: ForcedEnd): void => {
    revocations.note(user, atMs);
    events.disconnected(user, reason, atMs);
  };
  /** Something may have been said while one of the two connections was away. */
  const catchUp = (): void => {
    events.unsure(null);
    void ends.recent().then((recent) => recent.forEach(applyEnd));
  };
  const stopListening = listen(subscriber, {
    ready: catchUp,
    publication({ channel, epoch, offset, body }) {
      if (held.has(channel)) events.published(channel, epoch, { offset, body });
    },
    end: applyEnd,
    log,
  });
  const returned = (): void => {
    ends.tellAgain();
    catchUp();
  };
  publisher.on("ready", returned);
  const refresh = setInterval(() => {
    for (const channel of held) {
      // While Valkey is away there is nothing to refresh; its return is told above.
      commands.open(channel).then(
        () => events.unsure(channel),
        () => {},
      );
    }
  }, limits.historyMs / REFRESHES_PER_LIFE).unref();

  return {
    // Only Valkey knows whether another replica's players hear it.
    wants: () => true,
    publish(channel, body) {
      commands
        .publish(channel, body)
        .catch(() => events.published(channel, "", { offset: null, body }));
    },
    open(channel) {
      held.add(channel);
      return commands.open(channel);
    },
    release: (channel) => void held.delete(channel),
    read: commands.read,
    revoke(user, atMs, reason) {
      revocations.note(user, atMs);
      ends.tell({ user, atMs, reason });
    },
    async revokedAt(user) {
      return Math.max(revocations.at(user), await ends.lastOf(user));
    },
    knownRevocation: revocations.at,
    async close() {
      clearInterval(refresh);
      publisher.off("ready", returned);
      await stopListening();
    },
  };
}
