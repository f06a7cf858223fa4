import { hashSync, verifySync } from "@node-rs/argon2";

/**
 * argon2id with 7 MiB and five passes: of OWASP's equal choices the one that takes play the least of
 * the processors' shared cache.
 */
const ARGON2 = { memoryCost: 7_168, timeCost: 5, parallelism: 1 } as const;
const PREFIX = `$argon2id$v=19$m=${ARGON2.memoryCost},t=${ARGON2.timeCost},p=${ARGON2.parallelism}$`;

/** A hash of no password: comparing with it costs as much as with a player's. */
const DECOY = `${PREFIX}${"A".repeat(22)}$${"A".repeat(43)}`;

/** Returns true for a hash of other parameters, which takes another time: it is made anew when it can be. */
export const isOutdated = (passwordHash: string): boolean => !passwordHash.startsWith(PREFIX);

/** Work for a thread that hashes: a hash of a new password, or a comparison, with null for no hash. */
export type HashWork =
  | { readonly password: string }
  | { readonly password: string; readonly passwordHash: string | null };

/** Does the work on the calling thread, which it holds for as long as a hash takes. */
export function doHashWork(work: HashWork): string | boolean {
  if (!("passwordHash" in work)) return hashSync(work.password, ARGON2);
  const matches = verifySync(work.passwordHash ?? DECOY, work.password);
  return work.passwordHash !== null && matches;
}
