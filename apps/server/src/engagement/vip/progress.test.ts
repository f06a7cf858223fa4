import { BUNDLED_RATES } from "@houselight/contracts";
import { expect, it } from "vitest";
import { euroBets, progressOf } from "./progress.ts";

const sums = (deposits: bigint, bets: bigint, currency = "USD") => ({ currency, deposits, bets });
const progress = (all: readonly ReturnType<typeof sums>[], rank = 1) =>
  progressOf(all, { rank, earned: 0, currency: "USD" }, BUNDLED_RATES);

it("VIP-03, CASHBOX-16: says how far a player has come to the thresholds of the currency", () => {
  expect(progress([sums(150_000n, 3_000_000n)])).toEqual({
    currency: "USD",
    currentStatus: "bronze",
    activeStatus: "regular",
    nextStatus: "silver",
    depositThresholdCents: 600_000,
    depositAmountCents: 150_000,
    betSumThresholdCents: 6_000_000,
    betSumCents: 3_000_000,
    overallProgress: 37,
  });
});

it.each<[string, bigint, bigint, number]>([
  ["nothing", 0n, 0n, 0],
  ["one part in full", 600_000n, 0n, 50],
  ["one part far beyond", 6_000_000n, 0n, 50],
  ["both in full", 600_000n, 6_000_000n, 100],
  ["a cent less", 600_000n, 5_999_999n, 99],
])("counts %s as %i of %i: %i percent", (_what, deposits, bets, percent) =>
  expect(progress([sums(deposits, bets)]).overallProgress).toBe(percent),
);

it("adds up all currencies by their rates, and has no next status at the top", () => {
  const all = [sums(0n, 1_000n, "EUR"), sums(0n, 1_000n, "CAD")];
  expect(euroBets(all, BUNDLED_RATES)).toBeGreaterThan(1_000n);
  expect(progress(all, 5)).toMatchObject({ currentStatus: "diamond", nextStatus: null });
  expect(progress([], -1)).toMatchObject({ currentStatus: "regular", nextStatus: "bronze" });
});
