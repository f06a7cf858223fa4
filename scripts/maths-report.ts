/** Writes a measurement as text for people and as JSON for programs. */
import {
  fractionToDecimal,
  fractionToNumber,
  fractionToPercent,
  fractionToText,
} from "@houselight/game-maths";
import type { Fraction, RouletteProof, SlotProof } from "@houselight/game-maths";
import type { Measurement, SimulationReport } from "./maths-measure.ts";

/** Longest fraction that is printed whole; a limited chain of free spins gives hundreds of digits. */
const LONGEST_FRACTION = 60;

/** The report a person reads. */
export function measurementToText(measurement: Measurement): string {
  const { proof, proofMs, simulation } = measurement;
  const lines = [
    `${proof.name}, version ${proof.version}`,
    "",
    ...(proof.kind === "slot" ? slotLines(proof) : rouletteLines(proof)),
    "",
    `Proof computed in ${(proofMs / 1000).toFixed(1)} s.`,
    "",
    ...simulationLines(simulation),
  ];
  return lines.join("\n");
}

/** The report a program reads: fractions whole, as `numerator/denominator` with a decimal beside. */
export function measurementToJson(measurement: Measurement): string {
  return JSON.stringify(measurement, (_, value: unknown) => withFractionAsText(value), 2);
}

function withFractionAsText(value: unknown): unknown {
  if (!isFraction(value)) return value;
  return { exact: fractionToText(value), decimal: fractionToDecimal(value, 12) };
}

function isFraction(value: unknown): value is Fraction {
  return (
    value !== null &&
    typeof value === "object" &&
    "numerator" in value &&
    typeof value.numerator === "bigint"
  );
}

function slotLines(proof: SlotProof): string[] {
  const { rtpParts, freeSpins, maxWin } = proof;
  return [
    row("RTP", percent(proof.rtp, 6)),
    row("  as a fraction", fractionText(proof.rtp)),
    row("  base game, lines", percent(rtpParts.baseLines, 6)),
    row("  base game, scatters", percent(rtpParts.baseScatter, 6)),
    row("  free spins", percent(rtpParts.freeSpins, 6)),
    row("Hit rate", `${percent(proof.hitRate, 4)} (${oneIn(fractionToNumber(proof.hitRate))})`),
    row("Standard deviation", `${proof.standardDeviation.toFixed(4)} per unit staked`),
    row("Volatility", proof.volatility),
    ...(freeSpins
      ? [
          row("Free spins start", oneIn(fractionToNumber(freeSpins.frequency))),
          row("  spins on average", fractionToDecimal(freeSpins.averageSpins, 3)),
          row("  win on average", times(freeSpins.averageWin)),
        ]
      : []),
    row("Maximum win, base spin", times(maxWin.baseSpin)),
    ...(maxWin.freeSpin ? [row("Maximum win, one free spin", times(maxWin.freeSpin))] : []),
    row("Maximum win, whole round", maxWin.round ? times(maxWin.round) : "no limit"),
    row("Stop combinations, base", grouped(proof.combinations.base)),
    ...(freeSpins
      ? [row("Stop combinations, free spin", grouped(proof.combinations.freeSpins))]
      : []),
    "",
    ...slotBandLines(proof),
  ];
}

function slotBandLines(proof: SlotProof): string[] {
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
  return table([header, ...rows]);
}

function rouletteLines(proof: RouletteProof): string[] {
  const header = ["Bet", "spots", "pays", "RTP", "hit rate", "deviation", "volatility"];
  const rows = proof.kinds.map((kind) => [
    kind.betKind,
    String(kind.spots),
    `${kind.paysToOne} to 1`,
    `${fractionToText(kind.rtp)}`,
    `${percent(kind.hitRate, 4)}`,
    kind.standardDeviation.toFixed(4),
    kind.volatility,
  ]);
  return [
    row("RTP of every bet", `${percent(proof.rtp, 6)}`),
    row("  as a fraction", fractionText(proof.rtp)),
    "",
    ...table([header, ...rows]),
  ];
}

function simulationLines(simulation: SimulationReport): string[] {
  const { mean, interval, agrees } = simulation.agreement;
  const [low, high] = interval;
  return [
    `Simulation of ${grouped(simulation.rounds)} rounds, seed ${simulation.seed}, ${simulation.stake}`,
    row("Speed", `${grouped(simulation.roundsPerMinute)} rounds a minute`),
    row("Mean return", `${(mean * 100).toFixed(4)} %`),
    row("99 % interval", `${(low * 100).toFixed(4)} % to ${(high * 100).toFixed(4)} %`),
    row("Rounds that paid", `${(simulation.hitRate * 100).toFixed(4)} %`),
    row("Agrees with the exact RTP", agrees ? "yes" : "no"),
  ];
}

function row(label: string, value: string): string {
  return `${label.padEnd(30)}${value}`;
}

function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  return rows.map((cells) =>
    cells
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column === 0 ? cell.padEnd(width) : cell.padStart(width + 3);
      })
      .join("")
      .trimEnd(),
  );
}

function fractionText(value: Fraction): string {
  const text = fractionToText(value);
  if (text.length <= LONGEST_FRACTION) return text;
  const digits = value.denominator.toString().length;
  return `${text.slice(0, 24)}… (denominator of ${digits} digits; --json prints it whole)`;
}

function percent(value: Fraction, digits: number): string {
  return `${fractionToPercent(value, digits)} %`;
}

function oneIn(probability: number): string {
  return `1 in ${(1 / probability).toFixed(2)}`;
}

function times(value: Fraction): string {
  return `${fractionToDecimal(value, 2)} times the stake`;
}

function grouped(value: number): string {
  return value.toLocaleString("en-US");
}
