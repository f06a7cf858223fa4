import type { LootboxView } from "@houselight/contracts/lootboxes";
import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { applyLootboxes, lootboxesQuery, withToldBoxes } from "./lootboxes.ts";

const NOW = new Date();
const box = (id: string, part: Partial<LootboxView> = {}): LootboxView => ({
  id,
  group_key: "paper-box",
  title: { en: "A box" },
  stage: "issued",
  created_at: NOW.toISOString(),
  valid_until: new Date(NOW.getTime() + 3_600_000).toISOString(),
  items: [],
  activated_at: null,
  draw: null,
  version: 0,
  ...part,
});
const ids = (boxes: readonly LootboxView[]) => boxes.map(({ id, stage }) => `${id} ${stage}`);

describe("LOOT-05: boxes that are told", () => {
  it("come first when they are new, and take the place of what they were", () => {
    const told = [box("c"), box("a", { stage: "activated", version: 1 })];
    expect(ids(withToldBoxes([box("b"), box("a")], told, NOW))).toEqual([
      "c issued",
      "b issued",
      "a activated",
    ]);
  });

  it("leave the list when they are over, and never bring an earlier state back", () => {
    const known = [box("a", { stage: "activated", version: 1 }), box("b")];
    const told = [box("a"), box("b", { stage: "expired", version: 1 })];
    expect(ids(withToldBoxes(known, told, NOW))).toEqual(["a activated"]);
  });

  it("wait for the list to be read", () => {
    const queryClient = new QueryClient();
    applyLootboxes(queryClient, [box("a")]);
    expect(queryClient.getQueryData(lootboxesQuery.queryKey)).toBeUndefined();
    queryClient.setQueryData(lootboxesQuery.queryKey, []);
    applyLootboxes(queryClient, [box("a")]);
    expect(ids(queryClient.getQueryData(lootboxesQuery.queryKey) ?? [])).toEqual(["a issued"]);
  });
});
