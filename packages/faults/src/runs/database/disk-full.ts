import { execFile, spawnSync } from "node:child_process";
import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Fault, type FaultResult, type LeftOut, rest, seconds } from "../../fault.ts";
import { runTrial } from "../../run-trial.ts";
import { untilReady } from "../../child-house.ts";
import { startFaultyPostgres } from "../../world/postgres.ts";
import { measureAnswers, putFigures } from "../measure-answers.ts";

const run = promisify(execFile);
const DISK_BYTES = 256 * 1024 * 1024;
const PIECE_BYTES = 16 * 1024;
const PATIENCE_S = 30;

/** F18: the disk of the database is full for a while. */
export const diskFull: Fault = {
  id: "F18",
  title: "the disk of PostgreSQL is full, and then has space again",
  run: async (options) => {
    const mounted = await mountSmallDisk();
    if (!mounted) return [{ fault: "F18", leftOut: "only root can mount a small disk" }];
    const { folder, unmount } = mounted;
    try {
      return await onSmallDisk(folder, options);
    } finally {
      await unmount();
    }
  },
};

async function mountSmallDisk(): Promise<{ folder: string; unmount(): Promise<void> } | null> {
  const folder = await mkdtemp(join(tmpdir(), "houselight-small-disk-"));
  const size = `size=${DISK_BYTES}`;
  const mounted = await run("mount", ["-t", "tmpfs", "-o", size, "tmpfs", folder]).then(
    () => true,
    () => false,
  );
  if (!mounted) await rm(folder, { recursive: true });
  // A run that is broken off leaves no disk behind; one that was unmounted is not there any more.
  else process.once("exit", () => spawnSync("umount", ["-l", folder], { stdio: "ignore" }));
  return mounted
    ? {
        folder,
        unmount: async () => {
          await run("umount", [folder]);
          await rm(folder, { recursive: true });
        },
      }
    : null;
}

/** Writes until nothing more fits. */
async function fillDisk(path: string): Promise<void> {
  const file = await open(path, "w");
  const piece = Buffer.alloc(PIECE_BYTES);
  try {
    for (;;) await file.write(piece);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  } finally {
    await file.close();
  }
}

async function onSmallDisk(
  folder: string,
  options: Parameters<Fault["run"]>[0],
): Promise<(FaultResult | LeftOut)[]> {
  const server = await startFaultyPostgres(folder);
  if (!server) return [{ fault: "F18", leftOut: "no PostgreSQL is installed" }];
  const filler = join(folder, "filler");
  try {
    await server.create("house");
    const database = { name: server.version, url: server.url("house") };
    const result = await runTrial(
      { ...options, fault: "F18", database, replicas: 2 },
      async (trial) => {
        await fillDisk(filler);
        trial.injected++;
        const measured = await measureAnswers(trial.workload, async () => {
          const end = seconds() + PATIENCE_S;
          let refused = false;
          const before = trial.workload.onAnswer;
          trial.workload.onAnswer = (answered) => {
            before(answered);
            refused ||= answered.status === 503;
          };
          while (!refused && seconds() < end) await rest(50);
          await rest(options.seconds * 500);
        });
        trial.expect(measured.unavailable > 0, "the disk does not become full");
        trial.expect(measured.failed === 0, `a full disk is answered 500 ${measured.failed} times`);
        putFigures(trial.figures, [measured]);
        await rm(filler);
        // A server that could not write its log has ended itself; another one goes on.
        await server.start();
        trial.recoveries.push(await untilReady(trial.houses.map((house) => house.url)));
      },
    );
    return [result];
  } finally {
    await server.stop();
  }
}
