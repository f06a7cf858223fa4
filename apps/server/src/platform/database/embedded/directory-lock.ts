import { readFileSync } from "node:fs";
import { link, mkdir, readFile, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { StartError } from "#platform/config";

/**
 * PGlite does not lock its folder: two processes would corrupt it. The lock is a file beside the
 * data that names its holder; a holder that died (kill -9) is recognised and replaced.
 * Returns the release. Throws StartError when a living process holds the folder, or nothing can be
 * written there.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const path = join(directory, "lock");
  // Written whole beside the lock and linked into place: nobody sees a lock without its holder.
  const draft = `${path}.${process.pid}.${process.hrtime.bigint()}`;
  await writeInto(directory, draft);
  try {
    await acquire(path, { draft, directory });
  } finally {
    await unlink(draft).catch(() => {});
  }
  return () => release(path);
}

async function writeInto(directory: string, draft: string): Promise<void> {
  try {
    await mkdir(directory, { recursive: true });
    await writeFile(draft, `${process.pid} ${startOf(process.pid)}`);
  } catch (error) {
    throw new StartError(
      `Nothing can be kept in the data folder ${directory} (${(error as NodeJS.ErrnoException).code}). Set DATA_DIR to a folder that this user may write to.`,
    );
  }
}

const ATTEMPTS = 5;
const release = (path: string): Promise<void> => unlink(path).catch(() => {});

interface Wish {
  /** The lock as it is put into place. */
  readonly draft: string;
  readonly directory: string;
}

/**
 * Puts a lock into place. A dead one is removed by whoever holds the lock beside it, and looks again: of many
 * who find the same dead lock, the second would remove what the first has put there. Throws StartError.
 */
async function acquire(path: string, wish: Wish): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (await claim(wish.draft, path)) return;
    const found = await heldLock(path, wish.directory);
    if (found === null) continue;
    const beside = `${path}.next`;
    await acquire(beside, wish);
    try {
      if ((await heldLock(path, wish.directory)) === found) await unlink(path);
    } finally {
      await release(beside);
    }
  }
  throw new StartError(
    `The data folder ${wish.directory} cannot be locked: remove ${path} if nothing uses it.`,
  );
}

async function claim(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/** Returns what a dead lock says; null where there is none. Throws StartError where its process lives. */
async function heldLock(path: string, directory: string): Promise<string | null> {
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  const [pid = "", start = ""] = (text ?? "").split(" ");
  if (pid !== "" && isAlive(Number(pid), start)) {
    throw new StartError(
      `The data folder ${directory} is in use by process ${pid}. Stop it, or set DATA_DIR to another folder.`,
    );
  }
  return text;
}

function isAlive(pid: number, start: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
  const fields = statOf(pid);
  // Killed, and nobody has collected it yet: it holds nothing any more.
  if (fields[0] === "Z" || fields[0] === "X") return false;
  // A process id is used again after a restart of the machine: the start time tells them apart.
  return start === startOf(pid);
}

/** Start time of a process in clock ticks since boot, where the system tells (Linux); else empty. */
const startOf = (pid: number): string => statOf(pid)[19] ?? "";

/** Returns Linux's facts of a process from its state on; none on other systems. */
function statOf(pid: number): readonly string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  } catch {
    return [];
  }
}
