import { expect, it, vi } from "vitest";
import { createSite } from "../server.ts";

vi.mock("@tanstack/react-start/server", () => ({
  createStartHandler: () => async () => new Response("a page"),
}));

const site = createSite({ callApi: () => Promise.reject(new Error("no page asks for anything")) });

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
