import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

const OUT = ["**/node_modules/**", "**/dist/**"];

/**
 * Suites that look at one thing in many places or in every game, and journeys of rare ways and of
 * small places: `npm run test:all` alone has the time for them. The journey of the main way of each large
 * capability stays in `npm test`, which is to take a quarter of an hour.
 */
const OF_TEST_ALL = [
  "apps/server/src/play/sportsbook/feed/real-feed.db.test.ts",
  "apps/simulators/src/oddsfeed/seasons/replay.db.test.ts",
  "journeys/{banners-and-flags,tabs-and-reloads}.journey.ts",
  "journeys/back-office/{after-an-action,desk,players,screens,small-screens,staff}.journey.ts",
  "journeys/brands/*.journey.ts",
  "journeys/cashbox/{doors,payments,return}.journey.ts",
  "journeys/engagement/{adventures,comps,freespins,gifts,lootboxes,lotteries,vip,wheel}.journey.ts",
  "journeys/engagement/sportsbook/{free-bets,match-list}.journey.ts",
  "journeys/entry/*.journey.ts",
  "journeys/games/{big-win,covers,free-spins,game-fields,game-screens,lost-line,roulette-touch,still-board,toy-game,untold-results}.journey.ts",
  "journeys/games/{bar,bets,steps}/*.journey.ts",
  "journeys/limits/{open-round,reality-check,refused-stake,session-standing}.journey.ts",
  "journeys/lobby/{favourites,keyboard,lists,search}.journey.ts",
  "journeys/places/{crawl,early-input,errors,frame,languages,menus,new-build,notices,popups,promo,shell,tech-work,words}.journey.ts",
  "packages/faults/src/{more-faults.db,start-faults}.test.ts",
  "scripts/fuzz/fuzz.db.test.ts",
  "scripts/maths/long/long-run.test.ts",
];
const IS_WHOLE = process.env["TEST_MATRIX"] === "all";
const LEFT_OUT = IS_WHOLE ? [] : OF_TEST_ALL;

/** Suites that put other modules in the place of the product's: they need these loaded anew. */
const REPLACING = ["apps/**/toy-*.db.test.ts", "journeys/**/toy-*.journey.ts"];

