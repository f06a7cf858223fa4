import type { GameProof, ReportBlock } from "../../game.ts";
import { fractionToDecimal, fractionToNumber, fractionToPercent } from "../../proof/fraction.ts";
import {
  groupedText,
  oneInText,
  percentText,
  shortFraction,
  timesText,
} from "../../proof/report-text.ts";
import type { SlotProof } from "./prove-slot.ts";

/** Puts the proof of a slot in the form that all games share. */
export function slotGameProof(proof: SlotProof): GameProof {
  const { rtp, hitRate, standardDeviation, volatility, maxWin } = proof;
  return {
    kind: proof.kind,
    name: proof.name,
    version: proof.version,
    rtp,
    bets: { main: { rtp, hitRate, standardDeviation, volatility, maxWin: maxWin.round } },
    headline: { hitRate, volatility, topWin: maxWin.freeSpin ?? maxWin.baseSpin },
    details: proof,
    report: [{ rows: figureRows(proof) }, { table: bandTable(proof) }],
  };
}

function figureRows(proof: SlotProof): (readonly [string, string])[] {
  const { rtpParts, freeSpins, maxWin, hitRate } = proof;
  return [
    ["RTP", percentText(proof.rtp, 6)],
    ["  as a fraction", shortFraction(proof.rtp)],
    ["  base game, lines", percentText(rtpParts.baseLines, 6)],
    ["  base game, scatters", percentText(rtpParts.baseScatter, 6)],
    ["  free spins", percentText(rtpParts.freeSpins, 6)],
    ["Hit rate", `${percentText(hitRate, 4)} (${oneInText(fractionToNumber(hitRate))})`],
    ["Standard deviation", `${proof.standardDeviation.toFixed(4)} per unit staked`],
    ["Volatility", proof.volatility],
    ...(freeSpins ? featureRows(freeSpins) : []),
    ["Maximum win, base spin", timesText(maxWin.baseSpin)],
    ...(maxWin.freeSpin
      ? [["Maximum win, one free spin", timesText(maxWin.freeSpin)] as const]
      : []),
    ["Maximum win, whole round", maxWin.round ? timesText(maxWin.round) : "no limit"],
    ["Stop combinations, base", groupedText(proof.combinations.base)],
    ...(freeSpins
      ? [["Stop combinations, free spin", groupedText(proof.combinations.freeSpins)] as const]
      : []),
  ];
}

const featureRows = (
  freeSpins: NonNullable<SlotProof["freeSpins"]>,
): (readonly [string, string])[] => [
  ["Free spins start", oneInText(fractionToNumber(freeSpins.frequency))],
  ["  spins on average", fractionToDecimal(freeSpins.averageSpins, 3)],
  ["  win on average", timesText(freeSpins.averageWin)],
];

function bandTable(proof: SlotProof): Extract<ReportBlock, { table: unknown }>["table"] {
  const header = ["Win, times the stake", "base spin", "share", "whole round", "share"];
  const rows = proof.roundBands.map((band, index) => {
    const base = proof.baseBands[index];
    return [
      band.from === band.to ? "none" : `${band.from} to ${band.to ?? "…"}`,
      base ? `${fractionToPercent(base.probability, 5)} %` : "",
      base ? `${fractionToPercent(base.rtpShare, 3)} %` : "",
      `${(band.probability * 100).toFixed(5)} %`,
      `${(band.rtpShare * 100).toFixed(3)} %`,
    ];
  });
  return [header, ...rows];
}
