import { createHash } from "node:crypto";

/**
 * Draws a sample by seed: the mutants whose hashes with it are the smallest. One that comes or goes
 * changes one place of the sample.
 */
export function sampleOf<M extends { readonly id: string }>(
  mutants: readonly M[],
  { seed, size }: { readonly seed: number; readonly size: number },
): M[] {
  const rank = ({ id }: M) => createHash("sha256").update(`${seed} ${id}`).digest("hex");
  return mutants
    .map((mutant) => ({ mutant, rank: rank(mutant) }))
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, size)
    .map(({ mutant }) => mutant);
}
