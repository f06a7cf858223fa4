import { createHash } from "node:crypto";
import type { JackpotDropView, JackpotTermsView } from "@houselight/contracts";
import { describe, expect, it } from "vitest";
import { amountOf, verifyDrops } from "./verify-drops.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
/** A chain of four values: pots 1 and 2 have dropped, 3 is filled now. */
const SEEDS = ["fourth", "third", "second", "first"].reduce<string[]>(
  (seeds, _name, at) => [at === 0 ? "ab".repeat(32) : sha256(seeds[0] as string), ...seeds],
  [],
);
const range = { start_cents: 100, must_drop_by_cents: 1_000 };

const dropOf = (number: number): JackpotDropView => {
  const seed = SEEDS[number - 1] as string;
  const salt = `0198f2c6-0000-7000-8000-00000000000${number}`;
  const drop = { level: "level_1" as const, number, seed, seed_hash: sha256(seed), salt, ...range };
  return { ...drop, amount_cents: amountOf(drop), created_at: "2026-11-28T00:00:00.000Z" };
};
const terms: JackpotTermsView[] = [
  {
    identifier: "level_1",
    rate_ppm: 1_000,
    ...range,
    return_ppm: 1_222,
    pot: { number: 3, seed_hash: SEEDS[1] as string, salt: null },
  },
];
const drops = [dropOf(2), dropOf(1)];

const wrongOf = (answer: Parameters<typeof verifyDrops>[0]) =>
  verifyDrops(answer)
    .filter(({ ok }) => !ok)
    .map(({ text }) => text);

describe("the drops of a jackpot", () => {
  it("agree with their seeds, their salts and each other", () => {
    const steps = verifyDrops({ terms, drops });
    expect(steps).toHaveLength(6);
    expect(steps.every(({ ok }) => ok)).toBe(true);
  });

  it.each([
    ["an amount", { amount_cents: (drops[1]?.amount_cents ?? 0) + 1 }],
    ["a hash", { seed_hash: sha256("another") }],
    ["a salt", { salt: "0198f2c6-0000-7000-8000-00000000000f" }],
  ] as const)("do not with another %s", (_what, part) => {
    const changed = [drops[0] as JackpotDropView, { ...(drops[1] as JackpotDropView), ...part }];
    expect(wrongOf({ terms, drops: changed }).length).toBeGreaterThan(0);
  });

  it("do not where a seed is not the one that the pot before committed to", () => {
    const seed = sha256("made up later");
    const made = { ...(drops[0] as JackpotDropView), seed, seed_hash: sha256(seed) };
    const honest = { ...made, amount_cents: amountOf(made) };
    expect(wrongOf({ terms, drops: [honest, drops[1] as JackpotDropView] })).toEqual([
      "level_1 2: the seed is the hash of the next pot",
      "level_1 1: the seed is the hash of the next pot",
    ]);
  });
});
