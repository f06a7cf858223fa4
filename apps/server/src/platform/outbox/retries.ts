import { noteRetryFailed, takeRetry } from "./parked-store.ts";
import { errorText, type LoopOptions, type Reaction } from "./reaction.ts";

const LOOK_EVERY_MS = 1000;

/** Tries parked events again that an operator wants to be heard: one at a time, each in its own transaction. */
export function startRetries(
  options: LoopOptions,
  reactions: readonly Reaction[],
): { stop(): Promise<void> } {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  const schedule = () => {
    timer = setTimeout(() => {
      looking = retryAll(options, reactions, () => stopped).finally(() => {
        if (!stopped) schedule();
      });
    }, LOOK_EVERY_MS);
    timer.unref();
  };
  schedule();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await looking;
    },
  };
}

async function retryAll(
  options: LoopOptions,
  reactions: readonly Reaction[],
  isStopped: () => boolean,
): Promise<void> {
  while (!isStopped() && (await retryNext(options, reactions)));
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
    if (taken) await noteRetryFailed(database, taken.id, errorText(error)).catch(() => {});
    return false;
  }
}
