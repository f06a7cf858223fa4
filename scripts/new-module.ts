import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readCommand, refuse } from "@houselight/test-kit/command-line";
import { newModuleFiles } from "./rules/boundaries/new-module-files.ts";
import { CORE_ORDER, placeOf } from "./rules/boundaries/bands.ts";
import { readTree } from "./rules/tree/source-tree.ts";

const root = join(import.meta.dirname, "..");

const { rest } = readCommand({
  run: "npm run new-module",
  about:
    "Writes a new module of the server that passes the checks: its page of contents, its routes, its " +
    "schema, its README and its first test.",
  options: {},
  rest: { name: "BAND/MODULE", about: "where it goes: engagement/quests" },
});
if (rest.length > 1) refuse("Name one module at a time");

try {
  create(rest[0] ?? "");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function create(place: string): void {
  const { band, module, files } = newModuleFiles(place);
  const taken = [...readTree(root).files.keys()].map(placeOf).find((one) => one?.module === module);
  if (taken) throw new Error(`There is a module ${taken.band}/${module} already.`);
  if (band === "core" && !(CORE_ORDER as readonly string[]).includes(module)) {
    throw new Error(
      `Core has an order: give ${module} its place in scripts/rules/boundaries/bands.ts first.`,
    );
  }
  for (const [path, text] of files) {
    const full = join(root, path);
    if (existsSync(full)) throw new Error(`${path} exists already.`);
    mkdirSync(dirname(full), { recursive: true });
    writeFileSync(full, text);
    console.log(`wrote ${path}`);
  }
  console.log(`Now mount ./${band}/${module}/module.ts in apps/server/src/app.ts, in its band.`);
}
