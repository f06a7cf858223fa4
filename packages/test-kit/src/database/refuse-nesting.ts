import { AsyncLocalStorage } from "node:async_hooks";
import type { Database } from "@houselight/server/testing";

/**
 * A database that refuses statements beside the transaction they are asked for in: the embedded one
 * would wait for itself for ever, a pool until it is exhausted. Pass the `tx` on, or ask before it.
 */
export function refuseNesting<D extends Database>(database: D): D {
  const open = new AsyncLocalStorage<{ ended: boolean }>();
  const assertOutside = (): void => {
    if (open.getStore()?.ended === false)
      throw new Error("a statement beside the transaction it is asked for in");
  };
  return {
    ...database,
    query: async (text: string, parameters?: readonly unknown[]) => {
      assertOutside();
      return database.query(text, parameters);
    },
    tx: async (work: Parameters<Database["tx"]>[0]) => {
      assertOutside();
      const transaction = { ended: false };
      return open
        .run(transaction, () => database.tx(work))
        .finally(() => {
          transaction.ended = true;
        });
    },
  };
}
