import tailwindcss from "@tailwindcss/vite";
import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { leanEndpoints } from "./build-plugins/lean-endpoints.ts";
import { noServerFunctions } from "./build-plugins/no-server-functions.ts";
import { routes } from "./src/routes.ts";

/** `vite build` makes `dist/client` (static files) and `dist/server/server.js` (`createSite`). */
export default defineConfig({
  root: import.meta.dirname,
  server: { host: "127.0.0.1" },
  build: { target: "es2022" },
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
    noServerFunctions(),
    tailwindcss(),
    tanstackStart({
      srcDirectory: "src",
      router: { virtualRouteConfig: routes, quoteStyle: "double", semicolons: true },
      serverFns: { disableCsrfMiddlewareWarning: true },
    }),
    react(),
  ],
});
