import { join, relative } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { bundledScripts } from "./build-plugins/bundled-scripts.ts";
import { builtWords } from "./build-plugins/built-words.ts";
import { eagerEntry } from "./build-plugins/eager-entry.ts";
import { iconSheet } from "./build-plugins/icon-sheet.ts";
import { leanEndpoints } from "./build-plugins/lean-endpoints.ts";
import { noServerFunctions } from "./build-plugins/no-server-functions.ts";
import { ownEntry } from "./build-plugins/own-entry.ts";
import { routes } from "./src/routes.ts";

/**
 * Modules that come together later, in one file too: cut into thirty they wait for each other on the six
 * connections of a browser, and a game takes its first bet half a second later. The first that fits counts,
 * and what such a file needs goes into it unless it belongs to one above.
 */
const TOGETHER = {
  overlays: /\/node_modules\/(@base-ui|@floating-ui)\/|\/packages\/ui\/src\/(dialog|menu)\./,
  covers: /\/web\/src\/games\/(cover-address|stage\/game-cover)\./,
  refusals: /\/web\/src\/i18n\/(error-text|page\/use-toast)\./,
  records:
    /\/packages\/contracts\/src\/(fairness\/index|verification\/rules|bonuses\/views|live\/(channels|site-parts)|live-tables\/views|sportsbook\/views|configuration\/settings\/banners\/promo-data|tournaments\/quest-levels)/,
  fields:
    /\/packages\/ui\/src\/(checkbox|field|select|copy-button)|\/web\/src\/forms\/(leads-to|form-alert)|^\0icon:(check|copy|repeat|minus|plus)$/,
  lists:
    /\/features\/(banners\/(banner-|close-button|closed-|pick-|seen-|use-autoplay)|catalogue\/(badges|cover|feature-card|game-row|game-tile|tile-strip|wins|favourites\/favourite-button|lists\/list-menus))|\/web\/src\/(games\/square-cover|shell\/drawings\/countdown)|^\0icon:(chevron-(left|right)|lock|pause|play)$/,
  stage:
    /\/web\/src\/games\/((round|stage|sound)\/|panels\/(side-panels|fairness-panel|game-facts|round-row|last-rounds|panel|draw-table)\.)/,
};

/** The file of the tasks that begin once a page is alive: nobody waits for one of them. */
const BACKGROUND = /\/background-tasks-[^/]+\.js$/;

/** `vite build` makes `dist/client` (static files) and `dist/server/server.js` (`createSite`). */
export default defineConfig({
  root: import.meta.dirname,
  server: { host: "127.0.0.1" },
  build: {
    target: "es2022",
    modulePreload: {
      // A link in the head for each of a hundred small files costs a phone more than asking for them by turns.
      resolveDependencies: (_, needed, { hostId }) =>
        BACKGROUND.test(hostId) ? needed.filter((file) => file.endsWith(".css")) : needed,
    },
  },
  environments: {
    ssr: {
      build: {
        rolldownOptions: {
          // One file: a house that runs goes on with its own pages when another build takes the place of its own.
          output: { codeSplitting: false },
        },
      },
    },
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // What every page needs is one file: cut into thirty it is 5 kB larger.
                { name: "site", tags: ["$initial"] },
                ...Object.entries(TOGETHER).map(([name, test]) => ({ name, test })),
              ],
            },
          },
        },
      },
    },
  },
  resolve: {
    alias: [
      {
        // Messages come compiled (`i18n/compile-messages.ts`): the browser needs no ICU parser.
        find: /^use-intl\/format-message$/,
        replacement: join(import.meta.dirname, "src/i18n/page/format-message.ts"),
      },
    ],
  },
  ssr: {
    // Bundled, so that the alias above holds on the server too.
    noExternal: ["use-intl"],
  },
  plugins: [
    leanEndpoints(),
    iconSheet(import.meta.dirname),
    bundledScripts(),
    builtWords(import.meta.dirname),
    noServerFunctions(),
    ownEntry(),
    eagerEntry(),
    tailwindcss(),
    tanstackStart({
      srcDirectory: "src",
      // Taken as relative to the sources.
      client: { entry: relative("src", "./src/rendered/hydrate.tsx") },
      router: { virtualRouteConfig: routes, quoteStyle: "double", semicolons: true },
      serverFns: { disableCsrfMiddlewareWarning: true },
    }),
    react(),
  ],
});
