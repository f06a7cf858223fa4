import type { EndpointShape, RateLimit } from "@houselight/contracts";
import type { Redis } from "ioredis";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { addressBlock } from "#platform/network";
import { Refused } from "./refused.ts";
import type { HandlerContext, ProvenLimit } from "./route.ts";

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
  const limiterOf = limitersOn(valkey, scale);

  const limitersOf = (endpoint: EndpointShape) => {
    let list = limiters.get(endpoint);
    if (!list) {
      list = (endpoint.limits ?? []).map((limit) => {
        const { by, count, windowSeconds } = limit;
        const name = `${endpoint.name}:${by}:${windowSeconds}`;
        return { limit, limiter: limiterOf(name, count, windowSeconds) };
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

/**
 * Counts calls of who has proven to be who they are, shared by all replicas where Valkey is set. When it is
 * away they pass: what they tell is the house's own business, and a game must not stop.
 */
export function createProvenLimits(valkey: Redis | null, scale = 1) {
  const limiters = new Map<string, Limiter>();
  const limiterOf = limitersOn(valkey, scale);

  return async (endpoint: EndpointShape, { who, perSecond }: ProvenLimit): Promise<void> => {
    const name = `${endpoint.name}:proven:${perSecond}`;
    const limiter = limiters.get(name) ?? limiterOf(name, perSecond, 1);
    limiters.set(name, limiter);
    try {
      await limiter.consume(who);
    } catch (reason) {
      if (reason instanceof RateLimiterRes)
        throw new Refused("too_many_requests", undefined, reason.msBeforeNext / 1000);
    }
  };
}

/** Makes limiters that all replicas share where Valkey is set. */
const limitersOn =
  (valkey: Redis | null, scale: number) =>
  (name: string, count: number, windowSeconds: number): Limiter => {
    const options = { keyPrefix: `limit:${name}`, points: count * scale, duration: windowSeconds };
    return valkey
      ? new RateLimiterRedis({ ...options, storeClient: valkey })
      : new RateLimiterMemory(options);
  };
