import type { BonusView } from "@houselight/contracts/bonuses";
import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { newestGifts, withTold } from "./told-gifts.ts";
import { bonusesQuery } from "./bonuses.ts";
import { applyBonuses } from "./change-bonuses.ts";

const bonus = (id: string, version: number, part: Partial<BonusView> = {}) =>
  ({
    id,
    version,
    stage: "issued",
    created_at: `2026-01-0${id}T00:00:00.000Z`,
    ...part,
  }) as BonusView;
const shown = (bonuses: readonly BonusView[] | undefined) =>
  bonuses?.map(({ id, version }) => `${id}@${version}`);

it("BONUS-14: takes over what is newer, leaves what is older, and puts a new one in its place", () => {
  const known = [bonus("2", 5), bonus("1", 5)];
  expect(shown(withTold(known, [bonus("1", 6)]))).toEqual(["2@5", "1@6"]);
  expect(shown(withTold(known, [bonus("1", 4), bonus("2", 5)]))).toEqual(["2@5", "1@5"]);
  expect(shown(withTold(known, [bonus("3", 1)]))).toEqual(["3@1", "2@5", "1@5"]);
});

it("keeps what came live while an older list was on its way, and drops what the list lacks", () => {
  const known = [bonus("2", 7), bonus("1", 3)];
  expect(shown(newestGifts(known, [bonus("3", 1), bonus("2", 6)]))).toEqual(["3@1", "2@7"]);
});

it("names the bonuses that are new, and touches no list that is not loaded", () => {
  const queryClient = new QueryClient();
  expect(applyBonuses(queryClient, [bonus("1", 1)])).toEqual([]);
  expect(queryClient.getQueryData(bonusesQuery.queryKey)).toBeUndefined();
  queryClient.setQueryData(bonusesQuery.queryKey, [bonus("1", 1)]);
  expect(shown(applyBonuses(queryClient, [bonus("1", 2), bonus("2", 1)]))).toEqual(["2@1"]);
  expect(shown(queryClient.getQueryData(bonusesQuery.queryKey))).toEqual(["2@1", "1@2"]);
});
