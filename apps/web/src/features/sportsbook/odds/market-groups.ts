import type { MarketView } from "@houselight/contracts/sportsbook";
import { specifierOf } from "./market-words.ts";

/** Groups of a fixture's page, in their order, with the markets of each in theirs. */
const GROUPS = {
  main: [1, 10, 11],
  goals: [18, 19, 20, 29, 8, 26],
  handicaps: [16, 14],
  halves: [60, 68, 47],
  scores: [45],
} as const;

type GroupName = keyof typeof GROUPS | "more";

/** Markets of one kind, which differ by their lines. */
export interface MarketKind {
  readonly marketId: number;
  /** By their line. */
  readonly markets: readonly MarketView[];
}

export interface MarketGroup {
  readonly name: GroupName;
  readonly kinds: readonly MarketKind[];
}

/** States in which a market is shown: what takes no bet any more is gone. */
const isShown = ({ state }: MarketView): boolean => state === "open" || state === "suspended";

/** Returns the line of a market as a number, for its place among others; one without any stands first. */
function lineOf({ specifiers }: MarketView): number {
  const total = specifierOf(specifiers, "total");
  if (total) return Number(total);
  const [home = "0", away = "0"] = specifierOf(specifiers, "hcp").split(":");
  return Number(home || 0) - Number(away);
}

const ORDER: readonly number[] = Object.values(GROUPS).flat();

/** Returns the markets that take bets, or will again, by group and kind; groups without any are left out. */
export function marketGroups(markets: readonly MarketView[]): readonly MarketGroup[] {
  const shown = markets.filter(isShown);
  const kindsOf = (ids: readonly number[]): MarketKind[] =>
    ids
      .map((marketId) => ({
        marketId,
        markets: shown
          .filter(({ market_id }) => market_id === marketId)
          .toSorted((one, other) => lineOf(one) - lineOf(other)),
      }))
      .filter(({ markets: ofKind }) => ofKind.length > 0);
  const rest = [...new Set(shown.map(({ market_id }) => market_id))]
    .filter((id) => !ORDER.includes(id))
    .toSorted((one, other) => one - other);
  const groups: MarketGroup[] = [
    ...Object.entries(GROUPS).map(([name, ids]) => ({
      name: name as GroupName,
      kinds: kindsOf(ids),
    })),
    { name: "more", kinds: kindsOf(rest) },
  ];
  return groups.filter(({ kinds }) => kinds.length > 0);
}

/** Returns the main markets of a card: the winner, and the total that stands on it. */
export const mainMarkets = (markets: readonly MarketView[]) => ({
  winner: markets.find(({ market_id }) => market_id === 1) ?? null,
  total: markets.find(({ market_id }) => market_id === 18) ?? null,
});
