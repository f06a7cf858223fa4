import { type House, perHouse } from "#platform/module";
import { isOutdated } from "./argon2.ts";
import { createHashQueue, type Lane, type Place } from "./hash-queue.ts";
import { hashOnThread, THREADS } from "./hash-threads.ts";

/** The next is with its thread already while one is hashed, so that none stands idle. */
const AT_ONCE = THREADS * 2;
/** Shorter than a request may take. */
const WAIT_MAX_MS = 4_000;

const queueOf = perHouse(() =>
  createHashQueue({
    atOnce: AT_ONCE,
    waitMaxMs: WAIT_MAX_MS,
    lanes: {
      known: { most: 48, mostPerKey: 12, share: 4 },
      proven: { most: 24, mostPerKey: 3, share: 3 },
      stranger: { most: 40, mostPerKey: 40, share: 1 },
      newcomer: { most: 24, mostPerKey: 2, share: 1 },
      house: { most: Number.POSITIVE_INFINITY, mostPerKey: Number.POSITIVE_INFINITY, share: 4 },
    },
  }),
);

/** Hashes and compares passwords when it is their turn. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Returns true when the password matches; without a hash it takes as long and returns false. */
  matches(passwordHash: string | undefined, password: string): Promise<boolean>;
  /** Returns a hash of today's parameters for a password whose own is of others; null when it is not. */
  renewed(passwordHash: string, password: string): Promise<string | null>;
}

const passwordsOf = (place: Place): Passwords => {
  const hash = (password: string) =>
    place.run(async () => (await hashOnThread({ password })) as string);
  return {
    hash,
    renewed: async (passwordHash, password) => (isOutdated(passwordHash) ? hash(password) : null),
    matches: (passwordHash, password) =>
      place.run(
        async () => (await hashOnThread({ password, passwordHash: passwordHash ?? null })) === true,
      ),
  };
};

/** Throws Refused("entrance_busy") when a lane has no room. */
export const assertRoom = (house: House, lane: Lane, key: string): void =>
  queueOf(house).assertRoom(lane, key);

/** Holds a place in a lane for as long as `work` takes. Throws Refused("entrance_busy"). */
export async function withPasswords<T>(
  house: House,
  at: { readonly lane: Lane; readonly key: string },
  work: (passwords: Passwords) => Promise<T>,
): Promise<T> {
  const place = queueOf(house).enter(at.lane, at.key);
  try {
    return await work(passwordsOf(place));
  } finally {
    place.leave();
  }
}

/** Hashes a password for the house itself: the seed, an operator it creates. */
export const hashForHouse = (house: House, password: string): Promise<string> =>
  withPasswords(house, { lane: "house", key: "" }, (passwords) => passwords.hash(password));

export type { Lane };
