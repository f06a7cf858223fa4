import type { Queryable } from "./database.ts";

/**
 * The statements of one transaction, none of which runs once it has ended: a session goes on to another
 * transaction, and what comes too late would be part of that one.
 */
export function untilEnded(statements: Queryable): Queryable & { end(): void } {
  let ended = false;
  return {
    async query<Row extends object>(text: string, parameters?: readonly unknown[]) {
      if (ended) throw new Error("The transaction has ended: its statement is not run.");
      return statements.query<Row>(text, parameters);
    },
    end: () => {
      ended = true;
    },
  };
}
