import type { FaultResult } from "./fault.ts";

const HEADINGS = [
  "fault",
  "database",
  "injected",
  "acknowledged",
  "lost",
  "duplicated",
  "imbalance",
  "unresolved",
  "violations",
  "recovery p50",
  "max",
];

/** The results as lines of a Markdown table; a fault that nothing had to recover from shows a dash. */
export function tableOf(results: readonly FaultResult[]): string[] {
  return [HEADINGS, HEADINGS.map(() => "---"), ...results.map(rowOf)].map(
    (cells) => `| ${cells.join(" | ")} |`,
  );
}

const rowOf = (result: FaultResult): string[] => [
  result.fault,
  result.database,
  ...[
    result.injected,
    result.acknowledged,
    result.lost,
    result.duplicated,
    result.imbalance,
    result.unresolved,
    result.violations.length,
  ].map(String),
  ...[result.recoverySecondsMedian, result.recoverySecondsMax].map((value) =>
    value === 0 ? "–" : `${value.toFixed(2)} s`,
  ),
];
