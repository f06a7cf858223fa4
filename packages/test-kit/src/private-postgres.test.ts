import { chmod, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { findPostgres } from "./find-postgres.ts";
import { freePort, startPostgres } from "./private-postgres.ts";

it("finds a port for each who asks, although none of them listens yet", async () => {
  const ports: number[] = [];
  for (let asked = 0; asked < 100; asked += 1) ports.push(await freePort());
  expect(new Set(ports).size).toBe(ports.length);
});

const canStart = (await findPostgres()) !== null;

it.skipIf(!canStart)(
  "says at once that a server does not come up, and leaves nothing",
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "hl-"));
    await chmod(folder, 0o755);
    vi.stubEnv("TMPDIR", folder);
    try {
      const starting = startPostgres({ settings: ["there_is_no_such_setting=on"] });
      await expect(starting).rejects.toThrow("does not come up");
      expect(await readdir(folder)).toEqual([]);
    } finally {
      vi.unstubAllEnvs();
      await rm(folder, { recursive: true });
    }
  },
);
