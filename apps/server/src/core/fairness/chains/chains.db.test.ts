import { openTestHouse, type TestHouse } from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sha256 } from "#platform/ids";
import { type Link, linkSeed, nextLink, startChain } from "./chains.ts";

let kit: TestHouse;
beforeAll(async () => {
  kit = await openTestHouse({ seed: "chains" });
});
afterAll(() => kit.close());

const start = () => kit.house.database.tx((tx) => startChain(kit.house, tx));
const after = (link: Link) => kit.house.database.tx((tx) => nextLink(kit.house, tx, link));
const seedOf = (link: Link) => linkSeed(kit.house, kit.house.database, link);

it("tells the hash of a value before the value, and the value before is that hash", async () => {
  const first = await start();
  const second = await after(first);
  expect(second).toEqual({ chainId: first.chainId, number: 2 });
  const [one, two] = [await seedOf(first), await seedOf(second)];
  expect([sha256(one.seed), sha256(two.seed)]).toEqual([one.seedHash, two.seedHash]);
  expect(two.seedHash).toBe(one.seed);
});

it("goes on with a new chain behind the last value", async () => {
  const { chainId } = await start();
  const last = { chainId, number: 1_000 };
  const next = await after(last);
  expect(next.number).toBe(1);
  expect(next.chainId).not.toBe(chainId);
  expect((await seedOf(last)).seed).not.toBe((await seedOf(next)).seed);
});

it("keeps its root sealed, and is never changed", async () => {
  const link = await start();
  const root = (await seedOf({ ...link, number: 1_000 })).seed;
  const rows = await kit.house.database.query("select * from fairness.chains");
  expect(
    JSON.stringify(rows, (_, value) => (typeof value === "bigint" ? `${value}` : value)),
  ).not.toContain(root);
  for (const change of ["update fairness.chains set length = 2", "delete from fairness.chains"])
    await expect(kit.house.database.query(change)).rejects.toThrow(/kept/);
});

it("refuses a link that no chain has", async () => {
  const { chainId } = await start();
  await expect(seedOf({ chainId, number: 1_001 })).rejects.toThrow("no link");
});

it("keeps a house from starting under another SECRET than its chains were sealed with", async () => {
  await start();
  const { database } = kit.house;
  await expect(openTestHouse({ database, seed: "another" })).rejects.toThrow(
    /SECRET is not the one/,
  );
});
