import { afterEach, expect, it } from "vitest";
import { createRequestSource, trustedProxies } from "#platform/network";
import { rawSocket, startTestHouse, type TestHouse } from "./live.testing.ts";

let house: TestHouse;
afterEach(() => house.close());

/** A hub that lets in two sockets of one address, behind the proxies named. */
async function start(trusted: string, publicUrl?: string): Promise<void> {
  house = await startTestHouse({
    limits: { connectionsPerAddress: 2 },
    sourceOf: createRequestSource({ trusts: trustedProxies(trusted), publicUrl }),
  });
}

const open = (headers: Record<string, string>) => rawSocket(house.url, { headers }).opened;

it("counts sockets by the address that the nearest proxy names, whatever stands before it", async () => {
  await start("1");
  for (const invented of ["8.8.8.1", "8.8.8.2"])
    await open({ "x-forwarded-for": `${invented}, 203.0.113.7` });
  await expect(open({ "x-forwarded-for": "8.8.8.3, 203.0.113.7" })).rejects.toThrow("429");
  await open({ "x-forwarded-for": "8.8.8.1, 203.0.113.8" });
});

it("counts them by the peer's address when no proxy is trusted", async () => {
  await start("no");
  for (const invented of ["8.8.8.1", "8.8.8.2"]) await open({ "x-forwarded-for": invented });
  await expect(open({ "x-forwarded-for": "8.8.8.3" })).rejects.toThrow("429");
});

it("lets in pages of the scheme that players see, and no others", async () => {
  await start("no", "https://paper-rocket.example");
  await open({ host: "paper-rocket.example", origin: "https://paper-rocket.example" });
  await expect(
    open({ host: "paper-rocket.example", origin: "http://paper-rocket.example" }),
  ).rejects.toThrow("403");
});
