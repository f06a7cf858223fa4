import { openTestHouse, type TestHouse } from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { staff } from "../module.ts";
import { selectTrailEntries } from "./trail-store.ts";
import { noteDown } from "./note-down.ts";

let kit: TestHouse;
beforeAll(async () => {
  kit = await openTestHouse();
});
afterAll(() => kit.close());

const noted = async () => {
  const page = { action: "significant.down", before: null, limit: 10 };
  return (await selectTrailEntries(kit.house.database, page)).map(({ detail }) => detail);
};

it("puts on the trail when nobody was at work, once however many come back at once", async () => {
  await noteDown(kit.house);
  kit.clock.advance(120_000);
  await noteDown(kit.house);
  expect(await noted()).toEqual([]);
  const from = kit.clock.now().toISOString();
  kit.clock.advance(120_001);
  await Promise.all([1, 2, 3].map(() => noteDown(kit.house)));
  expect(await noted()).toEqual([{ from, to: kit.clock.now().toISOString() }]);
});

it("is looked at again and again by every process that runs jobs, in less than what counts as down", async () => {
  const loops = staff.loops?.(kit.house) ?? [];
  expect(loops.map(({ everyMs }) => everyMs <= 60_000)).toEqual([true]);
  const from = kit.clock.now().toISOString();
  kit.clock.advance(3_600_000);
  for (const loop of loops) await loop.run();
  expect((await noted())[0]).toMatchObject({ from });
});
