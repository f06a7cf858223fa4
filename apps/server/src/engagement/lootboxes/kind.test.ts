import { pickByWeight } from "@houselight/game-maths/prizes";
import { describe, expect, it } from "vitest";
import { drawOf } from "#core/fairness";
import { isFor, type Owner } from "./kind.ts";
import { moneyItem } from "./lootboxes.testing.ts";

const kind = { groupKey: "paper-box", groupIds: [], items: [moneyItem(5, 3), moneyItem(10)] };
const owner: Owner = { groups: [], maxWagering: null, disabled: [] };

describe("a loot box is for a player", () => {
  it.each<
    [string, Partial<typeof kind> | { groupIds: readonly string[] }, Partial<Owner>, boolean]
  >([
    ["of any group, where none is named", {}, {}, true],
    ["of its groups", { groupIds: ["257", "258"] }, { groups: ["258"] }, true],
    ["LOOT-05: of no other", { groupIds: ["257"] }, { groups: ["258"] }, false],
    ["as far as the licence lets it be wagered", {}, { maxWagering: 3 }, true],
    ["never beyond that", {}, { maxWagering: 2 }, false],
    ["never while its group of gifts is off", {}, { disabled: ["paper-box"] }, false],
  ])("%s", (_name, part, who, expected) => {
    expect(isFor({ ...kind, ...part }, { ...owner, ...who })).toBe(expected);
  });
});

it("LOOT-04: prizes come up by their weights, in 10,000 seeded draws", () => {
  const DRAWS = 10_000;
  const weights = [50, 30, 15, 5];
  const counts = weights.map(() => 0);
  const seeds = { serverSeed: "7a".repeat(32), clientSeed: "mine" };
  for (let nonce = 0; nonce < DRAWS; nonce += 1)
    (counts[pickByWeight(weights, drawOf({ ...seeds, nonce: BigInt(nonce) }))] as number) += 1;
  const chi = counts.reduce((sum, count, at) => {
    const expected = (DRAWS * (weights[at] as number)) / 100;
    return sum + (count - expected) ** 2 / expected;
  }, 0);
  // 99 %, three degrees of freedom.
  expect(chi).toBeLessThan(11.35);
});
