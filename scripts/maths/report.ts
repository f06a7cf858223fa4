/** Writes a measurement as text for people and as JSON for programs. */
import { fractionToDecimal, fractionToText, groupedText } from "@houselight/game-maths";
import type { Fraction, ReportBlock } from "@houselight/game-maths";
import type { Measurement, SimulationReport } from "./measure.ts";

/** The report a person reads. */
export function measurementToText({ proof, proofMs, simulation }: Measurement): string {
  const lines = [
    `${proof.name}, version ${proof.version}`,
    "",
    ...proof.report.flatMap((block) => [...blockLines(block), ""]),
    `Proof computed in ${(proofMs / 1000).toFixed(1)} s.`,
    "",
    ...simulationLines(simulation),
  ];
  return lines.join("\n");
}

/** The report a program reads: fractions whole, as `numerator/denominator` with a decimal beside. */
export function measurementToJson({ proof, ...measurement }: Measurement): string {
  const { report: _, ...figures } = proof;
  return JSON.stringify(
    { proof: figures, ...measurement },
    (_key, value: unknown) => withFractionAsText(value),
    2,
  );
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

const blockLines = (block: ReportBlock): string[] =>
  "rows" in block ? block.rows.map(([label, value]) => row(label, value)) : tableLines(block.table);

function simulationLines(simulation: SimulationReport): string[] {
  const { mean, interval, agrees } = simulation.agreement;
  const [low, high] = interval;
  return [
    `Simulation of ${groupedText(simulation.rounds)} rounds, seed ${simulation.seed}, ${simulation.stake}`,
    row("Speed", `${groupedText(simulation.roundsPerMinute)} rounds a minute`),
    row("Mean return", `${(mean * 100).toFixed(4)} %`),
    row("99 % interval", `${(low * 100).toFixed(4)} % to ${(high * 100).toFixed(4)} %`),
    row("Rounds that paid", `${(simulation.hitRate * 100).toFixed(4)} %`),
    row("Agrees with the exact RTP", agrees ? "yes" : "no"),
  ];
}

function row(label: string, value: string): string {
  return `${label.padEnd(30)}${value}`;
}

/** Returns the lines of a table whose first row is its head. */
export function tableLines(rows: readonly (readonly string[])[]): string[] {
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
