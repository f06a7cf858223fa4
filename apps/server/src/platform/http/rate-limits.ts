import type { EndpointShape, RateLimit } from "@houselight/contracts";
import type { Redis } from "ioredis";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { Refused } from "./refused.ts";
import type { HandlerContext } from "./route.ts";

/**
 * Counts calls per address or player over fixed windows, shared by all replicas where Valkey is
 * set. When Valkey is away, limits by address (sign-in, registration) refuse, and limits by player
 * (play), or on endpoints that say so (demo play), let pass: guessing passwords must not become
 * free, and a game must not stop.
 */
export function createRateLimits(valkey: Redis | null, scale = 1) {
  const limiters = new Map<
    EndpointShape,
    { limit: RateLimit; limiter: RateLimiterMemory | RateLimiterRedis }[]
  >();

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

  return async (endpoint: EndpointShape, context: HandlerContext): Promise<void> => {
    for (const { limit, limiter } of limitersOf(endpoint)) {
      const who = limit.by === "player" ? context.caller?.id.toString() : context.ip;
      if (who === undefined) continue;
      try {
        await limiter.consume(who);
      } catch (reason) {
        if (reason instanceof RateLimiterRes)
          throw new Refused("too_many_requests", undefined, reason.msBeforeNext / 1000);
        if (limit.by === "ip" && limit.uncounted !== "pass")
          throw new Refused("service_unavailable");
      }
    }
  };
}
