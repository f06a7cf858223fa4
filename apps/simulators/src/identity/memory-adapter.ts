import type { Adapter, AdapterPayload } from "oidc-provider";

interface Kept {
  readonly payload: AdapterPayload;
  readonly expiresAt: number;
}

const ENTRIES_MAX = 20_000;

/** Makes a store for the library that lives as long as the process, and is bounded. */
export function memoryAdapter(): (name: string) => Adapter {
  const entries = new Map<string, Kept>();
  const live = (key: string): AdapterPayload | undefined => {
    const kept = entries.get(key);
    if (kept && kept.expiresAt > Date.now()) return kept.payload;
    entries.delete(key);
    return undefined;
  };
  const where = (name: string, holds: (payload: AdapterPayload) => boolean) =>
    [...entries.keys()]
      .filter((key) => key.startsWith(`${name}:`))
      .map(live)
      .find((payload) => payload !== undefined && holds(payload));
  return (name) => ({
    upsert: async (id, payload, expiresIn) => {
      const oldest = entries.size >= ENTRIES_MAX ? entries.keys().next().value : undefined;
      if (oldest !== undefined) entries.delete(oldest);
      const lifetimeMs = expiresIn ? expiresIn * 1000 : Number.POSITIVE_INFINITY;
      entries.set(`${name}:${id}`, { payload, expiresAt: Date.now() + lifetimeMs });
    },
    find: async (id) => live(`${name}:${id}`),
    findByUid: async (uid) => where(name, (payload) => payload.uid === uid),
    findByUserCode: async (code) => where(name, (payload) => payload.userCode === code),
    consume: async (id) => {
      const payload = live(`${name}:${id}`);
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    },
    destroy: async (id) => void entries.delete(`${name}:${id}`),
    revokeByGrantId: async (grantId) => {
      for (const [key, { payload }] of entries)
        if (payload.grantId === grantId) entries.delete(key);
    },
  });
}
