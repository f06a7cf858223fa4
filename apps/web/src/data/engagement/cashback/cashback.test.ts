import type { CashbackView } from "@houselight/contracts/cashback";
import { expect, it } from "vitest";
import { cashbackOfLive } from "./cashback.ts";

const rule = (key: string, kinds: CashbackView["kinds"]) => ({ key, kinds }) as CashbackView;

it.each<[string, readonly CashbackView[], string | undefined]>([
  ["the one for live tables", [rule("all", []), rule("live", ["tables", "live"])], "live"],
  ["the one for everything", [rule("slots", ["slots"]), rule("all", [])], "all"],
  ["none of others", [rule("slots", ["slots"]), rule("tables", ["tables"])], undefined],
  ["none of none", [], undefined],
])("GAME-08: shows %s with live games", (_what, all, key) =>
  expect(cashbackOfLive(all)?.key).toBe(key),
);
