import { openServer } from "@houselight/server/testing";
import { SITE_DIRECTORY } from "../build/build-sites.ts";
import { startChildHouse } from "@houselight/faults/child-house";
import {
  freePort,
  startPostgres,
  type PrivatePostgres,
} from "@houselight/test-kit/private-postgres";
import { note, rounded, say } from "./figures.ts";
import { loadHttp } from "./http-load.ts";
import { nextRound } from "./http-rounds.ts";
import { findPgbench, preparePgbench, runPgbench } from "./pgbench.ts";
import { median, startProcessorClock } from "./processor.ts";
import { type LimitsPass, measureLimits, noteLimits, setLimits } from "./limits.ts";
import { type BenchPlayer, benchRounds, makePlayers, openBenchHouse } from "./rounds.ts";

const PASSES = 3;
const PLAYERS = 2000;
const IN_FLIGHT = 1024;
const CONNECTIONS = 128;
/** Load before a measurement: a house runs for days, the compiling of its first seconds is no cost of a round. */
const WARM_UP_SECONDS = 5;
export const BENCH_SECRET = "bench ".repeat(8);

/** One measurement: how many were done, how fast, and what each took of the processors. */
interface Measured {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly serverMs: number;
  readonly databaseMs: number;
  readonly loadMs: number;
}

/**
 * Compares a wager with a TPC-B transaction of pgbench on the same PostgreSQL in processor time:
 * pgbench, rounds in this process and rounds over HTTP in turn, three times, medians of each.
 */
export async function benchCost(seconds: number): Promise<void> {
  const server = await startPostgres({ settings: ["shared_buffers=256MB"] });
  if (!server) return say("| PostgreSQL | not installed: left out | |");
  const pgbench = await findPgbench(server);
  if (!pgbench) return server.stop().then(() => say("| pgbench | not installed: left out | |"));
  await preparePgbench(pgbench, server.url);
  const house = await openBenchHouse(await openServer(server.url, { pool: 10 }));
  const players = await makePlayers(house, PLAYERS);
  const limited = await makePlayers(house, PLAYERS);
  await setLimits(house, limited);
  await house.close();
  const turns = { pgbench: [] as Measured[], process: [] as Measured[], http: [] as Measured[] };
  const limits: LimitsPass[] = [];
  try {
    for (let pass = 0; pass < PASSES; pass++) {
      turns.pgbench.push(await measurePgbench(server, pgbench, seconds));
      turns.process.push(await measureInProcess(server, players, seconds));
      turns.http.push(await measureHttp(server, players, seconds));
      limits.push(await measureLimits(server, players, limited, seconds));
    }
  } finally {
    await server.stop();
  }
  noteCosts(turns);
  noteLimits(limits);
}

async function measurePgbench(
  server: PrivatePostgres,
  pgbench: string,
  seconds: number,
): Promise<Measured> {
  const clock = await startProcessorClock({ database: server.pid });
  const tps = await runPgbench(pgbench, server.url, seconds);
  const { database, load } = clock();
  const count = tps * seconds;
  return {
    perSecond: tps,
    p50Ms: 0,
    p99Ms: 0,
    serverMs: 0,
    databaseMs: database / count,
    loadMs: load / count,
  };
}

/** The house and its load are one process here: its time is the server's. */
async function measureInProcess(
  server: PrivatePostgres,
  players: readonly BenchPlayer[],
  seconds: number,
): Promise<Measured> {
  const house = await openBenchHouse(await openServer(server.url, { pool: 10 }));
  try {
    await benchRounds(house, players, { seconds: WARM_UP_SECONDS, inFlight: IN_FLIGHT });
    const clock = await startProcessorClock({ database: server.pid });
    const rounds = await benchRounds(house, players, { seconds, inFlight: IN_FLIGHT });
    await house.reactions.settled();
    const { database, load } = clock();
    return {
      perSecond: rounds.roundsPerSecond,
      p50Ms: rounds.p50Ms,
      p99Ms: rounds.p99Ms,
      serverMs: load / rounds.rounds,
      databaseMs: database / rounds.rounds,
      loadMs: 0,
    };
  } finally {
    await house.close();
  }
}

async function measureHttp(
  server: PrivatePostgres,
  players: readonly BenchPlayer[],
  seconds: number,
): Promise<Measured> {
  const port = await freePort();
  const child = await startChildHouse(port, {
    SECRET: BENCH_SECRET,
    SITE_DIR: SITE_DIRECTORY,
    DATABASE_URL: server.url,
  });
  try {
    const load = { connections: CONNECTIONS, next: nextRound(players) };
    await loadHttp(port, { ...load, seconds: WARM_UP_SECONDS });
    const clock = await startProcessorClock({ server: child.pid(), database: server.pid });
    const rounds = await loadHttp(port, { ...load, seconds });
    const spent = clock();
    if (rounds.refused > 0) throw new Error(`${rounds.refused} rounds of the bench were refused`);
    return {
      perSecond: rounds.requestsPerSecond,
      p50Ms: rounds.p50Ms,
      p99Ms: rounds.p99Ms,
      serverMs: spent.server / rounds.requests,
      databaseMs: spent.database / rounds.requests,
      loadMs: spent.load / rounds.requests,
    };
  } finally {
    await child.kill();
  }
}

function noteCosts(turns: Record<"pgbench" | "process" | "http", readonly Measured[]>): void {
  const of = (list: readonly Measured[], pick: (one: Measured) => number) => median(list.map(pick));
  const noteParts = (name: string, list: readonly Measured[]) => {
    for (const part of ["serverMs", "databaseMs", "loadMs"] as const) {
      const value = of(list, (one) => one[part]);
      if (value > 0)
        note(`${name}_${part.replace("Ms", "_ms")}`, rounded(value, 4), "ms processor");
    }
    note(`${name}_per_s`, Math.round(of(list, (one) => one.perSecond)), "/s");
    if (list[0]?.p50Ms) {
      note(
        `${name}_p50_ms`,
        rounded(
          of(list, (one) => one.p50Ms),
          2,
        ),
        "ms",
      );
      note(
        `${name}_p99_ms`,
        rounded(
          of(list, (one) => one.p99Ms),
          2,
        ),
        "ms",
      );
    }
  };
  noteParts("pgbench", turns.pgbench);
  noteParts("in_process", turns.process);
  noteParts("http", turns.http);
  const ratio = (list: readonly Measured[], pick: (one: Measured) => number) =>
    rounded(
      median(list.map((one, pass) => pick(one) / (turns.pgbench[pass] as Measured).databaseMs)),
      3,
    );
  const cost = (one: Measured) => one.serverMs + one.databaseMs;
  note("cost_in_process", ratio(turns.process, cost), "× pgbench's server part");
  note("cost_http", ratio(turns.http, cost), "× pgbench's server part");
  note(
    "cost_http_own",
    ratio(turns.http, ({ serverMs }) => serverMs),
    "of it our own process",
  );
}
