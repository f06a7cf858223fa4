import { randomUUID } from "node:crypto";
import { request } from "node:http";
import { registered } from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type CashboxKit, openCashbox } from "../cashbox.testing.ts";

let kit: CashboxKit;
let token: string;
beforeAll(async () => {
  kit = await openCashbox();
  ({ token } = await registered(kit.house));
});
afterAll(() => kit.close());

/** Asks for a deposit at a host of one's choice, which browsers and fetch do not allow. */
function deposit(host: string): Promise<number> {
  const { hostname, port } = new URL(kit.url);
  const body = JSON.stringify({
    id: randomUUID(),
    method: "card",
    currency: "EUR",
    amount_cents: 2_000,
  });
  const headers = {
    host,
    cookie: `session=${token}`,
    "content-type": "application/json",
    "x-requested-with": "XMLHttpRequest",
  };
  const options = { hostname, port, method: "POST", path: "/api/player/payments", headers };
  return new Promise((resolve, reject) => {
    request(options, (answer) => {
      answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
    })
      .on("error", reject)
      .end(body);
  });
}

describe("the addresses that a provider is given", () => {
  it.each([
    ["127.0.0.1:4199/evil", "127.0.0.1"],
    ["evil.example", "127.0.0.1"],
    ["localhost:99999", "127.0.0.1"],
    ["localhost:1", "localhost"],
    ["lantern-hall.localhost", "lantern-hall.localhost"],
  ])("with the host %s lead back to %s, and reports to the house", async (host, name) => {
    expect(await deposit(host)).toBe(201);
    const { port } = new URL(kit.url);
    const order = kit.lastOrder("payments") as unknown as Record<string, string>;
    expect(order["return_url"]).toMatch(new RegExp(`^http://${name}:${port}/cashbox\\?payment=`));
    expect(order["webhook_url"]).toBe(`http://127.0.0.1:${port}/api/webhooks/payments/paperpay`);
  });
});
