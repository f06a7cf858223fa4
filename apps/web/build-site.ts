import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { compressFiles } from "./build-plugins/compress-files.ts";
import { layBuild } from "./build-plugins/lay-build.ts";

const run = promisify(execFile);
export const SITE_DIRECTORY = "apps/web/dist";

/** Sources of the built site. */
const SOURCES = [
  "apps/web",
  "packages/ui",
  "packages/contracts/src",
  "packages/game-maths/src",
  "packages/sports-maths/src",
  "package-lock.json",
];
/** Folder in which a build is made before it is laid over the one that may be served. */
const FRESH = ".cache/site-build";
const LEFT_OUT = new Set(["dist", "node_modules", ".tanstack", "routeTree.gen.ts"]);

/**
 * Builds the site when a source has changed since the last build. Returns true when it did. A house that
 * serves the site meanwhile goes on with the build it has.
 */
export async function buildSite(root = resolve(import.meta.dirname, "../..")): Promise<boolean> {
  const mark = join(root, SITE_DIRECTORY, "built-from");
  const fingerprint = await fingerprintOf(root);
  if ((await readFile(mark, "utf8").catch(() => "")) === fingerprint) return false;
  const vite = join(root, "node_modules/vite/bin/vite.js");
  const fresh = join(root, FRESH);
  const into = ["--outDir", fresh, "--emptyOutDir"];
  try {
    await run(process.execPath, [vite, "build", "--logLevel", "warn", ...into], {
      cwd: join(root, "apps/web"),
      env: { ...process.env, NODE_ENV: "production" },
      maxBuffer: 16 * 1024 * 1024,
    });
  } catch (error) {
    const { stderr = "", stdout = "" } = error as { stderr?: string; stdout?: string };
    throw new Error(`The site cannot be built:\n${stdout}${stderr}`);
  }
  await compressFiles(join(fresh, "client"));
  await layBuild(fresh, join(root, SITE_DIRECTORY), new Date());
  await rm(fresh, { recursive: true });
  await writeFile(mark, fingerprint);
  return true;
}

async function fingerprintOf(root: string): Promise<string> {
  const hash = createHash("sha256");
  for (const source of SOURCES)
    for await (const path of filesUnder(join(root, source))) {
      hash.update(path.slice(root.length)).update(await readFile(path));
    }
  return hash.digest("hex");
}

async function* filesUnder(path: string): AsyncGenerator<string> {
  if ((await stat(path)).isFile()) {
    yield path;
    return;
  }
  const entries = await readdir(path, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (LEFT_OUT.has(entry.name)) continue;
    const child = join(path, entry.name);
    if (entry.isDirectory()) yield* filesUnder(child);
    else yield child;
  }
}

if (import.meta.main) {
  process.stdout.write((await buildSite()) ? "The site is built.\n" : "The site is up to date.\n");
}
