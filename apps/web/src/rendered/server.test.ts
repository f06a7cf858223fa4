import { expect, it, vi } from "vitest";
import { callInProcess } from "../api/request-context.server.ts";
import { createSite } from "../server.ts";

/** Draws a page: asks the house for something where its address names a status, and fails where that says no. */
const draw = async ({ url }: Request): Promise<Response> => {
  const path = new URL(url).searchParams.get("asks");
  if (path === null) return new Response("a page");
  const { status } = await callInProcess({
    method: "GET",
    path,
    query: {},
    body: null,
    headers: {},
  });
  return new Response("a page", { status: status < 400 ? 200 : 500 });
};

vi.mock("@tanstack/react-start/server", () => ({
  createStartHandler: () => (request: Request) => draw(request),
}));

const site = createSite({ callApi: async ({ path }) => ({ status: Number(path), body: null }) });

const ask = async (request: Request) => (await site.fetch(request)).response;

it.each([
  ["/vip/", "/vip"],
  ["/vip/?a=1&b=%2F", "/vip?a=1&b=%2F"],
  ["/de/vip//", "/de/vip"],
  ["/en//evil.example", "/evil.example"],
])("ROUTE-38: %s becomes %s, with its query", async (address, location) => {
  // The hash stays in the browser, which puts it on the new address.
  const { status, headers } = await ask(new Request(`http://site.example${address}`));
  expect({ status, location: headers.get("location") }).toEqual({ status: 301, location });
});

it.each([
  ["/vip-club?a=1", "/vip?a=1"],
  ["/de/vip-club/", "/de/vip"],
  ["/DE/users/sign_in", "/de/sign-up"],
  ["/de/accounts/history", "/de"],
  ["/users/confirmation?confirmation_token=t", "/confirmation?confirmation_token=t"],
])("ROUTE-37: %s has moved to %s for good, with its query", async (address, location) => {
  const { status, headers } = await ask(new Request(`http://site.example${address}`));
  expect({ status, location: headers.get("location") }).toEqual({ status: 301, location });
});

it("shows a page under its own address, and lets no cache keep it", async () => {
  const answer = await ask(new Request("http://site.example/vip?a=1"));
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
});

it.each([
  [200, 200, null],
  [500, 500, null],
  [503, 503, "1"],
])("a page whose call is answered %i is answered %i", async (told, status, retryAfter) => {
  const answer = await ask(new Request(`http://site.example/vip?asks=${told}`));
  expect(answer.status).toBe(status);
  expect(answer.headers.get("retry-after")).toBe(retryAfter);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
});
