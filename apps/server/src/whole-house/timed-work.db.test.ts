import { openTestHouse } from "@houselight/test-kit";
import { expect, it } from "vitest";
import { loopsOf } from "../serve-house.ts";

const loopsWith = async (ROLE: string): Promise<string[]> => {
  const { house, close } = await openTestHouse({ env: { ROLE } });
  try {
    return loopsOf(house).map(({ name }) => name);
  } finally {
    await close();
  }
};

it("lets a process that only answers requests look at its own files, and do no other timed work", async () => {
  expect(await loopsWith("web")).toEqual(["software.note"]);
  const all = await loopsWith("all");
  expect(all).toContain("software.note");
  expect(all.length).toBeGreaterThan(5);
});
