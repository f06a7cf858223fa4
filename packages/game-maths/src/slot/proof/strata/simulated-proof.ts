import type { BetProof, ProofEffort, ReportBlock } from "../../../game.ts";
import { fraction, fractionToNumber } from "../../../proof/fraction.ts";
import type { Fraction } from "../../../proof/fraction.ts";
import { groupedText, oneInText } from "../../../proof/report-text.ts";
import { supportedDecimals } from "../../../proof/stored-figures.ts";
import { volatilityOf } from "../../../proof/volatility.ts";
import { BAND_BOUNDS } from "../../../proof/win-bands.ts";
import type { ParSheet } from "../../par-sheet/par-sheet.ts";
import { solveWalking } from "../features/walking-chain.ts";
import type { SheetProof } from "../slot-report.ts";
import { simulateStrata } from "./stratified-simulation.ts";
import type { StratifiedSimulation } from "./stratified-simulation.ts";

/** Half of the 99 % interval of a simulated return, in stakes. */
const HALF_WIDTHS = { full: 0.001, short: 0.01 } as const;
const SEEDS = { full: 20_261, short: 7 } as const;

interface PlayedProof extends SheetProof {
  readonly run: StratifiedSimulation;
}

/** Tells whether the rounds of a sheet are no chain of counted spins, so that they must be played. */
export const isPlayed = ({ cascade, walking }: ParSheet): boolean =>
  cascade !== undefined || walking !== undefined;

/** Proves a sheet by its rounds, and by the chain of its walkers where it has them. */
export function playedProof(sheet: ParSheet, effort: ProofEffort): SheetProof {
  const played = simulatedProof(sheet, effort);
  return sheet.walking ? withChain(sheet, played) : played;
}

/** Plays the rounds of a sheet until its return is known to a tenth of a point, 99 % sure. */
function simulatedProof(sheet: ParSheet, effort: ProofEffort): PlayedProof {
  const symbols = countedSymbols(sheet);
  const seed = SEEDS[effort];
  // The rounds of a sheet with a chain say nothing of its mean.
  const halfWidth = sheet.walking ? HALF_WIDTHS.short / 2 : HALF_WIDTHS[effort];
  const run = simulateStrata(sheet, symbols, { halfWidth, seed });
  const maxWin = fraction(BigInt(sheet.cap ?? Math.ceil(run.highest)));
  const figures: BetProof = {
    rtp: decimalFraction(run.mean),
    hitRate: decimalFraction(run.hitRate),
    standardDeviation: run.standardDeviation,
    volatility: volatilityOf(run.standardDeviation),
    maxWin,
    method: `simulated: ${groupedText(run.rounds)} rounds of the engine, weighed by the first board's ${symbols.join(" and ")}; ± ${(run.halfWidth * 100).toFixed(2)} points at 99 %`,
    rtpHalfWidth: run.halfWidth,
    sampled: true,
    ...(sheet.cap === undefined ? {} : { capRate: capRateOf(run, sheet.cap) }),
    ...(run.featureRate > 0 ? { featureRate: run.featureRate } : {}),
  };
  const details = { kind: "slot", name: sheet.name, version: sheet.version, ...run };
  return { figures, topWin: maxWin, report: report(run, figures), details, run };
}

/** Returns the symbols whose number on the first board decides most about a round. */
const countedSymbols = ({ scatter, springs, umbrellas, walking, wild }: ParSheet): string[] =>
  [scatter?.symbol, springs?.symbol, umbrellas?.symbol, walking ? wild?.symbol : undefined].flatMap(
    (symbol) => symbol ?? [],
  );

/** Nothing less is claimed of a mean that is solved in double precision, less what a limit takes. */
const LEAST_HALF_WIDTH = 5e-5;
/** The sampled fourth moment may miss the rarest wins: a bound from it is taken so many times. */
const CAUTION = 10;

/** Returns how often the highest payout is reached, at most. */
const capBound = ({ fourthMoment }: StratifiedSimulation, cap: number): number =>
  (CAUTION * fourthMoment) / cap ** 4;

/** Returns how often the highest payout was reached; where no round of the run did, how often at most. */
const capRateOf = (run: StratifiedSimulation, cap: number): number =>
  run.capRate > 0 ? run.capRate : capBound(run, cap);

/** Puts the exact mean in place of the sampled one. */
function withChain(sheet: ParSheet, { run, ...played }: PlayedProof): SheetProof {
  const { base, respins, frequency, averageRespins } = solveWalking(sheet);
  const cap = sheet.cap ?? Number.POSITIVE_INFINITY;
  // For a win w and a limit c: (w - c)+ is at most w^4 * 27 / (256 c^3), and w >= c only if w^4 >= c^4.
  const taken = (CAUTION * run.fourthMoment * 27) / 256 / cap ** 3;
  const percent = (share: number): string => `${(share * 100).toFixed(4)} %`;
  const rows: (readonly [string, string])[] = [
    ["RTP, solved as a chain", percent(base + respins)],
    ["  base game", percent(base)],
    ["  respins", percent(respins)],
    ["Respins start", oneInText(frequency)],
    ["  respins on average", (averageRespins / frequency).toFixed(4)],
    ["Highest payout, takes", `at most ${(taken * 100).toExponential(1)} % of the RTP`],
  ];
  return {
    ...played,
    report: [{ rows }, ...played.report],
    figures: {
      ...played.figures,
      rtp: decimalFraction(base + respins),
      rtpHalfWidth: Math.max(LEAST_HALF_WIDTH, taken),
      featureRate: frequency,
      capRate: Math.max(run.capRate, capBound(run, cap)),
      method: `solved exactly as a chain; the highest payout bounded, hit rate and deviation from ${groupedText(run.rounds)} rounds of the engine`,
    },
  };
}

const SCALE = 1e12;

const decimalFraction = (value: number): Fraction =>
  fraction(BigInt(Math.round(value * SCALE)), BigInt(SCALE));

function report(run: StratifiedSimulation, { rtp, volatility }: BetProof): ReportBlock[] {
  const decimals = supportedDecimals(run.halfWidth);
  const percent = (share: number): string => `${(share * 100).toFixed(decimals)} %`;
  const rows: (readonly [string, string])[] = [
    ["RTP, simulated", percent(fractionToNumber(rtp))],
    ["  half of the 99 % interval", `${(run.halfWidth * 100).toFixed(3)} points`],
    ...(run.featureRate > 0
      ? [["  of it rounds with free spins", percent(run.featureWin)] as const]
      : []),
    ["Hit rate", percent(run.hitRate)],
    ["Standard deviation", `${run.standardDeviation.toFixed(1)} per unit staked`],
    ["Volatility", volatility],
    ...(run.featureRate > 0
      ? [
          ["Free spins start", oneInText(run.featureRate)] as const,
          ["  spins on average", (run.featureSpins / run.featureRate).toFixed(1)] as const,
        ]
      : []),
    ["Highest payout, reached", run.capRate > 0 ? oneInText(run.capRate) : "in no round played"],
    ["Highest win of a round played", `${run.highest.toFixed(2)} times the stake`],
    ["Rounds played", groupedText(run.rounds)],
    ["Counts of the first board", groupedText(run.strata)],
  ];
  const table = run.bands.map(({ chance, share }, band) => [
    band === 0 ? "none" : `${BAND_BOUNDS[band - 1]} to ${BAND_BOUNDS[band] ?? "…"}`,
    `${(chance * 100).toPrecision(3)} %`,
    `${(share * 100).toFixed(decimals)} %`,
  ]);
  return [{ rows }, { table: [["Win, times the stake", "whole round", "share"], ...table] }];
}
