/**
 * Builds the site with another registry of games: `node build-toy-site.ts OUT_DIRECTORY`. It is a
 * program of its own because a build wants the environment of production.
 */
import { join, resolve } from "node:path";
import { createBuilder } from "vite";
import { readWords, writeWords } from "@houselight/web/build-plugins/built-words";

const ROOT = resolve(import.meta.dirname, "../../..");
const REGISTRY = join(ROOT, "apps/web/src/games/registry.ts");
const TOYS = "apps/web/src/games/testing/registry.ts";

const [out] = process.argv.slice(2);
if (!out) throw new Error("name the folder to build into");

const builder = await createBuilder({
  root: join(ROOT, "apps/web"),
  logLevel: "warn",
  build: { outDir: out, emptyOutDir: true },
  plugins: [
    {
      name: "toy-registry",
      enforce: "pre",
      async resolveId(source, importer, options) {
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        return found?.id === REGISTRY ? join(ROOT, TOYS) : found;
      },
    },
  ],
});
await builder.buildApp();
await writeWords(join(out, "server"), {
  games: readWords(join(ROOT, "apps/web/src/games/testing")),
  brands: readWords(join(ROOT, "apps/web/brands")),
});
