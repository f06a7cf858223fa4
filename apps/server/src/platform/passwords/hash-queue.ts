import { Refused } from "#platform/http";

/**
 * Names who waits to have a password hashed. `known`: a device that signed in to this account before, or a
 * session; `proven`: a visitor who solved a captcha; `stranger` and `newcomer`: anybody else who
 * signs in or registers; `house`: the seed and other code of ours.
 */
export type Lane = "known" | "proven" | "stranger" | "newcomer" | "house";

interface LaneRule {
  /** Most that wait or are hashed. */
  readonly most: number;
  /** Most of them with one key: an account cannot fill a lane that all share. */
  readonly mostPerKey: number;
  /** Share of the hashes while every lane has somebody waiting. */
  readonly share: number;
}

/** A place in a lane, held until it is left. */
export interface Place {
  /** Runs a hash when it is this place's turn. Throws Refused("entrance_busy") after too long a wait. */
  run<T>(work: () => Promise<T>): Promise<T>;
  leave(): void;
}

export interface HashQueue {
  /** Throws Refused("entrance_busy") when the lane is full. */
  assertRoom(lane: Lane, key: string): void;
  /** Takes a place in a lane. Throws Refused("entrance_busy") when it is full. */
  enter(lane: Lane, key: string): Place;
}

export interface HashQueueOptions {
  /** Hashes begun and not ended. */
  readonly atOnce: number;
  readonly waitMaxMs: number;
  readonly lanes: Readonly<Record<Lane, LaneRule>>;
}

/** A full queue is a matter of moments. */
const RETRY_AFTER_SECONDS = 3;

interface Waiting {
  start(): void;
}

interface LaneState {
  readonly rule: LaneRule;
  readonly waiting: Set<Waiting>;
  readonly perKey: Map<string, number>;
  held: number;
  /** Hashes had so far, divided by the share: the lane with the least goes next. */
  had: number;
}

/**
 * Lets few passwords be hashed at once, for a hash takes a processor from play. Everybody else waits
 * in a lane of a bounded length; the lanes take turns by their shares.
 */
export function createHashQueue(options: HashQueueOptions): HashQueue {
  const lanes = new Map<Lane, LaneState>();
  for (const [lane, rule] of Object.entries(options.lanes)) {
    const state = { rule, waiting: new Set<Waiting>(), perKey: new Map(), held: 0, had: 0 };
    lanes.set(lane as Lane, state);
  }
  let running = 0;
  /** Had by the lane that went last: one that was idle starts here, and saves up no turns. */
  let pace = 0;

  const startNext = () => {
    while (running < options.atOnce) {
      const next = laneWithLeast(lanes.values());
      const [first] = next?.waiting ?? [];
      if (!next || !first) return;
      next.waiting.delete(first);
      pace = next.had;
      next.had += 1 / next.rule.share;
      running++;
      first.start();
    }
  };

  const takeTurn = (lane: LaneState): Promise<void> =>
    new Promise((resolve, reject) => {
      const waiting = { start: () => (clearTimeout(timer), resolve()) };
      const timer = setTimeout(() => {
        lane.waiting.delete(waiting);
        reject(busy());
      }, options.waitMaxMs);
      if (lane.waiting.size === 0) lane.had = Math.max(lane.had, pace);
      lane.waiting.add(waiting);
      startNext();
    });

  const assertRoom = (lane: Lane, key: string): LaneState => {
    const state = lanes.get(lane) as LaneState;
    const { most, mostPerKey } = state.rule;
    if (state.held >= most || (state.perKey.get(key) ?? 0) >= mostPerKey) throw busy();
    return state;
  };

  return {
    assertRoom,
    enter(lane, key) {
      const state = assertRoom(lane, key);
      state.held++;
      state.perKey.set(key, (state.perKey.get(key) ?? 0) + 1);
      return {
        async run(work) {
          await takeTurn(state);
          try {
            return await work();
          } finally {
            running--;
            startNext();
          }
        },
        leave() {
          state.held--;
          const left = (state.perKey.get(key) ?? 0) - 1;
          if (left > 0) state.perKey.set(key, left);
          else state.perKey.delete(key);
        },
      };
    },
  };
}

function laneWithLeast(lanes: Iterable<LaneState>): LaneState | undefined {
  let least: LaneState | undefined;
  for (const lane of lanes)
    if (lane.waiting.size > 0 && (!least || lane.had < least.had)) least = lane;
  return least;
}

const busy = () => new Refused("entrance_busy", undefined, RETRY_AFTER_SECONDS);
