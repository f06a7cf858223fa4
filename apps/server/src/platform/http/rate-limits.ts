import type { EndpointShape, RateLimit } from "@houselight/contracts";
import type { Redis } from "ioredis";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { addressBlock } from "#platform/network";
import { Refused } from "./refused.ts";
import type { HandlerContext } from "./route.ts";

type Limiter = RateLimiterMemory | RateLimiterRedis;
/** Gives a call that did not succeed back to the limits that count successes alone. */
export type GiveBack = () => Promise<void>;

/**
 * Counts calls per address or player over fixed windows, shared by all replicas where Valkey is
 * set. When Valkey is away, limits by address (sign-in, registration) refuse, and limits by player
 * (play), or on endpoints that say so (demo play), let pass: guessing passwords must not become
 * free, and a game must not stop.
 */
export function createRateLimits(valkey: Redis | null, scale = 1) {
  const limiters = new Map<EndpointShape, { limit: RateLimit; limiter: Limiter }[]>();

  const limitersOf = (endpoint: EndpointShape) => {
    let list = limiters.get(endpoint);
    if (!list) {
      list = (endpoint.limits ?? []).map((limit) => {
        const options = {
          keyPrefix: `limit:${endpoint.name}:${limit.by}:${limit.windowSeconds}`,
          points: limit.count * scale,
          duration: limit.windowSeconds,
        };
        const limiter = valkey
          ? new RateLimiterRedis({ ...options, storeClient: valkey })
          : new RateLimiterMemory(options);
        return { limit, limiter };
      });
      limiters.set(endpoint, list);
    }
    return list;
  };

  return async (endpoint: EndpointShape, context: HandlerContext): Promise<GiveBack> => {
    const taken: { who: string; limiter: Limiter }[] = [];
    const giveBack = async () => {
      // Who cannot give back has counted one too many: that is safe.
      for (const { who, limiter } of taken) await limiter.reward(who, 1).catch(() => {});
    };
    for (const { limit, limiter } of limitersOf(endpoint)) {
      const who = limit.by === "player" ? context.caller?.id.toString() : addressBlock(context.ip);
      if (who === undefined) continue;
      // Counted before it is known how the call ends, so that many at once do not all pass.
      if (limit.of === "successes") taken.push({ who, limiter });
      try {
        await limiter.consume(who);
      } catch (reason) {
        await giveBack();
        if (reason instanceof RateLimiterRes)
          throw new Refused("too_many_requests", undefined, reason.msBeforeNext / 1000);
        if (limit.by === "ip" && limit.uncounted !== "pass")
          throw new Refused("service_unavailable");
      }
    }
    return giveBack;
  };
}
