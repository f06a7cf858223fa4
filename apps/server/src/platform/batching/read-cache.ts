import type { Clock } from "#platform/clock";

/**
 * Keeps what is read often and changes seldom for a moment: many readers, one look-up. The bound on
 * age is the bound on how stale an answer may be; the bound on entries keeps strange keys out of memory.
 */
export interface ReadCache {
  get<T>(key: string, read: () => Promise<T>): Promise<T>;
  /** Reads anew the next time, because this house has just changed it. */
  forget(key: string): void;
}

export function createReadCache(
  clock: Clock,
  bounds: { readonly ttlMs: number; readonly entriesMax: number },
): ReadCache {
  const entries = new Map<string, { readonly until: number; readonly value: Promise<unknown> }>();
  return {
    get<T>(key: string, read: () => Promise<T>): Promise<T> {
      const now = clock.now().getTime();
      const kept = entries.get(key);
      if (kept && kept.until > now) return kept.value as Promise<T>;
      const value = read();
      entries.delete(key);
      if (entries.size >= bounds.entriesMax) entries.delete(entries.keys().next().value as string);
      entries.set(key, { until: now + bounds.ttlMs, value });
      // A failure is told to those who wait for it and not kept.
      value.catch(() => entries.delete(key));
      return value;
    },
    forget: (key) => void entries.delete(key),
  };
}
