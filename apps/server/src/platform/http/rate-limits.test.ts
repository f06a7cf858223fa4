import { defineEndpoint, type RateLimit } from "@houselight/contracts";
import { Redis } from "ioredis";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { createProvenLimits, createRateLimits } from "./rate-limits.ts";
import { Refused } from "./refused.ts";
import type { HandlerContext } from "./route.ts";

const endpoint = (limits: readonly RateLimit[]) =>
  defineEndpoint({
    name: "toy",
    method: "POST",
    path: "/api/toy",
    summary: "",
    access: "all",
    output: z.object({}),
    limits,
  });
const from = (ip: string, id?: bigint) =>
  ({ ip, caller: id === undefined ? null : { id } }) as unknown as HandlerContext;

describe("limits of an endpoint", () => {
  it("refuse the call after the last that is allowed, each address for itself", async () => {
    const toy = endpoint([{ by: "ip", count: 2, windowSeconds: 60 }]);
    const take = createRateLimits(null);
    await take(toy, from("203.0.113.1"));
    await take(toy, from("203.0.113.1"));
    await expect(take(toy, from("203.0.113.1"))).rejects.toThrow(Refused);
    await expect(take(toy, from("203.0.113.2"))).resolves.toBeTypeOf("function");
  });

  it("of successes count a call until it is given back", async () => {
    const toy = endpoint([{ by: "ip", count: 1, windowSeconds: 60, of: "successes" }]);
    const take = createRateLimits(null);
    const giveBack = await take(toy, from("203.0.113.1"));
    await expect(take(toy, from("203.0.113.1"))).rejects.toThrow(Refused);
    await giveBack();
    await expect(take(toy, from("203.0.113.1"))).resolves.toBeTypeOf("function");
  });

  it("of successes do not count what another limit refuses", async () => {
    const toy = endpoint([
      { by: "player", count: 2, windowSeconds: 60, of: "successes" },
      { by: "ip", count: 1, windowSeconds: 60 },
    ]);
    const take = createRateLimits(null);
    await take(toy, from("203.0.113.1", 7n));
    for (let call = 0; call < 5; call += 1)
      await expect(take(toy, from("203.0.113.1", 7n))).rejects.toThrow(Refused);
    // One of the player's two is left: only the first call went through.
    await expect(take(toy, from("203.0.113.9", 7n))).resolves.toBeTypeOf("function");
    await expect(take(toy, from("203.0.113.10", 7n))).rejects.toThrow(Refused);
  });
});

describe("limits of who is proven", () => {
  it("refuse the call after the last of a second, and say when to come again", async () => {
    const take = createProvenLimits(null);
    const mill = { who: "mill", perSecond: 2 };
    await take(endpoint([]), mill);
    await take(endpoint([]), mill);
    await expect(take(endpoint([]), mill)).rejects.toMatchObject({
      code: "too_many_requests",
      retryAfterSeconds: expect.any(Number),
    });
    await expect(take(endpoint([]), { who: "press", perSecond: 2 })).resolves.toBeUndefined();
  });
});

describe("limits that nobody can count", () => {
  /** Nothing listens there. */
  const away = new Redis({ port: 1, lazyConnect: true, enableOfflineQueue: false });
  away.on("error", () => {});
  const call = (limit: RateLimit) =>
    createRateLimits(away)(endpoint([limit]), from("203.0.113.1", 7n));

  it("of who is proven pass", async () => {
    const take = createProvenLimits(away);
    await expect(take(endpoint([]), { who: "mill", perSecond: 1 })).resolves.toBeUndefined();
  });

  it.each([
    ["by address refuse", { by: "ip", count: 1, windowSeconds: 60 }, "service_unavailable"],
    ["by address that say so pass", { by: "ip", count: 1, windowSeconds: 60, uncounted: "pass" }],
    ["by player pass", { by: "player", count: 1, windowSeconds: 60 }],
  ] as const)("%s", async (_, limit, refused?: string) => {
    const outcome = await call(limit).then(
      () => undefined,
      (error: unknown) => (error instanceof Refused ? error.code : error),
    );
    expect(outcome).toBe(refused);
  });
});
