import { execFile, spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { cp, lstat, mkdir, readdir, readlink, rm, symlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** File of a workspace with what its latest run of tests printed. */
export const TESTS_LOG = "tests.log";

/** A copy of the repository in which files are broken, beside the one that is worked on. */
export interface Workspace {
  readonly folder: string;
  /** Runs the tests under these paths. Returns `passed`, `failed`, or `hung` after the time limit. */
  test(
    filters: readonly string[],
    limits: { readonly timeoutMs: number; readonly databaseUrl: string },
  ): Promise<"passed" | "failed" | "hung">;
}

/** Copies what git knows and what is new, with the installed packages linked and our own among them. */
export async function createWorkspace(root: string, folder: string): Promise<Workspace> {
  await rm(folder, { recursive: true, force: true });
  for (const path of await filesOf(root)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await cp(join(root, path), join(folder, path));
  }
  await linkPackages(root, folder);
  return { folder, test: (filters, limits) => test(folder, filters, limits) };
}

/** Paths of all files of the repository, ignored ones left out. */
export async function filesOf(root: string): Promise<string[]> {
  const options = ["ls-files", "--cached", "--others", "--exclude-standard"];
  const { stdout } = await run("git", options, { cwd: root, maxBuffer: 64 * 1024 * 1024 });
  const paths = stdout.split("\n").filter((path) => path !== "");
  const there = await Promise.all(
    paths.map((path) =>
      lstat(join(root, path)).then(
        () => true,
        () => false,
      ),
    ),
  );
  return paths.filter((_, index) => there[index]);
}

async function linkPackages(root: string, folder: string): Promise<void> {
  const [from, to] = [join(root, "node_modules"), join(folder, "node_modules")];
  const own = "@houselight";
  await mkdir(join(to, own), { recursive: true });
  for (const name of await readdir(from)) {
    if (name !== own) await symlink(join(from, name), join(to, name));
  }
  // Relative links among the packages of the repository lead to the copy's own folders.
  for (const name of await readdir(join(from, own)))
    await symlink(await readlink(join(from, own, name)), join(to, own, name));
}

function test(
  folder: string,
  filters: readonly string[],
  { timeoutMs, databaseUrl }: { readonly timeoutMs: number; readonly databaseUrl: string },
): Promise<"passed" | "failed" | "hung"> {
  const projects = [
    "units",
    "units of sites",
    "units apart",
    databaseUrl ? "PostgreSQL" : "embedded database",
  ];
  const options = [
    "run",
    "--bail=1",
    "--passWithNoTests",
    "--reporter=dot",
    ...projects.flatMap((project) => ["--project", project]),
  ];
  const vitest = join(folder, "node_modules/vitest/vitest.mjs");
  const log = openSync(join(folder, TESTS_LOG), "w");
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [vitest, ...options, ...filters], {
      cwd: folder,
      stdio: ["ignore", log, log],
      detached: true,
      env: { ...process.env, TEST_DATABASE_URL: databaseUrl, TEST_MATRIX: "" },
    });
    const timer = setTimeout(() => {
      // A mutant may loop for ever in a worker: the whole group goes.
      process.kill(-(child.pid as number), "SIGKILL");
      done("hung");
    }, timeoutMs);
    child.once("error", fail);
    child.once("exit", (code) => {
      clearTimeout(timer);
      closeSync(log);
      done(code === 0 ? "passed" : "failed");
    });
  });
}
