import type { ConstructorOptions } from "pg-boss";

/** Runs statements, inside a transaction or outside of one. Parameters are `$1`, `$2`, … */
export interface Queryable {
  query<Row extends object>(text: string, parameters?: readonly unknown[]): Promise<Row[]>;
}

/**
 * A function that takes a `Tx` joins the transaction; it never opens or ends one. Statements that
 * are started together (`Promise.all`) are sent together and run in the order in which they were
 * started; when one fails, those behind it fail too.
 */
export interface Tx extends Queryable {
  readonly transaction: true;
  /** Tells those who listen to the database, after the commit, that there is news of this topic. */
  announce(topic: string): void;
}

/**
 * PostgreSQL, embedded or a server: the same statements, the same results. `bigint` columns come
 * as bigint, `date` and `numeric` as text, `timestamptz` as Date, `jsonb` as values.
 */
export interface Database extends Queryable {
  readonly kind: "embedded" | "server";
  /** Sessions that can write at the same time. */
  readonly writers: number;
  /**
   * Runs `work` in one transaction. When the database says that it lost to another (40001, 40P01)
   * the whole of it runs again, so `work` does nothing but SQL.
   */
  tx<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Hears what transactions of this process announce. Returns how to stop. */
  listen(hear: (topic: string) => void): () => void;
  /** Runs a script of several statements without parameters, in one transaction. */
  script(text: string): Promise<void>;
  /** Connection options of the job queue. */
  readonly jobQueue: ConstructorOptions;
  close(): Promise<void>;
}

export function errorCode(error: unknown): string | undefined {
  if (
    typeof error === "object" &&
    error !== null &&
    "code" in error &&
    typeof error.code === "string"
  )
    return error.code;
  return undefined;
}

/** True when the error says that this unique constraint or index was hit. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (errorCode(error) !== "23505") return false;
  return constraint === undefined || (error as { constraint?: string }).constraint === constraint;
}
