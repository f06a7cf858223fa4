import { createHash, createHmac } from "node:crypto";
import { blockMessage, createDraw, type Draw } from "@houselight/game-maths/fairness";
import type { LongPlay } from "./long-play.ts";

const CLIENT_SEED = "long-run";

/** A part of a long run: nonces from one on, up to another. */
export interface RoundRange {
  /** Names the server seed together with the game: no two games share a draw. */
  readonly seed: number;
  readonly slug: string;
  readonly from: number;
  readonly to: number;
}

/** Sums of a run for each bet, in the order of its play. */
export interface RoundSums {
  /** Rounds in which the bet was decided. */
  readonly counts: Float64Array;
  /** Returns in stakes. */
  readonly returned: Float64Array;
}

/** Returns the server seed of a run: hex, as those of players are. */
export const serverSeedOf = ({ seed, slug }: Pick<RoundRange, "seed" | "slug">): string =>
  createHash("sha256").update(`long run ${seed} of ${slug}`).digest("hex");

/**
 * Returns what opens the draw of a nonce, as the server does: mapping `pf:2` over HMAC-SHA256 of the seeds.
 * Blocks of one nonce are kept, so that each further draw from its first number costs no hash.
 */
export function nonceDraws(serverSeed: string): (nonce: number) => () => Draw {
  let blocks: Buffer[] = [];
  return (nonce) => {
    blocks = [];
    const block = (at: number): Buffer =>
      (blocks[at] ??= createHmac("sha256", serverSeed)
        .update(blockMessage(CLIENT_SEED, nonce, at))
        .digest());
    return () => createDraw(block);
  };
}

/** Plays the rounds of a range; tells after every so many how far it is. */
export function runRounds(
  { bets, play }: LongPlay,
  range: RoundRange,
  tell: { readonly every: number; played(rounds: number): void } | null = null,
): RoundSums {
  const counts = new Float64Array(bets.length);
  const returned = new Float64Array(bets.length);
  const note = (bet: number, stakes: number): void => {
    counts[bet] = (counts[bet] as number) + 1;
    returned[bet] = (returned[bet] as number) + stakes;
  };
  const { from, to } = range;
  const drawsOf = nonceDraws(serverSeedOf(range));
  for (let nonce = from; nonce < to; nonce += 1) {
    play(drawsOf(nonce), nonce, note);
    if (tell && (nonce + 1 - from) % tell.every === 0) tell.played(tell.every);
  }
  return { counts, returned };
}

/** Adds the sums of parts of a run. */
export function addSums(parts: readonly RoundSums[]): RoundSums {
  const size = parts[0]?.counts.length ?? 0;
  const total = (of: (part: RoundSums) => Float64Array) =>
    Float64Array.from({ length: size }, (_, bet) =>
      parts.reduce((sum, part) => sum + (of(part)[bet] as number), 0),
    );
  return { counts: total(({ counts }) => counts), returned: total(({ returned }) => returned) };
}
