import type { BetProof, ReportBlock } from "../../game.ts";
import {
  fraction,
  subtractFractions,
  fractionToDecimal,
  fractionToNumber,
  fractionToPercent,
} from "../../proof/fraction.ts";
import type { Fraction } from "../../proof/fraction.ts";
import {
  groupedText,
  oneInText,
  percentText,
  shortFraction,
  timesText,
} from "../../proof/report-text.ts";
import type { CapEffect } from "./highest-payout.ts";
import type { SlotProof } from "./prove-slot.ts";

/** The proof of one way to bet, by whichever method its sheet allows. */
export interface SheetProof {
  readonly figures: BetProof;
  /** Highest win of a round, in multiples of the total stake; of one spin where rounds have no limit. */
  readonly topWin: Fraction;
  readonly report: readonly ReportBlock[];
  readonly details: unknown;
}

/** Returns the figures of a proof that all games share. */
export function slotFigures(proof: SlotProof): BetProof {
  const { rtp, hitRate, standardDeviation, volatility, maxWin, capEffect, freeSpins } = proof;
  const figures = {
    rtp,
    hitRate,
    standardDeviation,
    volatility,
    maxWin: maxWin.round,
    ...(freeSpins ? { featureRate: fractionToNumber(freeSpins.frequency) } : {}),
  };
  if (capEffect === null) return figures;
  if (capEffect.taken === 0) return { ...figures, capRate: 0 };
  const { taken, halfWidth } = capEffect;
  if (halfWidth !== undefined) {
    const scale = 10 ** 12;
    const cut = fraction(BigInt(Math.round(taken * scale)), BigInt(scale));
    return {
      ...figures,
      rtp: subtractFractions(rtp, cut),
      method: "counted and solved exactly; the highest payout by Fourier transform",
      rtpHalfWidth: halfWidth,
      capRate: capEffect.rate,
    };
  }
  return {
    ...figures,
    method: "counted and solved exactly; the highest payout bounded",
    rtpHalfWidth: capEffect.taken,
    capRate: capEffect.rate,
  };
}

/** Returns the proof for a reader. */
export const slotReport = (proof: SlotProof): ReportBlock[] => [
  { rows: figureRows(proof) },
  ...(proof.baseBands.length > 0 ? [{ table: bandTable(proof) }] : []),
];

function figureRows(proof: SlotProof): (readonly [string, string])[] {
  const { rtpParts, freeSpins, maxWin, hitRate, capEffect } = proof;
  return [
    ["RTP", percentText(proof.rtp, 6)],
    ["  as a fraction", shortFraction(proof.rtp)],
    ["  base game, lines", percentText(rtpParts.baseLines, 6)],
    ["  base game, scatters", percentText(rtpParts.baseScatter, 6)],
    [`  ${(freeSpins?.name ?? "free spins").toLowerCase()}`, percentText(rtpParts.freeSpins, 6)],
    ["Hit rate", `${percentText(hitRate, 4)} (${oneInText(fractionToNumber(hitRate))})`],
    ["Standard deviation", `${proof.standardDeviation.toFixed(4)} per unit staked`],
    ["Volatility", proof.volatility],
    ...(freeSpins ? featureRows(freeSpins) : []),
    ["Maximum win, base spin", timesText(maxWin.baseSpin)],
    ...(maxWin.freeSpin
      ? [["Maximum win, one free spin", timesText(maxWin.freeSpin)] as const]
      : []),
    ["Maximum win, whole round", maxWin.round ? timesText(maxWin.round) : "no limit"],
    ...(capEffect && capEffect.taken > 0 ? capRows(capEffect) : []),
    ["Stop combinations, base", groupedText(proof.combinations.base)],
    ...(proof.combinations.freeSpins > 0
      ? [["Stop combinations, free spin", groupedText(proof.combinations.freeSpins)] as const]
      : []),
  ];
}

const capRows = ({ rate, taken }: CapEffect): (readonly [string, string])[] => [
  ["Highest payout, reached", `at most ${oneInText(rate)} rounds`],
  ["Highest payout, takes", `at most ${(taken * 100).toExponential(1)} % of the RTP`],
];

const featureRows = (
  freeSpins: NonNullable<SlotProof["freeSpins"]>,
): (readonly [string, string])[] => [
  [`${freeSpins.name} start`, oneInText(fractionToNumber(freeSpins.frequency))],
  ["  spins on average", fractionToDecimal(freeSpins.averageSpins, 3)],
  ["  win on average", timesText(freeSpins.averageWin)],
];

function bandTable(proof: SlotProof): Extract<ReportBlock, { table: unknown }>["table"] {
  const header = ["Win, times the stake", "base spin", "share", "whole round", "share"];
  const rows = proof.baseBands.map((base, index) => {
    const round = proof.roundBands[index];
    return [
      base.from === base.to ? "none" : `${base.from} to ${base.to ?? "…"}`,
      `${fractionToPercent(base.probability, 5)} %`,
      `${fractionToPercent(base.rtpShare, 3)} %`,
      round ? `${(round.probability * 100).toFixed(5)} %` : "",
      round ? `${(round.rtpShare * 100).toFixed(3)} %` : "",
    ];
  });
  return [header, ...rows];
}
