import type { Database } from "#platform/database";
import { isUnavailable } from "#platform/http";
import { startLoop as startJobLoop } from "#platform/jobs";
import {
  claimPosition,
  countFailure,
  HORIZON_AHEAD,
  moveTo,
  readAfter,
  readHorizon,
  registerReactions,
  selectBehind,
  topicOf,
} from "./outbox-store.ts";
import { park } from "./parked-store.ts";
import { errorText, type LoopOptions, type Reaction } from "./reaction.ts";
import { startRetries } from "./retries.ts";
import { countParked, selectWaiting } from "./upkeep/waiting-store.ts";

const BATCH = 2000;
/** Failures of its own that a single event may have before it is parked. */
const ATTEMPTS_MAX = 5;
/** Failures in a row, of a database that is away or busy, that say nothing of an event. */
const BUSY_MAX = 60;
const LOOK_EVERY_MS = 250;
const MEASURE_EVERY_MS = 10_000;
/** Under load events gather this long, so that a look is worth its statements. */
const GATHER_MS = 15;
const SETTLED_WAIT_MS = 1_500;
const SETTLED_LOOK_MS = 5;

export interface RunningReactions {
  /** Resolves when every event appended before the call has been heard (tests). */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

export async function startReactions(
  options: LoopOptions,
  reactions: readonly Reaction[],
): Promise<RunningReactions> {
  await registerReactions(
    options.database,
    reactions.map((one) => one.name),
  );
  const loops = reactions.map((one) => ({
    name: one.name,
    topic: topicOf(one.hears),
    ...startLoop(options, one),
  }));
  let isStopped = false;
  const stopRetries = startRetries(options, reactions);
  const stopLooking = startLooking(options, reactions, loops);
  const stopMeasuring = startMeasuring(options, reactions);
  const unlisten = options.database.listen((topic) => {
    for (const loop of loops) if (loop.topic === topic) loop.wake();
  });
  return {
    settled: async () => {
      // What is heard may tell something else, which is heard too.
      for (let isBehind = true; isBehind && !isStopped; ) {
        await waitForTransactions(options.database);
        const behind = await selectBehind(options.database, reactions);
        for (const loop of loops) await (behind.has(loop.name) ? loop.settled() : loop.idle());
        isBehind = behind.size > 0;
      }
    },
    stop: async () => {
      isStopped = true;
      unlisten();
      await Promise.all([
        stopLooking(),
        stopMeasuring(),
        stopRetries(),
        ...loops.map((loop) => loop.stop()),
      ]);
    },
  };
}

/**
 * Looks now and then for what other replicas append, and for what a transaction held back that is
 * over by now: one statement for all reactions, however many there are. Returns how to stop.
 */
const startLooking = (
  { database, log }: LoopOptions,
  reactions: readonly Reaction[],
  loops: readonly ReactionLoop[],
): (() => Promise<void>) =>
  startJobLoop(
    {
      name: "outbox.look",
      everyMs: LOOK_EVERY_MS,
      run: async () => {
        const behind = await selectBehind(database, reactions);
        reactions.forEach(({ name }, index) => {
          if (behind.has(name)) loops[index]?.lookWhenIdle();
        });
      },
    },
    log,
  );

/** Measures now and then how long events wait, and how many are parked. Returns how to stop. */
const startMeasuring = (
  { database, log, metrics }: LoopOptions,
  reactions: readonly Reaction[],
): (() => Promise<void>) =>
  startJobLoop(
    {
      name: "outbox.measure",
      everyMs: MEASURE_EVERY_MS,
      run: async () => {
        for (const { reaction, seconds } of await selectWaiting(database, reactions))
          metrics.outboxWaiting.set({ reaction }, seconds);
        metrics.outboxParked.set(await countParked(database));
      },
    },
    log,
  );

/**
 * Waits until the transactions that run now are over, other databases' of the same server too: until
 * then no reaction reads what was appended after they began. Gives up on one that stays open.
 */
async function waitForTransactions(database: Database): Promise<void> {
  const { next } = await readHorizon(database);
  for (let waited = 0; waited < SETTLED_WAIT_MS; waited += SETTLED_LOOK_MS) {
    if (BigInt((await readHorizon(database)).horizon) >= BigInt(next)) return;
    await new Promise((resolve) => setTimeout(resolve, SETTLED_LOOK_MS));
  }
}

interface ReactionLoop {
  /** Looks soon, once for all that comes until then. */
  wake(): void;
  /** Looks now; one that looks already is left to it. */
  lookWhenIdle(): void;
  /** Looks, after the look that runs. Resolves when there is no more. */
  settled(): Promise<unknown>;
  /** Resolves when the look that runs is over. */
  idle(): Promise<unknown>;
  stop(): Promise<void>;
}

function startLoop(options: LoopOptions, one: Reaction): ReactionLoop {
  const pace: Pace = { limit: BATCH, busy: 0 };
  let stopped = false;
  let looking: Promise<unknown> = Promise.resolve();
  let running = 0;
  let wanted = false;
  let gathering: NodeJS.Timeout | undefined;

  /** One look at a time; a wish that comes during a look causes another. */
  const look = (): Promise<unknown> => {
    wanted = true;
    running++;
    const run = async () => {
      while (wanted && !stopped) {
        wanted = false;
        if (await advance(options, one, pace).catch(() => false)) wanted = true;
      }
      running--;
    };
    looking = looking.then(run, run);
    return looking;
  };

  return {
    wake: () => {
      gathering ??= setTimeout(() => {
        gathering = undefined;
        void look();
      }, GATHER_MS);
    },
    lookWhenIdle: () => {
      if (running === 0) void look();
    },
    settled: look,
    idle: () => looking,
    stop: async () => {
      stopped = true;
      clearTimeout(gathering);
      await looking.catch(() => {});
    },
  };
}

interface Pace {
  /** So many events a look takes at most. */
  limit: number;
  /** Failures in a row of a database that is away or busy. */
  busy: number;
}

/**
 * Handles the next batch. Returns true when there may be more. After a failure events are taken one by one,
 * then twice as many each time: only the one at fault is held up, and those before it take few tries.
 */
async function advance(options: LoopOptions, one: Reaction, pace: Pace): Promise<boolean> {
  const { database, metrics, log } = options;
  let parked = false;
  try {
    const done = await database.tx(async (tx) => {
      const position = await claimPosition(tx, one.name);
      if (!position) return undefined;
      const limit = position.attempts > 0 ? 1 : pace.limit;
      const events = await readAfter(tx, position, one.hears, limit);
      const last = events.at(-1);
      if (!last) {
        // Nothing of ours before the horizon: move there now and then, so that the pruning can follow.
        if (BigInt(position.horizon) - BigInt(position.txid) > HORIZON_AHEAD)
          await moveTo(tx, one.name, position.horizon, 0n);
        return undefined;
      }
      if (position.attempts >= ATTEMPTS_MAX) {
        await park(tx, one.name, last, position.lastError ?? "kept failing");
        parked = true;
      }
      const after = parked ? undefined : await one.handle(tx, events);
      await moveTo(tx, one.name, last.txid, last.id);
      return { count: events.length, after, more: events.length === limit };
    });
    if (!done) return false;
    pace.limit = Math.min(BATCH, pace.limit * 2);
    pace.busy = 0;
    metrics.reactions.inc({ reaction: one.name, result: parked ? "parked" : "done" }, done.count);
    if (parked) log.error({ reaction: one.name }, "an event keeps failing and is parked");
    if (done.after)
      await Promise.resolve(done.after()).catch((error) =>
        log.warn({ reaction: one.name, err: error }, "after commit"),
      );
    return done.more;
  } catch (error) {
    pace.limit = 1;
    metrics.reactions.inc({ reaction: one.name, result: "failed" });
    log.warn({ reaction: one.name, err: error }, "a reaction failed and is tried again");
    // A database that is away or busy says nothing of the event; one that is so for each try of it, without an
    // end, is kept busy by the event.
    if (!isUnavailable(error) || ++pace.busy > BUSY_MAX)
      await countFailure(database, one.name, errorText(error)).catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, options.retryDelayMs ?? 200));
    return true;
  }
}
