import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { chainSeeds } from "./chain.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

it("ends with its root, and each value is the hash of the one after it", () => {
  const seeds = chainSeeds("00ff", 50);
  expect(seeds).toHaveLength(50);
  expect(seeds.at(-1)).toBe("00ff");
  for (const [at, seed] of seeds.slice(0, -1).entries())
    expect(sha256(seeds[at + 1] as string)).toBe(seed);
});

it("of one value is its root", () => expect(chainSeeds("ab", 1)).toEqual(["ab"]));
