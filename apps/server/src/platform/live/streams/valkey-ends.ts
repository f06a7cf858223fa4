import type { Redis } from "ioredis";
import type { Log } from "#platform/log";
import { inTime } from "./in-time.ts";
import { type ForcedEnd, TOPICS } from "./valkey-topics.ts";

/** Users by the moment of their last end, as long as tokens from before it could live. */
const RECENT = "houselight:live:ended";

/** Forced ends of users, as the replicas tell each other. */
export interface ValkeyEnds {
  /** Publishes a forced end; never throws. While Valkey is unreachable the end is kept and sent later. */
  tell(end: ForcedEnd): void;
  /** Tells what could not be told before. */
  tellAgain(): void;
  /** The moment of a user's last end that any replica told; 0 for none, or when Valkey is away. */
  lastOf(user: string): Promise<number>;
  /** Ends of the last minutes, for a replica that may have missed some; none when Valkey is away. */
  recent(): Promise<readonly ForcedEnd[]>;
}

export function createValkeyEnds(publisher: Redis, lifetimeMs: number, log: Log): ValkeyEnds {
  const untold = new Map<string, ForcedEnd>();
  const send = async (end: ForcedEnd): Promise<void> => {
    if (publisher.status !== "ready") return;
    const command = publisher
      .multi()
      .zadd(RECENT, end.atMs, end.user)
      .zremrangebyscore(RECENT, "-inf", end.atMs - lifetimeMs)
      .pexpire(RECENT, lifetimeMs)
      .publish(TOPICS.ends, JSON.stringify(end));
    await inTime(command.exec());
    if (untold.get(end.user) === end) untold.delete(end.user);
  };
  const trySend = (end: ForcedEnd): void => {
    send(end).catch((error: unknown) =>
      log.warn({ err: error }, "other replicas are not told of a forced end yet"),
    );
  };
  return {
    tell(end) {
      untold.set(end.user, end);
      trySend(end);
    },
    tellAgain() {
      for (const end of untold.values()) trySend(end);
    },
    async lastOf(user) {
      if (publisher.status !== "ready") return 0;
      return Number((await inTime(publisher.zscore(RECENT, user)).catch(() => null)) ?? 0);
    },
    async recent() {
      if (publisher.status !== "ready") return [];
      const flat = await inTime(publisher.zrange(RECENT, 0, "-1", "WITHSCORES")).catch(() => []);
      return flat.flatMap((user, index) =>
        index % 2 === 0 ? [{ user, atMs: Number(flat[index + 1]), reason: "ended elsewhere" }] : [],
      );
    },
  };
}
