import type { LootboxView } from "@houselight/contracts/lootboxes";
import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it, vi } from "vitest";
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
    expect(ids(withToldBoxes([box("b"), box("a")], told))).toEqual([
      "c issued",
      "b issued",
      "a activated",
    ]);
  });

  it("leave the list when they are over, and never bring an earlier state back", () => {
    const known = [box("a", { stage: "activated", version: 1 }), box("b")];
    const told = [box("a"), box("b", { stage: "expired", version: 1 })];
    expect(ids(withToldBoxes(known, told))).toEqual(["a activated"]);
  });

  it("are shown and hidden by the house's time, not by a clock that is a day ahead or behind", () => {
    const at = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000).toISOString();
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      for (const clock of [-25, 0, 25]) {
        vi.setSystemTime(at(clock));
        const queryClient = new QueryClient();
        queryClient.setQueryData(lootboxesQuery.queryKey, [box("b")]);
        applyLootboxes(queryClient, [box("a")]);
        const shown = queryClient.getQueryData(lootboxesQuery.queryKey) ?? [];
        expect(ids(shown), `${clock} hours`).toEqual(["a issued", "b issued"]);
        const opened = { stage: "activated", activated_at: at(1), valid_until: at(9) } as const;
        applyLootboxes(queryClient, [box("a", { ...opened, version: 1 })]);
        const left = queryClient.getQueryData(lootboxesQuery.queryKey) ?? [];
        expect(ids(left).includes("b issued"), `${clock} hours`).toBe(false);
      }
    } finally {
      vi.useRealTimers();
    }
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
