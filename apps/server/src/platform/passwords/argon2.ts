import { hash, verify } from "@node-rs/argon2";

/** argon2id, OWASP's first choice: 19 MiB, two passes. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A hash of no password: comparing with it costs as much as with a player's. */
const DECOY = `$argon2id$v=19$m=${ARGON2.memoryCost},t=${ARGON2.timeCost},p=${ARGON2.parallelism}$${"A".repeat(22)}$${"A".repeat(43)}`;

export const hashWithArgon2 = (password: string): Promise<string> => hash(password, ARGON2);

/** Returns true when a password matches a hash; takes the same time without a hash, and returns false. */
export async function matchesHash(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  const matches = await verify(passwordHash ?? DECOY, password);
  return passwordHash !== undefined && matches;
}
