import { BUNDLED_RATES } from "@houselight/contracts";
import { expect, it } from "vitest";
import { bonusOf } from "./deposit-bonus.ts";

const offer = { percent: 50, amount: 2_000n, minDeposit: 1_000n };

it.each<[string, { amount: bigint; currency: string }, bigint]>([
  ["nothing below the least deposit", { amount: 999n, currency: "EUR" }, 0n],
  ["its part from the least deposit on", { amount: 1_000n, currency: "EUR" }, 500n],
  ["its part rounded down", { amount: 1_001n, currency: "EUR" }, 500n],
  ["the most that it gives", { amount: 4_001n, currency: "EUR" }, 2_000n],
  ["nothing below the least in another currency", { amount: 1_626n - 1n, currency: "CAD" }, 0n],
  ["the most in another currency", { amount: 99_999n, currency: "CAD" }, 3_252n],
])("gives %s", (_what, deposit, expected) =>
  expect(bonusOf(offer, deposit, BUNDLED_RATES)).toBe(expected),
);
