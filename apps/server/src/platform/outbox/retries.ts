import { isUnavailable } from "#platform/http";
import { startLoop } from "#platform/jobs";
import { noteRetryFailed, takeRetry } from "./parked-store.ts";
import { errorText, type LoopOptions, type Reaction } from "./reaction.ts";

const LOOK_EVERY_MS = 1000;

/**
 * Tries parked events again that an operator wants to be heard: one at a time, each in its own
 * transaction. Returns how to stop.
 */
export function startRetries(
  options: LoopOptions,
  reactions: readonly Reaction[],
): () => Promise<void> {
  let stopped = false;
  const stop = startLoop(
    {
      name: "outbox.retries",
      everyMs: LOOK_EVERY_MS,
      run: async () => {
        while (!stopped && (await retryNext(options, reactions)));
      },
    },
    options.log,
  );
  return () => {
    stopped = true;
    return stop();
  };
}

/** Tries the next one. Returns whether there was one. */
async function retryNext(
  { database, log, metrics }: LoopOptions,
  reactions: readonly Reaction[],
): Promise<boolean> {
  let taken: Awaited<ReturnType<typeof takeRetry>>;
  try {
    const after = await database.tx(async (tx) => {
      taken = await takeRetry(
        tx,
        reactions.map(({ name }) => name),
      );
      return reactions
        .find(({ name }) => name === taken?.reaction)
        ?.handle(tx, taken ? [taken.event] : []);
    });
    if (!taken) return false;
    metrics.reactions.inc({ reaction: taken.reaction, result: "retried" });
    if (after)
      await Promise.resolve(after()).catch((error: unknown) =>
        log.warn({ reaction: taken?.reaction, err: error }, "after commit"),
      );
    return true;
  } catch (error) {
    log.warn({ reaction: taken?.reaction, err: error }, "a parked event fails again");
    // It stays wanted where the database was away or busy: the next look tries it.
    if (taken && !isUnavailable(error))
      await noteRetryFailed(database, taken.id, errorText(error)).catch(() => {});
    return false;
  }
}
