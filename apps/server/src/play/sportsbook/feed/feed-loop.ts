import type { Loop } from "#platform/jobs";
import { type House, perHouse } from "#platform/module";
import { applyMessages, writeProducers } from "./apply-messages.ts";
import { createFeedClient, type FeedClient } from "./feed-client.ts";
import {
  type FeedPosition,
  lockFeed,
  movePosition,
  type ProducerState,
  selectPosition,
  selectProducers,
} from "./producer-store.ts";
import { showWhole } from "./show-changes.ts";

/** Pause between two looks, milliseconds: the look itself waits for messages. */
const LOOK_EVERY_MS = 50;
/** A look waits so long for messages, seconds; a house that is stopped waits for the look. */
const WAIT_SECONDS = 1;
/** While the feed is away, or there is none, a process looks this often, milliseconds. */
const RESTING_MS = 1_000;
/**
 * A producer that has not said so for this long is not alive, milliseconds of the house's time: with the
 * second that a look may wait, nothing of it takes bets ten seconds after its last word.
 */
const SILENT_MS = 9_000;
/** A recovery that has not come to its end after this is asked for again, milliseconds. */
const RECOVERY_MS = 60_000;

interface Watch {
  readonly client: FeedClient | null;
  /** Nothing is to be done before this moment, milliseconds. */
  dueAt: number;
  /** The feed did not answer the last time. */
  isAway: boolean;
}

const watchOf = perHouse(({ config }: House): Watch => {
  const { SPORTS_FEED_URL: address } = config;
  return { client: address ? createFeedClient(address) : null, dueAt: 0, isAway: false };
});

/** Takes the feed in, in every process that runs loops: each batch once. */
export const feedLoops = (house: House): readonly Loop[] => [
  { name: "sportsbook.feed", everyMs: LOOK_EVERY_MS, run: () => lookAtFeed(house, WAIT_SECONDS) },
];

/**
 * Looks once at the feed: suspends what nobody tells of any more, takes messages in, and asks for what is
 * missing. Without a feed there are no messages, and what stands open from before is suspended all the same.
 */
export async function lookAtFeed(house: House, waitSeconds: number): Promise<void> {
  const watch = watchOf(house);
  const now = house.clock.now();
  if (now.getTime() < watch.dueAt) return;
  await stopSilent(house);
  if (!watch.client) {
    watch.dueAt = now.getTime() + RESTING_MS;
    return;
  }
  try {
    await takeIn(house, watch.client, waitSeconds);
    await askForRecoveries(house, watch.client);
    if (watch.isAway) house.log.info("the feed is back");
    watch.isAway = false;
  } catch (error) {
    // One line when it goes, not one a second.
    if (!watch.isAway) house.log.warn({ err: error }, "the feed of SPORTS_FEED_URL is away");
    watch.isAway = true;
    watch.dueAt = now.getTime() + RESTING_MS;
  }
}

async function takeIn(house: House, client: FeedClient, waitSeconds: number): Promise<void> {
  const from = await selectPosition(house.database);
  const polled = await client.poll(from, waitSeconds);
  if (polled.isGone) return startRun(house, from, { run: polled.run, position: polled.next });
  const { run, next, messages } = polled;
  if (next > from.position)
    await applyMessages(house, { run, from: from.position, next, messages });
}

/** Goes over to another run of the feed: nothing is known to be of now before the recoveries have ended. */
async function startRun(house: House, from: FeedPosition, to: FeedPosition): Promise<void> {
  const aliveAt = house.clock.now();
  await changeProducers(house, {
    change: (producer) => ({ ...producer, state: "recovering", requestedAt: null, aliveAt }),
    move: { from, to },
  });
}

/** Puts producers down that have not said for too long that they are alive. */
async function stopSilent(house: House): Promise<void> {
  const now = house.clock.now().getTime();
  const isSilent = ({ state, aliveAt }: ProducerState): boolean =>
    state !== "down" && now - (aliveAt?.getTime() ?? 0) >= SILENT_MS;
  if (!(await selectProducers(house.database)).some(isSilent)) return;
  house.log.warn("the feed has fallen silent");
  await changeProducers(house, {
    change: (producer) =>
      isSilent(producer) ? { ...producer, state: "down", requestedAt: null } : producer,
  });
}

/** Asks for what producers told while they were not heard, where nobody has asked yet. */
async function askForRecoveries(house: House, client: FeedClient): Promise<void> {
  const requestedAt = house.clock.now();
  const isDue = (producer: ProducerState): boolean => isRecoveryDue(producer, requestedAt);
  if (!(await selectProducers(house.database)).some(isDue)) return;
  const changed = await changeProducers(house, {
    change: (producer) =>
      isDue(producer)
        ? { ...producer, state: "recovering", requestedAt, requestId: producer.requestId + 1 }
        : producer,
  });
  const answers = await Promise.allSettled(
    changed.map(({ name, heardUntil, requestId }) =>
      client.recover(name, heardUntil?.getTime() ?? 0, requestId),
    ),
  );
  const refused = changed.filter((_, at) => answers[at]?.status === "rejected");
  if (refused.length === 0) return;
  const isRefused = ({ name, requestId }: ProducerState): boolean =>
    refused.some((one) => one.name === name && one.requestId === requestId);
  await changeProducers(house, {
    change: (producer) => (isRefused(producer) ? { ...producer, requestedAt: null } : producer),
  });
  throw answers.find((answer) => answer.status === "rejected")?.reason;
}

/** Tells whether a recovery is to be asked for: none is under way, and the producer is heard. */
function isRecoveryDue({ state, aliveAt, requestedAt }: ProducerState, now: Date): boolean {
  if (state === "up") return false;
  if (state === "down") return now.getTime() - (aliveAt?.getTime() ?? 0) < SILENT_MS;
  return requestedAt === null || now.getTime() - requestedAt.getTime() >= RECOVERY_MS;
}

/** Changes the producers while nobody takes messages in, and shows what this suspends. Returns those that changed. */
async function changeProducers(
  house: House,
  {
    change,
    move,
  }: {
    readonly change: (producer: ProducerState) => ProducerState;
    /** The position is moved as well; another process that was first leaves nothing to change. */
    readonly move?: { readonly from: FeedPosition; readonly to: FeedPosition };
  },
): Promise<readonly ProducerState[]> {
  const { producers, whole } = await house.database.tx(async (tx) => {
    if (move && !(await movePosition(tx, move.from, move.to))) return { producers: [], whole: [] };
    await lockFeed(tx);
    const standing = await selectProducers(tx);
    const producers = standing.map(change).filter((one, at) => one !== standing[at]);
    const wasUp = new Set(standing.filter(({ state }) => state === "up").map(({ name }) => name));
    const left = producers
      .filter(({ name, state }) => state !== "up" && wasUp.has(name))
      .map(({ name }) => name);
    return { producers, whole: await writeProducers(tx, { producers, left, came: [] }) };
  });
  await showWhole(house, whole);
  return producers;
}