/** Units of the sites: Vite reads their forms of import and their markup. */
const SITE_UNITS = ["apps/{web,back-office}/**/*.test.ts", "packages/ui/**/*.test.ts"];
const UNITS = ["packages/**/*.test.ts", "scripts/**/*.test.ts", "apps/**/*.test.ts"];
/** Units that do so: each has its modules for itself. */
const REPLACING_UNITS = globSync(UNITS, { exclude: [...OUT, "**/*.db.test.ts"] }).filter((file) =>
  /\bvi\.(mock|doMock)\(/.test(readFileSync(file, "utf8")),
);

/** A house is hundreds of modules: the suites of a worker load them once. */
const SHARED_MODULES = { pool: "threads", isolate: false } as const;
/** Loads modules by Node itself, which runs them as they are: nothing is transformed for each project anew. */
const RUN_BY_NODE = {
  ...SHARED_MODULES,
  experimental: { viteModuleRunner: false, nodeLoader: false },
} as const;
/** On a PostgreSQL server they run with two houses, which answer by turns. */
const ABOUT_MONEY = "apps/server/src/{money,play,entitlements,engagement}/**/*.db.test.ts";
/**
 * Suites in which nothing races for a row, and sequences that are drawn at random, whose races another
 * suite holds too: one house is enough for them. `npm run test:all` runs them with two.
 */
const WITHOUT_RACES = IS_WHOLE
  ? []
  : [
      "apps/server/src/engagement/{comps,reports}/*.db.test.ts",
      "apps/server/src/engagement/lotteries/tickets/**",
      "apps/server/src/entitlements/compliance/*.db.test.ts",
      "apps/server/src/entitlements/freespins/{give,records}/**",
      "apps/server/src/entitlements/freespins/play/any-sequence.db.test.ts",
      "apps/server/src/money/cashbox/{deposits/site-address.db.test.ts,records/**,search/**}",
      "apps/server/src/money/wagers/records/**",
      "apps/server/src/play/house-games/{played-games.db.test.ts,rules/**}",
      "apps/server/src/play/house-games/rounds/random-steps.db.test.ts",
      "apps/server/src/play/sportsbook/{feed/real-feed.db.test.ts,feed/old/**,lines/**}",
    ];
const WITH_TWO_HOUSES = globSync(ABOUT_MONEY, {
  exclude: [...OUT, ...REPLACING, ...WITHOUT_RACES],
});

/**
 * Suites that run on the embedded database where there is a server too: the whole house on it. All others run
 * on the server, which costs less; journeys run on the embedded one, and `npm run test:all` runs all suites
 * on both.
 */
const ON_EMBEDDED = IS_WHOLE ? [] : ["apps/server/src/whole-house/{contract,upgrade}.db.test.ts"];
const ON_SERVER =
  process.env["TEST_DATABASE_URL"] && !IS_WHOLE
    ? globSync("apps/**/*.db.test.ts", { exclude: [...OUT, ...REPLACING, ...ON_EMBEDDED] })
    : [];

/** A busy machine is no fault: what is polled for has as long as a wait of a journey. */
const PATIENT = { expect: { poll: { timeout: 20_000 } } } as const;
const UNIT_LIMITS = { testTimeout: 20_000, env: { TEST_DATABASE_URL: "" } } as const;
const DATABASE_LIMITS = { ...PATIENT, testTimeout: 60_000, hookTimeout: 60_000 } as const;
const JOURNEY_LIMITS = {
  ...PATIENT,
  testTimeout: 240_000,
  hookTimeout: 240_000,
  // Each file has a house and a browser of its own, which wait for each other for a third of the time.
  maxWorkers: Math.min(6, availableParallelism() + 1),
  // Drawing in software on a busy machine can outlast a wait: once more tells that from a fault.
  retry: 1,
} as const;

/**
 * Eight groups, so that one can be run alone (`npx vitest run --project units`). What is named
 * `*.db.test.ts` runs on a PostgreSQL server that `npm test` starts or TEST_DATABASE_URL names, what is about
 * money with two houses; on the embedded database where there is no server. Suites that replace
 * modules are "toys".
 */
export default defineConfig({
  test: {
    // Vitest would leave one of two cores idle; each suite has a database of its own.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          ...RUN_BY_NODE,
          ...UNIT_LIMITS,
          name: "units",
          include: UNITS,
          exclude: [...OUT, "**/*.db.test.ts", ...SITE_UNITS, ...REPLACING_UNITS, ...LEFT_OUT],
        },
      },
      {
        test: {
          ...SHARED_MODULES,
          ...UNIT_LIMITS,
          name: "units of sites",
          include: SITE_UNITS,
          exclude: [...OUT, ...REPLACING_UNITS, ...LEFT_OUT],
        },
      },
      {
        test: { ...UNIT_LIMITS, name: "units apart", include: REPLACING_UNITS },
      },
      {
        test: {
          ...RUN_BY_NODE,
          ...DATABASE_LIMITS,
          name: "embedded database",
          include: ["apps/**/*.db.test.ts", "packages/**/*.db.test.ts", "scripts/**/*.db.test.ts"],
          exclude: [...OUT, ...REPLACING, ...LEFT_OUT, ...ON_SERVER],
          env: { TEST_DATABASE_URL: "" },
        },
      },
      {
        test: {
          ...RUN_BY_NODE,
          ...DATABASE_LIMITS,
          name: "PostgreSQL",
          include: process.env["TEST_DATABASE_URL"] ? ["apps/**/*.db.test.ts"] : [],
          exclude: [...OUT, ...REPLACING, ...LEFT_OUT, ...WITH_TWO_HOUSES, ...ON_EMBEDDED],
          env: { TEST_DATABASE_URL: process.env["TEST_DATABASE_URL"] ?? "" },
        },
      },
      {
        test: {
          ...RUN_BY_NODE,
          ...DATABASE_LIMITS,
          name: "two replicas",
          include: process.env["TEST_DATABASE_URL"] ? WITH_TWO_HOUSES : [],
          exclude: [...OUT, ...LEFT_OUT],
          env: { TEST_DATABASE_URL: process.env["TEST_DATABASE_URL"] ?? "", TEST_REPLICAS: "2" },
        },
      },
      {
        test: {
          ...SHARED_MODULES,
          ...JOURNEY_LIMITS,
          name: "journeys",
          include: ["journeys/**/*.journey.ts"],
          globalSetup: "journeys/support/build-site-once.ts",
          exclude: [...OUT, ...REPLACING, ...LEFT_OUT],
          env: { TEST_DATABASE_URL: "" },
        },
      },
      {
        test: {
          ...JOURNEY_LIMITS,
          name: "toys",
          include: REPLACING,
          exclude: [...OUT, ...LEFT_OUT],
          env: { TEST_DATABASE_URL: "" },
        },
      },
    ],
  },
});
