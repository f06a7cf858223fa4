import {
  createLog,
  type Database,
  openHouse,
  type RunningHouse,
  readConfig,
  seededRandom,
  type ServedHouse,
  type ServeOptions,
  serveHouse,
} from "@houselight/server/testing";
import { TestClock } from "./test-clock.ts";
import { openTestDatabase } from "./test-database.ts";

export interface TestHouseOptions {
  readonly clock?: TestClock;
  /** Text that every random draw follows from; printed by a failing property. */
  readonly seed?: string;
  readonly database?: Database;
  /** Variables beside the defaults, as in the environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** Listens on a free port when given. */
  readonly serve?: ServeOptions;
}

export interface TestHouse {
  readonly house: RunningHouse;
  readonly clock: TestClock;
  /** Present when `serve` was asked for. */
  readonly served: ServedHouse | null;
  close(): Promise<void>;
}

/** The whole house in this process on a throw-away database, empty, with a clock that stands. */
export async function openTestHouse(options: TestHouseOptions = {}): Promise<TestHouse> {
  const clock = options.clock ?? new TestClock();
  const config = readConfig({
    DEMO: "no",
    PORT: "0",
    PAPERPAY_URL: "http://127.0.0.1:9",
    ...options.env,
  });
  const database = options.database ?? (await openTestDatabase());
  const house = await openHouse(config, database, options.seed ?? "a secret for tests", {
    clock,
    log: createLog("silent"),
    ...(options.seed ? { random: seededRandom(options.seed) } : {}),
  });
  const served = options.serve
    ? await serveHouse(house, {
        checkOutput: true,
        jobs: false,
        limitScale: 1000,
        ...options.serve,
      })
    : null;
  return {
    house,
    clock,
    served,
    close: async () => {
      await served?.close();
      await house.close();
    },
  };
}
