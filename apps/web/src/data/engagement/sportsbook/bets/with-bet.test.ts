import { expect, it } from "vitest";
import { bet, card } from "../sportsbook.testing.ts";
import { withBet, withFixtures } from "./with-bet.ts";

const at = (id: string, minute: number, state: "open" | "won" = "open") =>
  bet({ id, state, placed_at: `2026-01-01T12:${String(minute).padStart(2, "0")}:00.000Z` });
const ids = (pages: ReturnType<typeof withBet>) => pages.map((page) => page.map(({ id }) => id));
const open = [[at("c", 30), at("b", 20)], [at("a", 10)]];

it("a bet that was placed stands first", () =>
  expect(ids(withBet(open, "open", at("d", 40), 2))).toEqual([["d", "c", "b"], ["a"]]));

it("a bet that changes stays where it is", () => {
  const changed = { ...at("b", 20), potential_cents: 7 };
  expect(withBet(open, "open", changed, 2)[0]?.[1]).toEqual(changed);
});

it("a bet that ends leaves those that are open, and comes to those that have ended", () => {
  const ended = at("b", 20, "won");
  expect(ids(withBet(open, "open", ended, 2))).toEqual([["c"], ["a"]]);
  expect(ids(withBet([[at("z", 25, "won"), at("y", 5, "won")]], "ended", ended, 2))).toEqual([
    ["z", "b", "y"],
  ]);
});

it("a bet whose result was taken back is open again, where it was placed", () =>
  expect(ids(withBet([[at("c", 30)]], "open", at("b", 20), 2))).toEqual([["c", "b"]]));

it("a bet behind the last page that is loaded comes with its page", () =>
  expect(ids(withBet([[at("c", 30), at("b", 20)]], "open", at("a", 10), 2))).toEqual([["c", "b"]]));

it("a leg follows its match, and nothing that comes late", () => {
  const { markets: _, ...fixture } = card({ version: 5 });
  const leg = {
    fixture,
    market_id: 1,
    specifiers: "",
    selection_id: "home",
    odds: 2_150,
    in_play: false,
    state: "open",
  } as const;
  const pages = [[bet({ legs: [leg] }), bet({ id: "b-2" })]];
  const scored = { ...fixture, version: 6, score: { home: 1, away: 0 } };
  expect(withFixtures(pages, [scored])[0]?.[0]?.legs).toEqual([{ ...leg, fixture: scored }]);
  expect(withFixtures(pages, [{ ...scored, version: 5 }])).toEqual(pages);
});
