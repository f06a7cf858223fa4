import { createBatcher } from "./batcher.ts";

/**
 * Looks things up by key, one statement for all that ask in the same turn of the event loop.
 * Nothing is kept: every answer is as fresh as its question.
 */
export function createLoader<Key extends string | bigint, Value>(
  load: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
  options: { maxBatch?: number; maxConcurrent?: number } = {},
): (key: Key) => Promise<Value | undefined> {
  let turn = 0;
  const batcher = createBatcher<Key, Value | undefined>({
    run: async (keys) => {
      const found = await load([...new Set(keys)]);
      return keys.map((key) => found.get(key));
    },
    // Reads need no order: every question is its own key.
    key: () => `${turn++}`,
    maxBatch: options.maxBatch ?? 256,
    maxConcurrent: options.maxConcurrent ?? 2,
    maxWaiting: 20_000,
    overloaded: () => new Error("too many look-ups are waiting"),
  });
  return (key) => batcher.submit(key);
}
