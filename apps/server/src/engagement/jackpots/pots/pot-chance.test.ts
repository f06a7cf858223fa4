import { createHash, createHmac } from "node:crypto";
import { expect, it } from "vitest";
import { dropAmount } from "./pot-chance.ts";

const seed = "ab".repeat(32);
const salt = "0198f2c6-0000-7000-8000-000000000001";

/** The same by hand, as docs/games.md says it: six bytes of the block, modulo the range. */
function byHand(number: number, startAmount: bigint, mustDropBy: bigint): bigint {
  const block = createHmac("sha256", seed).update(`${salt}:${number}:0`).digest();
  const value = BigInt(block.readUIntBE(0, 6));
  return startAmount + 1n + (value % (mustDropBy - startAmount));
}

it("is what anybody works out from seed, salt and number", () => {
  for (let number = 1; number <= 20; number += 1)
    expect(dropAmount({ startAmount: 500n, mustDropBy: 2_000n }, { seed, salt, number })).toBe(
      byHand(number, 500n, 2_000n),
    );
});

it("lies above the start and reaches the limit, each amount about equally often", () => {
  const counts = new Map<bigint, number>();
  for (let number = 1; number <= 4_000; number += 1) {
    const amount = dropAmount(
      { startAmount: 10n, mustDropBy: 14n },
      { seed: createHash("sha256").update(`${number}`).digest("hex"), salt, number },
    );
    counts.set(amount, (counts.get(amount) ?? 0) + 1);
  }
  expect([...counts.keys()].toSorted()).toEqual([11n, 12n, 13n, 14n]);
  // Four standard deviations of 4,000 draws at a quarter: 110.
  for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(110);
});
