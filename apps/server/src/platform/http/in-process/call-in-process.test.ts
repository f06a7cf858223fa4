import { getPlayer } from "@houselight/contracts";
import { createLog } from "#platform/log";
import { describe, expect, it, vi } from "vitest";
import { Refused } from "../refused.ts";
import type { Caller, Route } from "../route.ts";
import { type ApiCall, createCallApi } from "./call-in-process.ts";

const ROUTE: Route = { endpoint: getPlayer, handle: async () => ({}) };

/** A door behind which every call asks who makes it, and what it was asked. */
function open(answer: () => unknown = () => ({ since: "1970-01-01T00:00:00.000Z" })) {
  const identify = vi.fn(async (token: string) => ({ licence: token }) as Caller);
  const call = createCallApi({
    routes: [ROUTE],
    log: createLog("silent"),
    identify,
    async respond(_route, facts) {
      await facts.identify?.(facts.header("cookie") ?? "", true);
      return { status: 200, body: answer() };
    },
  });
  const ask = (page: object, more: Partial<ApiCall> = {}) =>
    call({
      method: "GET",
      path: getPlayer.path,
      query: {},
      body: null,
      page,
      header: (name) => (name === "cookie" ? "token" : undefined),
      ...more,
    });
  return { identify, ask };
}

describe("a call of an endpoint by a page", () => {
  it("is answered with the endpoint's own values: nobody writes and reads them as text", async () => {
    const body = { since: "1970-01-01T00:00:00.000Z" };
    const answer = await open(() => body).ask({});
    expect(answer).toEqual({ status: 200, body });
    expect(answer.body).toBe(body);
  });

  it("looks up who asks once for each page, and for the next page anew", async () => {
    const { ask, identify } = open();
    const [page, next] = [{}, {}];
    await Promise.all([ask(page), ask(page)]);
    await ask(page);
    expect(identify).toHaveBeenCalledTimes(1);
    await ask(next);
    expect(identify).toHaveBeenCalledTimes(2);
  });

  it("is refused where there is no such endpoint, and where one says no", async () => {
    const { ask } = open(() => {
      throw new Refused("too_many_requests");
    });
    const missing = await ask({}, { path: "/api/nothing" });
    expect(missing.status).toBe(404);
    expect(missing.body).toEqual({
      errors: { base: { not_found: expect.any(String) } },
    });
    expect((await ask({})).status).toBe(429);
  });

  it("is 500 where one fails", async () => {
    const { ask } = open(() => {
      throw new Error("broken");
    });
    expect((await ask({})).status).toBe(500);
  });
});
