import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { StartError } from "#platform/config";
import { lockDirectory } from "./directory-lock.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "houselight-lock-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const statOf = (pid: number) => readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1] ?? "";
const startOf = (pid: number) => statOf(pid).split(" ")[19];
const heldBy = (pid: number, start: string | undefined) =>
  writeFile(join(folder, "lock"), `${pid} ${start}`);

describe("the lock of a data folder", () => {
  it("is one process's at a time, and free after its release", async () => {
    const release = await lockDirectory(folder);
    await expect(lockDirectory(folder)).rejects.toThrow(`in use by process ${process.pid}`);
    await release();
    await (await lockDirectory(folder))();
    expect(existsSync(join(folder, "lock"))).toBe(false);
  });

  it.each(["file", "file/below"])(
    "says in one sentence that nothing can be kept in a folder that is a file: %s",
    async (name) => {
      await writeFile(join(folder, "file"), "");
      const failing = lockDirectory(join(folder, name));
      await expect(failing).rejects.toThrow(StartError);
      await expect(failing).rejects.toThrow(/Nothing can be kept in .*Set DATA_DIR/);
    },
  );

  it("is taken from a process that is gone", async () => {
    const child = spawn("true");
    await once(child, "exit");
    await heldBy(child.pid as number, "1");
    await (await lockDirectory(folder))();
  });

  it("is taken from a process that is gone by one of many who start at once", async () => {
    const child = spawn("true");
    await once(child, "exit");
    for (let round = 0; round < 100; round++) {
      await heldBy(child.pid as number, "1");
      const starting = Array.from({ length: 8 }, () => lockDirectory(folder));
      const starts = await Promise.allSettled(starting);
      const taken = starts.filter(({ status }) => status === "fulfilled");
      expect([round, taken.length]).toEqual([round, 1]);
    }
  });

  it.runIf(existsSync("/proc/self/stat"))(
    "is taken from a process that was killed and that nobody has collected yet",
    async () => {
      // The shell becomes a sleeper that never asks what became of its child.
      const parent = spawn("sh", ["-c", "sleep 60 & echo $!; exec sleep 60"]);
      const [line] = (await once(parent.stdout, "data")) as [Buffer];
      const pid = Number(String(line));
      await heldBy(pid, startOf(pid));
      await expect(lockDirectory(folder)).rejects.toThrow(`in use by process ${pid}`);
      process.kill(pid, "SIGKILL");
      while (!statOf(pid).startsWith("Z")) await new Promise((done) => setTimeout(done, 5));
      await (await lockDirectory(folder))();
      parent.kill("SIGKILL");
    },
  );
});
