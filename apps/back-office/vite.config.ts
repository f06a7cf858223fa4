import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { officeWords } from "./build-plugins/office-words.ts";

/** `vite build` makes static files, which the house serves on a host of their own (`scripts/build/build-sites.ts`). */
export default defineConfig({
  root: import.meta.dirname,
  server: { host: "127.0.0.1" },
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  plugins: [officeWords(join(import.meta.dirname, "src")), react(), tailwindcss()],
});
