import {
  createLog,
  type Database,
  openHouse,
  openServer,
  type RunningHouse,
  readConfig,
  seededRandom,
  type ServedHouse,
  type ServeOptions,
  serveHouse,
} from "@houselight/server/testing";
import { TestClock } from "./test-clock.ts";
import { shareCalls } from "./players/http-caller.ts";
import { openTestDatabase, type TestDatabase } from "./database/test-database.ts";

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
  /** HTTP server of the house; null unless `serve` was given. */
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
  const secret = options.seed ?? "a secret for tests";
  const overrides = { clock, log: createLog("silent") };
  const house = await openHouse(config, database, secret, {
    ...overrides,
    ...(options.seed ? { random: seededRandom(options.seed) } : {}),
  });
  const { serve } = options;
  const served = serve ? await serveHouse(house, { ...SERVED, ...serve }) : null;
  const url = "url" in database ? (database as TestDatabase).url : null;
  const second =
    served && serve && url && process.env["TEST_REPLICAS"] === "2"
      ? await openReplica({ ...config, ROLE: "web" }, url, secret, { overrides, serve })
      : null;
  if (served && second) shareCalls([served.url, second.url]);
  return {
    house,
    clock,
    served,
    close: async () => {
      await second?.close();
      await served?.close();
      await house.close();
    },
  };
}

const SERVED: ServeOptions = { checkOutput: true, jobs: false, limitScale: 1000 };

/** A second house on the same database: callers of the kit turn to both. */
async function openReplica(
  config: ReturnType<typeof readConfig>,
  databaseUrl: string,
  secret: string,
  how: { readonly overrides: Parameters<typeof openHouse>[3]; readonly serve: ServeOptions },
): Promise<{ url: string; close(): Promise<void> }> {
  const database = await openServer(databaseUrl, { pool: 8 });
  const house = await openHouse(config, database, secret, how.overrides);
  const served = await serveHouse(house, { ...SERVED, ...how.serve });
  return {
    url: served.url,
    close: async () => {
      await served.close();
      await house.close();
    },
  };
}
