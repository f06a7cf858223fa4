import { hash, verify } from "@node-rs/argon2";
import type { Random } from "#platform/random";

/** argon2id, OWASP's first choice: 19 MiB, two passes. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, ARGON2);

/** Hashed once so that an unknown name costs as long as a wrong password. */
let decoy: Promise<string> | undefined;

/** Returns true when a password matches a hash; takes the same time without a hash, and returns false. */
export async function isPassword(
  random: Random,
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  decoy ??= hashPassword(random.hex(16));
  const holds = await verify(passwordHash ?? (await decoy), password);
  return passwordHash !== undefined && holds;
}
