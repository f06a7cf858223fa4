/** Longest client seed, in characters (Unicode code points). */
export const MAX_CLIENT_SEED_LENGTH = 64;

/**
 * Tells whether a text may be a client seed: 1 to 64 characters, no control characters,
 * no lone surrogates (they have no utf-8 form) and no ":" — the message joins its
 * parts with it, so a seed with ":" could stand for two different messages.
 */
export function isClientSeed(text: string): boolean {
  const length = [...text].length;
  if (length < 1 || length > MAX_CLIENT_SEED_LENGTH) return false;
  return !/[:\p{Cc}\p{Cs}]/u.test(text);
}
