import { expect, it } from "vitest";
import { freePort } from "./private-postgres.ts";

it("finds a port for each who asks, although none of them listens yet", async () => {
  const ports: number[] = [];
  for (let asked = 0; asked < 100; asked += 1) ports.push(await freePort());
  expect(new Set(ports).size).toBe(ports.length);
});
