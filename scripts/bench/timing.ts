/** Seconds since it was made. */
export const stopwatch = (): (() => number) => {
  const start = process.hrtime.bigint();
  return () => Number(process.hrtime.bigint() - start) / 1e9;
};

export interface Percentiles {
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
}

/** Median, 95th and 99th percentile of milliseconds, to two decimals. Sorts the given list. */
export function percentiles(values: number[]): Percentiles {
  values.sort((a, b) => a - b);
  const at = (share: number) =>
    Math.round(
      (values[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0) * 100,
    ) / 100;
  return { p50Ms: at(0.5), p95Ms: at(0.95), p99Ms: at(0.99) };
}
