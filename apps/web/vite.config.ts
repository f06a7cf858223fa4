import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { bundledScripts } from "./build-plugins/bundled-scripts.ts";
import { builtWords } from "./build-plugins/built-words.ts";
import { leanEndpoints } from "./build-plugins/lean-endpoints.ts";
import { noServerFunctions } from "./build-plugins/no-server-functions.ts";
import { routes } from "./src/routes.ts";

/**
 * Modules that every page needs, in one file: cut into thirty it is 5 kB larger. The folders around a page
 * go in, less the parts that load when they are wanted.
 */
const EVERY_PAGE =
  /\/apps\/web\/src\/(api|shell|i18n|live|data|router|paths|rendered)|\/packages\/ui\/src\/(button|skeleton|toast)|\/packages\/contracts\/src\/(endpoint|locales|money|live\/(channels|site-parts))\b|\/node_modules\/(react|react-dom|scheduler|clsx|class-variance-authority|use-intl|@formatjs\/fast-memoize|@tanstack)\//;
const WHEN_WANTED =
  /api\/sending|compile-messages|drawings\/qr-code|live\/(connect|handlers|read-message)|data\/(cashbox|bonuses|kept-codes|read-payment)|bars\/sidebar|account-links|shell\/(bars\/footer|popups\/install)|idle-title|site-files|\.server\.ts|error-text|local-time|empty-paper|new-id|useMutation|mutationObserver|nfiniteQuery/;

/**
 * Modules that come together later, in one file too: cut into thirty they wait for each other on the six
 * connections of a browser, and a game takes its first bet half a second later. The first that fits counts,
 * and what such a file needs goes into it unless it belongs to one above.
 */
const TOGETHER = {
  overlays: /\/node_modules\/(@base-ui|@floating-ui)\//,
  covers: /\/web\/src\/games\/(cover-address|stage\/game-cover)\./,
  records: /\/packages\/contracts\/src\/(fairness\/index|verification\/rules)/,
  fields:
    /\/packages\/ui\/src\/(checkbox|field|select|copy-button|menu)|\/web\/src\/(i18n\/error-text|forms\/leads-to)|\/icons\/(check|copy|repeat|minus|plus)\./,
  stage:
    /\/web\/src\/games\/((round|stage|sound)\/|panels\/(side-panels|fairness-panel|game-facts|round-row|last-rounds|panel|draw-table)\.)/,
};

/** `vite build` makes `dist/client` (static files) and `dist/server/server.js` (`createSite`). */
export default defineConfig({
  root: import.meta.dirname,
  server: { host: "127.0.0.1" },
  build: { target: "es2022" },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: "site", test: (id) => EVERY_PAGE.test(id) && !WHEN_WANTED.test(id) },
                ...Object.entries(TOGETHER).map(([name, test]) => ({ name, test })),
              ],
            },
          },
        },
      },
    },
  },
  resolve: {
    alias: {
      // Messages come compiled (`i18n/compile-messages.ts`): the browser needs no ICU parser.
      "use-intl/format-message": "use-intl/format-message/format-only",
    },
  },
  ssr: {
    // Bundled, so that the alias above holds on the server too.
    noExternal: ["use-intl"],
  },
  plugins: [
    leanEndpoints(),
    bundledScripts(),
    builtWords(import.meta.dirname),
    noServerFunctions(),
    tailwindcss(),
    tanstackStart({
      srcDirectory: "src",
      client: { entry: fileURLToPath(new URL("./src/rendered/hydrate.tsx", import.meta.url)) },
      router: { virtualRouteConfig: routes, quoteStyle: "double", semicolons: true },
      serverFns: { disableCsrfMiddlewareWarning: true },
    }),
    react(),
  ],
});
