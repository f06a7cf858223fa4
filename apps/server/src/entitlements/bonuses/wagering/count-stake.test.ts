import { expect, it } from "vitest";
import { countedStake, type Round } from "./count-stake.ts";

const terms = { maxStake: 500n, slotsPercent: 100, otherPercent: 10 };
const round = (part: Partial<Round> = {}): Round => ({
  stake: 200n,
  stakeEur: 200n,
  kind: "slots",
  ...part,
});

it.each<[string, Partial<Round>, bigint]>([
  ["a slot in full", {}, 200n],
  ["another game in part", { kind: "other" }, 20n],
  ["a part rounded down", { kind: "other", stake: 19n }, 1n],
  ["the largest stake", { stakeEur: 500n }, 200n],
  ["nothing above the largest stake, in euros", { stakeEur: 501n }, 0n],
])("counts %s", (_what, part, expected) => expect(countedStake(round(part), terms)).toBe(expected));
