import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Processor time of the processes that take part in a measurement, in milliseconds. */
export interface ProcessorMs {
  /** The house: its HTTP, rules and driver. */
  readonly server: number;
  /** PostgreSQL: all processes of its server. */
  readonly database: number;
  /** This process, which makes the load, and the programs it ran to their end. */
  readonly load: number;
}

/**
 * Starts a clock of processor time: of this process, and of the trees of processes under a house
 * and a PostgreSQL. Neighbours on the machine do not count. Linux only, as it reads /proc.
 */
export async function startProcessorClock(pids: {
  readonly server?: number;
  readonly database?: number;
}): Promise<() => ProcessorMs> {
  const tick = await ticksPerSecond();
  const read = (): ProcessorMs => {
    const processes = readProcesses();
    const of = (pid: number | undefined) =>
      pid === undefined ? 0 : (ticksOfTree(processes, pid) / tick) * 1000;
    const self = processes.get(process.pid) as ProcessTicks;
    return {
      server: of(pids.server),
      database: of(pids.database),
      load: ((self.own + self.ended) / tick) * 1000,
    };
  };
  const start = read();
  return () => {
    const end = read();
    return {
      server: end.server - start.server,
      database: end.database - start.database,
      load: end.load - start.load,
    };
  };
}

interface ProcessTicks {
  readonly parent: number;
  /** Of its own in user and kernel mode. */
  readonly own: number;
  /** Of children that have ended and were waited for. */
  readonly ended: number;
}

/** Sums a process, its living descendants and the children that ended under them. */
function ticksOfTree(processes: ReadonlyMap<number, ProcessTicks>, pid: number): number {
  const process = processes.get(pid);
  if (!process) return 0;
  let sum = process.own + process.ended;
  for (const [child, { parent }] of processes)
    if (parent === pid) sum += ticksOfTree(processes, child);
  return sum;
}

/** Reads all processes at once and without promises: these would cost more than what is measured. */
function readProcesses(): Map<number, ProcessTicks> {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  const stats = pids.map((pid) => {
    const text = readStat(pid);
    return text === null ? null : ([Number(pid), parseStat(text)] as const);
  });
  return new Map(stats.filter((stat) => stat !== null));
}

/** Returns the line of a process; null where it has ended meanwhile. */
function readStat(pid: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, "latin1");
  } catch {
    return null;
  }
}

/** Reads a line of /proc/PID/stat (proc(5)): the name stands in parentheses and may hold spaces. */
export function parseStat(text: string): ProcessTicks {
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  const at = (position: number) => Number(fields[position - 3]);
  return { parent: at(4), own: at(14) + at(15), ended: at(16) + at(17) };
}

/** Ticks of the kernel in a second; asked once. */
const ticksPerSecond = once(async () => Number((await run("getconf", ["CLK_TCK"])).stdout));

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => (answer ??= read());
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
};
