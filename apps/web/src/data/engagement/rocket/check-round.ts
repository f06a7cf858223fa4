import type { RocketRoundView } from "@houselight/contracts/rocket";
import { drawPoint } from "@houselight/game-maths/rocket";
import { recompute } from "../rounds-of-all/recompute.ts";

/** A round as this browser computes it again: what agrees with what the house told. */
export interface CheckedRound {
  /** The seed is the one whose hash was told before the bets. */
  readonly seed: boolean;
  /** The bets on record, in their order, give the salt. */
  readonly salt: boolean;
  /** Seed, salt and nonce give the point. */
  readonly point: boolean;
  /** The point as it is computed here, in hundredths. */
  readonly computed: number;
}

type Played = Pick<
  RocketRoundView,
  "seed" | "seed_hash" | "salt" | "nonce" | "point" | "bets" | "number"
>;

/** Computes a round again from its seed and the ids of its bets, page by page; null while the seed is secret. */
export async function checkRound(
  { seed, point, bets, ...bound }: Played,
  pages: AsyncIterable<readonly string[]>,
): Promise<CheckedRound | null> {
  if (seed === null) return null;
  const { draw, ...agrees } = await recompute({ ...bound, seed }, bets, pages);
  const computed = drawPoint(draw);
  return { ...agrees, point: computed === point, computed };
}
