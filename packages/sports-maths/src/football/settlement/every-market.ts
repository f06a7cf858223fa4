import { MARKET } from "./questions.ts";
import { lineText } from "./specifiers.ts";

/** A market as feeds name it. */
interface MarketName {
  readonly market_id: number;
  readonly specifiers: string;
}

/** Bounds the markets that can have been offered on a match. */
interface Reach {
  /** Goals that were each the next one; null where nobody tells who scored. */
  readonly nextGoals: number | null;
  /** Furthest line of totals, in goals. */
  readonly totalMost: number;
  /** Furthest handicap to both sides, in goals. */
  readonly handicapMost: number;
}

/** Markets without specifiers that the final score decides. */
export const BY_SCORE = [
  MARKET.matchWinner,
  MARKET.doubleChance,
  MARKET.drawNoBet,
  MARKET.bothScore,
  MARKET.oddEven,
  MARKET.correctScore,
] as const;

/** Head starts that are offered. */
export const HEAD_STARTS = ["hcp=0:1", "hcp=1:0"] as const;

/** Quarters of a goal from one line to the next of the same market, and to the first. */
const QUARTER = { step: 1, first: 1 } as const;
const HALF = { step: 4, first: 2 } as const;

/**
 * Names every market that can have been offered on a match, within a reach: a feed ends all of them, so
 * that none stays without a result. The next goals and the first half stand first.
 */
export function everyMarket({ nextGoals, totalMost, handicapMost }: Reach): MarketName[] {
  const plain = (...ids: readonly number[]) => ids.map((market_id) => named(market_id, ""));
  const totals = (market_id: number, { step, first } = QUARTER as typeof QUARTER | typeof HALF) =>
    lines(market_id, "total", { first, last: 4 * totalMost, step });
  const handicap = { first: -4 * handicapMost, last: 4 * handicapMost, step: 1 };
  const goals = nextGoals === null ? 0 : nextGoals + 1;
  return [
    ...Array.from({ length: goals }, (_, at) => named(MARKET.nextGoal, `goalnr=${at + 1}`)),
    ...plain(MARKET.firstHalfWinner),
    ...totals(MARKET.firstHalfTotal),
    ...plain(...BY_SCORE, MARKET.halfTimeFullTime),
    ...HEAD_STARTS.map((specifiers) => named(MARKET.europeanHandicap, specifiers)),
    ...lines(MARKET.asianHandicap, "hcp", handicap),
    ...totals(MARKET.total),
    ...totals(MARKET.homeTotal, HALF),
    ...totals(MARKET.awayTotal, HALF),
  ];
}

const named = (market_id: number, specifiers: string): MarketName => ({ market_id, specifiers });

/** Returns a market on each line from the first to the last, in quarters of a goal. */
function lines(
  market_id: number,
  name: "total" | "hcp",
  { first, last, step }: { readonly first: number; readonly last: number; readonly step: number },
): MarketName[] {
  const count = Math.floor((last - first) / step) + 1;
  return Array.from({ length: count }, (_, at) =>
    named(market_id, `${name}=${lineText(first + at * step)}`),
  );
}
