import { errorCode, type Queryable } from "./database.ts";

/** in_failed_sql_transaction: this statement did nothing because one before it failed. */
const BEHIND_A_FAILURE = "25P02";

/**
 * The statements of one transaction. Those sent behind one that fails give its error as theirs:
 * whoever waits for all of them learns why, whichever answer reaches it first.
 */
export function failingTogether(statements: Queryable): Queryable {
  let first: unknown;
  return {
    async query<Row extends object>(text: string, parameters?: readonly unknown[]) {
      try {
        return await statements.query<Row>(text, parameters);
      } catch (error) {
        first ??= error;
        throw errorCode(error) === BEHIND_A_FAILURE ? first : error;
      }
    },
  };
}
