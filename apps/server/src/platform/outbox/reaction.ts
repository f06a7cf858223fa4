import type { Database, Tx } from "#platform/database";
import type { Log } from "#platform/log";
import type { Metrics } from "#platform/metrics";
import type { EventDefinition, Wire } from "./event.ts";
import type { StoredEvent } from "./outbox-store.ts";

/** An event as a reaction is given it: as it was written, amounts as digits. */
export interface HeardEvent<Payload extends object> {
  readonly id: bigint;
  readonly name: string;
  readonly playerId: bigint;
  readonly payload: Wire<Payload>;
}

type AfterCommit = () => void | Promise<void>;

/** Hears events, each exactly once: its effects and its position commit together. */
export interface Reaction {
  /** `module.what-it-does`; its position is kept under this name. */
  readonly name: string;
  readonly hears: string;
  handle(tx: Tx, events: readonly StoredEvent[]): Promise<AfterCommit | void>;
}

/**
 * A reaction to one kind of event, in batches. It may return what is to be done after the commit
 * (a live message): that part happens at most once.
 */
export function reaction<Payload extends object>(
  name: string,
  event: EventDefinition<Payload>,
  handle: (tx: Tx, events: readonly HeardEvent<Payload>[]) => Promise<AfterCommit | void>,
): Reaction {
  return {
    name,
    hears: event.name,
    handle: (tx, events) => handle(tx, events as unknown as HeardEvent<Payload>[]),
  };
}

/** The machinery of a running reaction. */
export interface LoopOptions {
  readonly database: Database;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly retryDelayMs?: number;
}

/** Longest text of an error that is kept. */
const ERROR_MAX = 500;
export const errorText = (error: unknown): string =>
  String((error as Error).message ?? error).slice(0, ERROR_MAX);
