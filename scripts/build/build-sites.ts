import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { readCommand } from "@houselight/test-kit/command-line";
import { compressFiles } from "./compress-files.ts";
import { layBuild } from "./lay-build.ts";

const run = promisify(execFile);

/** A site that browsers load: where its sources lie besides its own folder. */
interface Site {
  readonly folder: string;
  /** Folder below the build that Vite writes to. */
  readonly out: string;
  readonly sources: readonly string[];
}

const SHARED = ["packages/ui", "packages/contracts/src", "package-lock.json"];
const PLAYERS: Site = {
  folder: "apps/web",
  out: ".",
  sources: [...SHARED, "packages/game-maths/src", "packages/sports-maths/src"],
};
const OPERATORS: Site = { folder: "apps/back-office", out: "client", sources: SHARED };

/** Built site of the players: `client` and `server`. */
export const SITE_DIRECTORY = `${PLAYERS.folder}/dist`;
/** Built back office: `client`. */
export const OFFICE_DIRECTORY = `${OPERATORS.folder}/dist`;

/** Folder in which a build is made before it is laid over the one that may be served. */
const FRESH = ".cache/builds";
const LEFT_OUT = new Set(["dist", "node_modules", ".tanstack", "routeTree.gen.ts"]);

/**
 * Builds the sites of players and operators where a source has changed since the last build. Returns true when
 * one was built. A house that serves a site meanwhile goes on with the build it has.
 */
export async function buildSites(root = resolve(import.meta.dirname, "../..")): Promise<boolean> {
  let isBuilt = false;
  // One after the other: a build takes all of a small machine.
  for (const site of [PLAYERS, OPERATORS]) isBuilt = (await buildSite(root, site)) || isBuilt;
  return isBuilt;
}

async function buildSite(root: string, site: Site): Promise<boolean> {
  const dist = join(root, site.folder, "dist");
  const mark = join(dist, "built-from");
  const fingerprint = await fingerprintOf(root, [site.folder, ...site.sources]);
  if ((await readFile(mark, "utf8").catch(() => "")) === fingerprint) return false;
  await mkdir(join(root, FRESH), { recursive: true });
  // A folder of its own for each build: two at once do not mix their files.
  const fresh = await mkdtemp(join(root, FRESH, "site-"));
  try {
    await runVite(root, site.folder, join(fresh, site.out));
    await compressFiles(join(fresh, "client"));
    await layBuild(fresh, dist, new Date());
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
  await writeFile(mark, fingerprint);
  return true;
}

async function runVite(root: string, folder: string, into: string): Promise<void> {
  const vite = join(root, "node_modules/vite/bin/vite.js");
  try {
    await run(
      process.execPath,
      [vite, "build", "--logLevel", "warn", "--outDir", into, "--emptyOutDir"],
      {
        cwd: join(root, folder),
        env: { ...process.env, NODE_ENV: "production" },
        maxBuffer: 16 * 1024 * 1024,
      },
    );
  } catch (error) {
    const { stderr = "", stdout = "" } = error as { stderr?: string; stdout?: string };
    throw new Error(`The site in ${folder} cannot be built:\n${stdout}${stderr}`);
  }
}

async function fingerprintOf(root: string, sources: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const source of sources)
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
  readCommand({
    run: "npm run build",
    about:
      "Builds the sites of players and operators where a source has changed since the last build.",
    options: {},
  });
  process.stdout.write(
    (await buildSites()) ? "The sites are built.\n" : "The sites are up to date.\n",
  );
}
