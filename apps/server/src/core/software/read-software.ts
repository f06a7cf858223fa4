import { createHash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";
import { join, resolve, sep } from "node:path";

/** The files that decide outcomes and money, each with its SHA-256. */
export interface Software {
  /** SHA-256 over one line for each file, in the order of the paths: `{sha256}  {path}\n`. */
  readonly digest: string;
  /** SHA-256 by path, from the top of the checkout, with `/`. */
  readonly files: ReadonlyMap<string, string>;
}

/** The server, the packages it runs, and the file that names every library with its hash. */
const RUNNING = [
  "apps/server/src/**/*.{ts,sql,json}",
  "packages/{contracts,game-maths,sports-maths}/src/**/*.{ts,json}",
  "package-lock.json",
];
/** Tests and what only they load. */
const NEVER_RUN = /\.(test|testing)\.ts$/;
const TOP = resolve(import.meta.dirname, "../../../../..");
/** Files that are read at once. */
const AT_ONCE = 32;

const sha256 = (bytes: Uint8Array | string): string =>
  createHash("sha256").update(bytes).digest("hex");

/** Reads the files of a checkout that decide outcomes and money; those of this process where none is named. */
export async function readSoftware(top = TOP): Promise<Software> {
  const paths: string[] = [];
  for await (const path of glob(RUNNING, { cwd: top }))
    if (!NEVER_RUN.test(path)) paths.push(path.split(sep).join("/"));
  // By code unit, so that every machine has the same order.
  paths.sort();
  const hashes: string[] = [];
  for (let from = 0; from < paths.length; from += AT_ONCE) {
    const some = paths.slice(from, from + AT_ONCE);
    hashes.push(
      ...(await Promise.all(some.map(async (path) => sha256(await readFile(join(top, path)))))),
    );
  }
  const files = new Map(paths.map((path, at) => [path, hashes[at] as string]));
  return { digest: sha256([...files].map(([path, hash]) => `${hash}  ${path}\n`).join("")), files };
}

/** Returns the paths at which two sets of files differ, in their order. */
export const differingPaths = (
  a: ReadonlyMap<string, string>,
  b: ReadonlyMap<string, string>,
): readonly string[] =>
  [...new Set([...a.keys(), ...b.keys()])].filter((path) => a.get(path) !== b.get(path)).sort();
