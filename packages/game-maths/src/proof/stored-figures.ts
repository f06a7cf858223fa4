import type { BetProof, GameProof } from "../game.ts";
import {
  cutFraction,
  type Fraction,
  fraction,
  fractionToDecimal,
  fractionToPercent,
  fractionToText,
  multiplyFractions,
} from "./fraction.ts";

/** The figures of one bet, numbers as text. */
export interface StoredBet {
  /** As many decimals as the method supports. */
  readonly rtp_percent: string;
  /** The RTP itself, where it is known exactly and short enough to read. */
  readonly fraction?: string;
  readonly method: string;
  readonly hit_rate_percent: string;
  readonly standard_deviation: string;
  /** Highest return of a round in stakes; "none" without a limit. */
  readonly max_win: string;
  /** Share of rounds that end at the highest payout, at most; absent without one. */
  readonly cap_rate?: string;
}

const EXACT_DECIMALS = 12;
const LONGEST_FRACTION = 200;

/** Returns the figures of every bet of a proof as they are stored and printed. */
export const storedBets = ({ bets }: GameProof): Readonly<Record<string, StoredBet>> =>
  Object.fromEntries(Object.entries(bets).map(([name, bet]) => [name, storedBet(bet)]));

function storedBet(bet: BetProof): StoredBet {
  const { rtp, hitRate, standardDeviation, maxWin, rtpHalfWidth, sampled, capRate } = bet;
  const exact = fractionToText(rtp);
  const isShort = rtpHalfWidth === undefined && exact.length <= LONGEST_FRACTION;
  return {
    rtp_percent: rtpPercent(rtp, rtpHalfWidth),
    ...(isShort ? { fraction: exact } : {}),
    method: bet.method ?? "counted and solved exactly",
    hit_rate_percent: fractionToPercent(hitRate, sampled ? 1 : 10),
    standard_deviation: standardDeviation.toFixed(sampled ? 1 : 10),
    max_win: maxWin === null ? "none" : fractionToDecimal(maxWin, 10),
    ...(capRate === undefined ? {} : { cap_rate: capRate.toPrecision(2) }),
  };
}

/** Returns an RTP in per cent. One that was played is cut, as on the game's page: it promises no more than was found. */
function rtpPercent(rtp: Fraction, halfWidth: number | undefined): string {
  const decimals = supportedDecimals(halfWidth);
  return halfWidth === undefined
    ? fractionToPercent(rtp, decimals)
    : cutFraction(multiplyFractions(rtp, fraction(100n)), decimals);
}

/**
 * Returns how many decimals of an RTP in per cent its half-width supports: a last digit that is at
 * least as large as the half-width.
 */
export function supportedDecimals(halfWidth: number | undefined): number {
  if (halfWidth === undefined || halfWidth === 0) return EXACT_DECIMALS;
  return Math.max(0, Math.min(EXACT_DECIMALS, Math.floor(-Math.log10(halfWidth * 100))));
}
