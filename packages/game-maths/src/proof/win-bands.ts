import { fraction } from "./fraction.ts";
import type { Fraction } from "./fraction.ts";

/** One row of a win table: wins from `from` up to but not including `to`, in total stakes. */
export interface WinBand {
  readonly from: number;
  /** null for the highest band. The first band, 0 to 0, is "no win". */
  readonly to: number | null;
  readonly probability: Fraction;
  /** Part of the RTP these wins make up. */
  readonly rtpShare: Fraction;
}

/** Lower bounds of the bands after "no win", in total stakes. */
export const BAND_BOUNDS: readonly number[] = [0, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/** The band of a win: 0 for no win, then 1, 2, … along BAND_BOUNDS. */
export function bandOf(win: number, totalStake: number): number {
  if (win === 0) return 0;
  return BAND_BOUNDS.findLastIndex((bound) => win >= bound * totalStake) + 1;
}

/** Exact bands of whole-number wins with whole-number weights. `totalStake` is in the wins' unit. */
export function winBands(
  wins: Iterable<{ readonly win: number; readonly weight: number }>,
  combinations: number,
  totalStake: number,
): WinBand[] {
  const weights = Array.from({ length: BAND_BOUNDS.length + 1 }, () => 0n);
  const sums = Array.from({ length: BAND_BOUNDS.length + 1 }, () => 0n);
  for (const { win, weight } of wins) {
    const band = bandOf(win, totalStake);
    weights[band] = (weights[band] as bigint) + BigInt(weight);
    sums[band] = (sums[band] as bigint) + BigInt(weight) * BigInt(win);
  }
  return weights.map((weight, band): WinBand => {
    return {
      from: band === 0 ? 0 : (BAND_BOUNDS[band - 1] as number),
      to: band === 0 ? 0 : (BAND_BOUNDS[band] ?? null),
      probability: fraction(weight, BigInt(combinations)),
      rtpShare: fraction(sums[band] as bigint, BigInt(combinations) * BigInt(totalStake)),
    };
  });
}
