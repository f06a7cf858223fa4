import { openServer, type RunningHouse, setLimit } from "@houselight/server/testing";
import { type PrivatePostgres, startPostgres } from "@houselight/test-kit/private-postgres";
import { note, rounded, say } from "./figures.ts";
import { median, startProcessorClock } from "./processor.ts";
import { type BenchPlayer, benchRounds, makePlayers, openBenchHouse } from "./rounds.ts";

const PLAYERS = 2000;
const IN_FLIGHT = 1024;
const WARM_UP_SECONDS = 1;
/** So much that no round of the bench is refused, and far from an end that would be told. */
const AMOUNT = 1_000_000_000_000;
const LIMITS = [
  { type: "wager", period: "day" },
  { type: "loss", period: "week" },
  { type: "loss", period: "month" },
] as const;

/** Rounds of players without limits and of players with three each, in turns. */
export interface LimitsPass {
  readonly without: Turn;
  readonly with: Turn;
}

interface Turn {
  readonly perSecond: number;
  /** Of this process and of PostgreSQL, a round. */
  readonly processorMs: number;
}

/** Sets three limits for every player. */
export async function setLimits(
  house: RunningHouse,
  players: readonly BenchPlayer[],
): Promise<void> {
  const accounts = [{ currency: "EUR", amount_cents: AMOUNT }];
  for (const { id } of players)
    for (const limit of LIMITS) await setLimit(house, id, { ...limit, accounts });
}

/** Plays with and without limits in turns in this process, on one house. */
export async function measureLimits(
  server: PrivatePostgres,
  free: readonly BenchPlayer[],
  limited: readonly BenchPlayer[],
  seconds: number,
): Promise<LimitsPass> {
  const house = await openBenchHouse(await openServer(server.url, { pool: 10 }));
  const measure = async (players: readonly BenchPlayer[]): Promise<Turn> => {
    await benchRounds(house, players, { seconds: WARM_UP_SECONDS, inFlight: IN_FLIGHT });
    await house.reactions.settled();
    const clock = await startProcessorClock({ database: server.pid });
    const rounds = await benchRounds(house, players, { seconds: seconds / 2, inFlight: IN_FLIGHT });
    await house.reactions.settled();
    const { database, load } = clock();
    return { perSecond: rounds.roundsPerSecond, processorMs: (database + load) / rounds.rounds };
  };
  try {
    // Both orders, so that what grows meanwhile weighs on both alike.
    const turns = [
      await measure(free),
      await measure(limited),
      await measure(limited),
      await measure(free),
    ] as const;
    return { without: both(turns[0], turns[3]), with: both(turns[1], turns[2]) };
  } finally {
    await house.close();
  }
}

const both = (one: Turn, other: Turn): Turn => ({
  perSecond: (one.perSecond + other.perSecond) / 2,
  processorMs: (one.processorMs + other.processorMs) / 2,
});

/** Measures limits alone: on a PostgreSQL of its own, `passes` times. */
export async function benchLimits(seconds: number, passes: number): Promise<void> {
  const server = await startPostgres({ settings: ["shared_buffers=256MB"] });
  if (!server) return say("| PostgreSQL | not installed: left out | |");
  try {
    const house = await openBenchHouse(await openServer(server.url, { pool: 10 }));
    const free = await makePlayers(house, PLAYERS);
    const limited = await makePlayers(house, PLAYERS);
    await setLimits(house, limited);
    await house.close();
    const measured: LimitsPass[] = [];
    for (let pass = 0; pass < passes; pass++)
      measured.push(await measureLimits(server, free, limited, seconds));
    noteLimits(measured);
  } finally {
    await server.stop();
  }
}

export function noteLimits(passes: readonly LimitsPass[]): void {
  const ratio = median(passes.map((pass) => pass.with.perSecond / pass.without.perSecond));
  note("ratio_limits", rounded(ratio, 3), "rounds/s with limits to without");
  const cost = median(passes.map((pass) => pass.with.processorMs / pass.without.processorMs));
  note("cost_limits", rounded(cost, 3), "processor time with limits to without");
}
