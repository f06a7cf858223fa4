import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";

/** Builds whose files stay, the newest among them, and how long one does after another took its place. */
const BUILDS_KEPT = 3;
const KEPT_MS = 7 * 86_400_000;

/** List of the builds that lie in the folder, the newest first. */
const LIST = "builds.json";

/** Files whose names say what is in them: those of several builds lie side by side. */
const isHashed = (file: string): boolean => file.startsWith("client/assets/");

interface Build {
  /** ISO 8601. */
  readonly laid_at: string;
  /** Paths of its hashed files below the folder. */
  readonly files: readonly string[];
}

/**
 * Lays a fresh build over the one that a house may be serving: first the files under new names, then those
 * under the same ones, each in one step. The hashed files of the builds before stay for the pages that are
 * open, of two builds at most and for a week from the day they were replaced.
 */
export async function layBuild(fresh: string, site: string, now: Date): Promise<void> {
  await mkdir(site, { recursive: true });
  const files = await filesBelow(fresh);
  const old = await filesBelow(site);
  const before = await buildsIn(site, old, now);
  const named = files.filter(isHashed);
  const others = files.filter((file) => !isHashed(file));
  for (const file of [...named, ...others]) await place(join(fresh, file), join(site, file));
  const builds = stillKept([{ laid_at: now.toISOString(), files: named }, ...before], now);
  await writeFile(join(site, LIST), JSON.stringify(builds));
  const kept = new Set([...others, LIST, ...builds.flatMap((build) => build.files)]);
  for (const file of old) if (!kept.has(file)) await rm(join(site, file), { force: true });
}

const stillKept = (builds: readonly Build[], now: Date): Build[] =>
  builds.slice(0, BUILDS_KEPT).filter((_, at) => {
    const replaced = builds[at - 1]?.laid_at;
    return replaced === undefined || now.getTime() - Date.parse(replaced) < KEPT_MS;
  });

/** Returns the builds that were laid; files without a list are those of one. */
async function buildsIn(site: string, old: readonly string[], now: Date): Promise<Build[]> {
  const list = await readFile(join(site, LIST), "utf8").catch(() => null);
  if (list !== null) return JSON.parse(list) as Build[];
  const files = old.filter(isHashed);
  return files.length > 0 ? [{ laid_at: now.toISOString(), files }] : [];
}

/** Puts a file in its place in one step: who reads there finds the old one or the new one whole. */
async function place(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  const staged = `${to}.fresh`;
  await cp(from, staged);
  await rename(staged, to);
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .sort();
}
