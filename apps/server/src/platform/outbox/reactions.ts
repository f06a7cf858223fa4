import type { Database, Tx } from "#platform/database";
import type { Log } from "#platform/log";
import type { Metrics } from "#platform/metrics";
import type { EventDefinition, Wire } from "./event.ts";
import {
  claimPosition,
  countFailure,
  moveTo,
  park,
  readAfter,
  registerReactions,
  type StoredEvent,
} from "./outbox-store.ts";

/** What a reaction is given: an event as it was written, amounts as digits. */
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

const BATCH = 2000;
/** Failures of a single event before it is parked. */
const ATTEMPTS_MAX = 5;
const LOOK_EVERY_MS = 250;
/** Under load events gather this long, so that a look is worth its statements. */
const GATHER_MS = 15;

export interface RunningReactions {
  /** An event of this name was appended: look soon. */
  wake(name: string): void;
  /** Resolves when every event appended before the call has been heard (tests). */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

export async function startReactions(
  options: { database: Database; log: Log; metrics: Metrics; retryDelayMs?: number },
  reactions: readonly Reaction[],
): Promise<RunningReactions> {
  await registerReactions(
    options.database,
    reactions.map((one) => one.name),
  );
  const loops = reactions.map((one) => startLoop(options, one));
  return {
    wake: (name) => {
      for (const [index, loop] of loops.entries())
        if (reactions[index]?.hears === name) loop.wake();
    },
    settled: async () => {
      for (const loop of loops) await loop.settled();
    },
    stop: async () => {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}

type LoopOptions = Parameters<typeof startReactions>[0];

function startLoop(options: LoopOptions, one: Reaction) {
  let stopped = false;
  let looking: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let wanted = false;
  let gathering: NodeJS.Timeout | undefined;

  /** One look at a time; a wish that comes during a look causes another. */
  const look = (): Promise<unknown> => {
    wanted = true;
    const run = async () => {
      while (wanted && !stopped) {
        wanted = false;
        if (await advance(options, one).catch(() => false)) wanted = true;
      }
    };
    looking = looking.then(run, run);
    return looking;
  };
  const schedule = () => {
    timer = setTimeout(async () => {
      await look();
      if (!stopped) schedule();
    }, LOOK_EVERY_MS);
    timer.unref();
  };
  schedule();

  return {
    wake: () => {
      gathering ??= setTimeout(() => {
        gathering = undefined;
        void look();
      }, GATHER_MS);
    },
    settled: look,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      clearTimeout(gathering);
      await looking.catch(() => {});
    },
  };
}

/** Handles the next batch. Returns true when there may be more. */
async function advance(options: LoopOptions, one: Reaction): Promise<boolean> {
  const { database, metrics, log } = options;
  let parked = false;
  try {
    const done = await database.tx(async (tx) => {
      const position = await claimPosition(tx, one.name);
      if (!position) return undefined;
      // After a failure events are taken one by one, so that only the one at fault is held up.
      const limit = position.attempts > 0 ? 1 : BATCH;
      const events = await readAfter(tx, position, one.hears, limit);
      const last = events.at(-1);
      if (!last) {
        // Nothing of ours before the horizon: move there now and then, so that the pruning can follow.
        if (BigInt(position.horizon) - BigInt(position.txid) > 1000n)
          await moveTo(tx, one.name, position.horizon, 0n);
        return undefined;
      }
      if (position.attempts >= ATTEMPTS_MAX) {
        await park(tx, one.name, last, "kept failing");
        parked = true;
      }
      const after = parked ? undefined : await one.handle(tx, events);
      await moveTo(tx, one.name, last.txid, last.id);
      return { count: events.length, after, more: events.length === limit };
    });
    if (!done) return false;
    metrics.reactions.inc({ reaction: one.name, result: parked ? "parked" : "done" }, done.count);
    if (parked) log.error({ reaction: one.name }, "an event keeps failing and is parked");
    if (done.after)
      await Promise.resolve(done.after()).catch((error) =>
        log.warn({ reaction: one.name, err: error }, "after commit"),
      );
    return done.more;
  } catch (error) {
    metrics.reactions.inc({ reaction: one.name, result: "failed" });
    log.warn({ reaction: one.name, err: error }, "a reaction failed and is tried again");
    await countFailure(
      database,
      one.name,
      String((error as Error).message ?? error).slice(0, 500),
    ).catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, options.retryDelayMs ?? 200));
    return true;
  }
}
