import { sha256 } from "#platform/ids";

/** Values of a chain. One that is used up is followed by a new one. */
export const CHAIN_LENGTH = 1_000;

/**
 * Returns the values of a chain in the order of use: each is SHA-256, as hex text, of the one after it,
 * and the root is the last.
 */
export function chainSeeds(root: string, length: number): readonly string[] {
  const seeds = [root];
  while (seeds.length < length) seeds.push(sha256(seeds.at(-1) as string));
  return seeds.toReversed();
}
