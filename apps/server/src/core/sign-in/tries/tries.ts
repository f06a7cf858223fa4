import { createBatcher } from "#platform/batching";
import { sha256 } from "#platform/ids";
import { type House, perHouse } from "#platform/module";
import { addTries, releaseTries, selectTries } from "./tries-store.ts";

const WINDOW_MS = 15 * 60_000;
const BATCH_MAX = 256;
const WAITING_MAX = 5_000;

/** Name of a count: what is tried at, and by whom. Kept as a hash. */
export const triesKey = (...parts: readonly string[]): string => sha256(JSON.stringify(parts));

/**
 * Counts one try in the key's window of 15 minutes. Returns its number, 1 for the first; of tries at
 * once each has a number of its own, on all replicas together. Many keys go in one statement.
 */
const counter = perHouse((house) => {
  const batcher = createBatcher<{ readonly key: string; readonly turn: string }, number>({
    run: async (tries) => {
      const counts = new Map<string, number>();
      for (const { key } of tries) counts.set(key, (counts.get(key) ?? 0) + 1);
      const now = house.clock.now();
      const windowEnds = new Date(now.getTime() + WINDOW_MS);
      const totals = await addTries(house.database, counts, { now, windowEnds });
      return tries.map(({ key }) => {
        const later = (counts.get(key) as number) - 1;
        counts.set(key, later);
        return (totals.get(key) as number) - later;
      });
    },
    // The order within a key does not matter: every try is a command of its own.
    key: ({ turn }) => turn,
    maxBatch: BATCH_MAX,
    maxConcurrent: 1,
    maxWaiting: WAITING_MAX,
    overloaded: () => Object.assign(new Error("too many tries wait"), { name: "Overloaded" }),
  });
  let turn = 0;
  return (key: string): Promise<number> => batcher.submit({ key, turn: `${turn++}` });
});

export const countTry = (house: House, key: string): Promise<number> => counter(house)(key);

/** Takes tries back that were none, and forgets the counts that a right password ends. */
export const release = (
  house: House,
  back: readonly string[],
  forgotten: readonly string[] = [],
): Promise<void> =>
  releaseTries(house.database, { back: back.filter((key) => !forgotten.includes(key)), forgotten });

export const triesOf = (house: House, key: string): Promise<number> =>
  selectTries(house.database, key, house.clock.now());
