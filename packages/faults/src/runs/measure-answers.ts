import type { Workload } from "../workload/workload.ts";

export interface Measured {
  /** Slowest answer of any status; a request that got none counts with its time. */
  slowestSeconds: number;
  /** Slowest 503. */
  slowestRefusalSeconds: number;
  accepted: number;
  unavailable: number;
  /** Answers with status 500: the house's own fault. */
  failed: number;
  /** Given up by the client without an answer. */
  hanging: number;
  /** Connections that broke before an answer came. */
  broken: number;
}

const HANGING_SECONDS = 9.5;

/** Hears the answers that come while `during` runs. */
export async function measureAnswers(
  workload: Workload,
  during: () => Promise<void>,
): Promise<Measured> {
  const measured: Measured = {
    slowestSeconds: 0,
    slowestRefusalSeconds: 0,
    accepted: 0,
    unavailable: 0,
    failed: 0,
    hanging: 0,
    broken: 0,
  };
  const before = workload.onAnswer;
  workload.onAnswer = ({ status, seconds }) => {
    measured.slowestSeconds = Math.max(measured.slowestSeconds, seconds);
    if (status === 503) {
      measured.unavailable++;
      measured.slowestRefusalSeconds = Math.max(measured.slowestRefusalSeconds, seconds);
    }
    if (status >= 200 && status < 300) measured.accepted++;
    if (status === 500) measured.failed++;
    if (status === 0 && seconds > HANGING_SECONDS) measured.hanging++;
    else if (status === 0) measured.broken++;
  };
  try {
    await during();
  } finally {
    workload.onAnswer = before;
  }
  return measured;
}

/** The figures of several measurements together: sums and maxima. */
export function putFigures(figures: Record<string, number>, measured: readonly Measured[]): void {
  const most = (pick: (one: Measured) => number) => Math.max(0, ...measured.map(pick));
  const sum = (pick: (one: Measured) => number) =>
    measured.reduce((total, one) => total + pick(one), 0);
  figures["slowest_answer_s"] = round(most((one) => one.slowestSeconds));
  figures["slowest_503_s"] = round(most((one) => one.slowestRefusalSeconds));
  figures["accepted_meanwhile"] = sum((one) => one.accepted);
  figures["answered_503"] = sum((one) => one.unavailable);
  figures["answered_500"] = sum((one) => one.failed);
  figures["hanging"] = sum((one) => one.hanging);
}

const round = (value: number): number => Math.round(value * 100) / 100;
