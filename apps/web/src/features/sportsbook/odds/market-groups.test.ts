import { expect, it } from "vitest";
import { market } from "../../../data/engagement/sportsbook/sportsbook.testing.ts";
import { mainMarkets, marketGroups } from "./market-groups.ts";

const shape = (markets: Parameters<typeof marketGroups>[0]) =>
  marketGroups(markets).map(({ name, kinds }) => [
    name,
    kinds.map((kind) => [kind.marketId, ...kind.markets.map(({ specifiers }) => specifiers)]),
  ]);
const of = (market_id: number, specifiers = "") => market({ market_id, specifiers });

it("stand in groups, and by their lines within a kind", () => {
  const markets = [
    of(20, "total=0.5"),
    of(19, "total=1.5"),
    of(18, "total=10.5"),
    of(18, "total=2.5"),
    of(29),
    of(1),
    of(16, "hcp=0.5"),
    of(16, "hcp=-1"),
    of(14, "hcp=1:0"),
    of(14, "hcp=0:1"),
    of(500),
  ];
  expect(shape(markets)).toEqual([
    ["main", [[1, ""]]],
    [
      "goals",
      [
        [18, "total=2.5", "total=10.5"],
        [19, "total=1.5"],
        [20, "total=0.5"],
        [29, ""],
      ],
    ],
    [
      "handicaps",
      [
        [16, "hcp=-1", "hcp=0.5"],
        [14, "hcp=0:1", "hcp=1:0"],
      ],
    ],
    ["more", [[500, ""]]],
  ]);
});

it.each([
  ["open", 1],
  ["suspended", 1],
  ["closed", 0],
  ["settled", 0],
  ["cancelled", 0],
] as const)("one that is %s is shown: %d", (state, count) =>
  expect(marketGroups([market({ state })])).toHaveLength(count),
);

it("of a card are the winner and its total", () => {
  expect(mainMarkets([of(18, "total=3.5"), of(1)])).toEqual({
    winner: of(1),
    total: of(18, "total=3.5"),
  });
  expect(mainMarkets([])).toEqual({ winner: null, total: null });
});
