import type { Database } from "#platform/database";
import {
  claimPosition,
  countFailure,
  moveTo,
  readAfter,
  readHorizon,
  registerReactions,
  topicOf,
} from "./outbox-store.ts";
import { park } from "./parked-store.ts";
import { errorText, type LoopOptions, type Reaction } from "./reaction.ts";
import { startRetries } from "./retries.ts";

const BATCH = 2000;
/** Failures of a single event before it is parked. */
const ATTEMPTS_MAX = 5;
const LOOK_EVERY_MS = 250;
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
  const loops = reactions.map((one) => ({ topic: topicOf(one.hears), ...startLoop(options, one) }));
  const stopRetries = startRetries(options, reactions);
  const unlisten = options.database.listen((topic) => {
    for (const loop of loops) if (loop.topic === topic) loop.wake();
  });
  return {
    settled: async () => {
      await waitForTransactions(options.database);
      for (const loop of loops) await loop.settled();
    },
    stop: async () => {
      unlisten();
      await Promise.all([stopRetries(), ...loops.map((loop) => loop.stop())]);
    },
  };
}

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
        await park(tx, one.name, last, position.lastError ?? "kept failing");
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
    await countFailure(database, one.name, errorText(error)).catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, options.retryDelayMs ?? 200));
    return true;
  }
}
