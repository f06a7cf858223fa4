/** Moments up to which users' tokens are void, kept for as long as such tokens could live. */
export interface Revocations {
  note(user: string, atMs: number): void;
  at(user: string): number;
}

export function createRevocations(lifetimeMs: number): Revocations {
  const moments = new Map<string, number>();
  return {
    note(user, atMs) {
      const latest = Math.max(atMs, moments.get(user) ?? 0);
      // Re-inserted, so that the map stays in order of time and the old ones are at its front.
      moments.delete(user);
      moments.set(user, latest);
      for (const [other, moment] of moments) {
        if (moment >= atMs - lifetimeMs) break;
        moments.delete(other);
      }
    },
    at: (user) => moments.get(user) ?? 0,
  };
}
