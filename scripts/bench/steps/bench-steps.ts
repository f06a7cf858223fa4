import { startChildHouse } from "@houselight/faults/child-house";
import { openServer } from "@houselight/server/testing";
import { freePort, startPostgres } from "@houselight/test-kit/private-postgres";
import { SITE_DIRECTORY } from "../../build/build-sites.ts";
import { BENCH_SECRET } from "../cost.ts";
import { note, noteGoal, rounded, say } from "../figures.ts";
import { median } from "../processor.ts";
import { type BenchPlayer, makePlayers, openBenchHouse } from "../rounds.ts";
import { type AskedHouse, type Cost, type Costs, playInWaves } from "./waves.ts";
import { type WorkloadName, WORKLOADS } from "./workloads.ts";

/** Each has one round at a time, for a round with steps stands alone. */
const PLAYERS = 4096;
const WARM_UP_SECONDS = 1;
const PASSES = 5;
/** A step costs no more than this many slot rounds. */
const MOST_OF_A_ROUND = 1.2;

/** A turn of each workload, one after the other. */
type Pass = Readonly<Record<WorkloadName, Costs>>;

const sumOf = (costs: readonly Cost[], of: (cost: Cost) => number): number =>
  costs.reduce((total, cost) => total + of(cost), 0);

/** Returns what one request costs, of some kinds together, in milliseconds. */
function costOf(costs: Costs, ...kinds: readonly string[]): number {
  const wanted = [...costs].filter(([kind]) => kinds.includes(kind)).map(([, cost]) => cost);
  return (
    sumOf(wanted, ({ processorMs }) => processorMs) / sumOf(wanted, ({ measured }) => measured)
  );
}

/** Returns what a whole round costs, in milliseconds. */
function roundOf(costs: Costs): number {
  const rounds = costs.get("bet")?.requests ?? Number.NaN;
  const each = (cost: Cost) => (cost.requests / rounds) * (cost.processorMs / cost.measured);
  return sumOf([...costs.values()], each);
}

/**
 * Measures a round of mines with five picks, one of blackjack and one of baccarat beside a slot round, by
 * processor time of a house and its PostgreSQL, in turns: the ratios of a whole round, of its bet and of
 * its steps, as players ask for them over HTTP.
 */
export async function benchSteps(seconds: number): Promise<void> {
  const server = await startPostgres({ settings: ["shared_buffers=256MB"] });
  if (!server) return say("| PostgreSQL | not installed: left out | |");
  try {
    const setUp = await openBenchHouse(await openServer(server.url, { pool: 10 }));
    const players = await makePlayers(setUp, PLAYERS);
    await setUp.close();
    const port = await freePort();
    const env = { SECRET: BENCH_SECRET, SITE_DIR: SITE_DIRECTORY, DATABASE_URL: server.url };
    const child = await startChildHouse(port, env);
    const house = { port, pid: child.pid(), databasePid: server.pid };
    try {
      report(await playPasses(house, players, seconds));
    } finally {
      await child.kill();
    }
  } finally {
    await server.stop();
  }
}

/** Plays all workloads by turns, each after a warm-up of its own. */
async function playPasses(
  house: AskedHouse,
  players: readonly BenchPlayer[],
  seconds: number,
): Promise<Pass[]> {
  const measure = async (name: WorkloadName): Promise<Costs> => {
    const workload = WORKLOADS[name];
    await playInWaves(house, players, { workload, seconds: WARM_UP_SECONDS });
    return playInWaves(house, players, { workload, seconds });
  };
  const passes: Pass[] = [];
  for (let pass = 0; pass < PASSES; pass += 1)
    passes.push({
      slot: await measure("slot"),
      mines: await measure("mines"),
      blackjack: await measure("blackjack"),
      baccarat: await measure("baccarat"),
    });
  return passes;
}

function report(passes: readonly Pass[]): void {
  const slot = median(passes.map((pass) => costOf(pass.slot, "bet")));
  note("slot_round_ms", rounded(slot, 4), "ms of processor time");
  const ratio = (name: string, of: (pass: Pass) => number, about: string): number => {
    const value = rounded(median(passes.map((pass) => of(pass) / costOf(pass.slot, "bet"))), 3);
    note(name, value, `slot rounds, ${about}`);
    return value;
  };
  ratio("cost_baccarat_round", ({ baccarat }) => roundOf(baccarat), "a whole round");
  ratio("cost_mines_round", ({ mines }) => roundOf(mines), "bet, five picks and cash-out");
  ratio("cost_mines_bet", ({ mines }) => costOf(mines, "bet"), "the bet of mines");
  ratio("cost_mines_pick", ({ mines }) => costOf(mines, "pick"), "a pick");
  ratio("cost_mines_cash_out", ({ mines }) => costOf(mines, "cash_out"), "a cash-out");
  ratio("cost_blackjack_round", ({ blackjack }) => roundOf(blackjack), "bet and steps to the end");
  ratio("cost_blackjack_bet", ({ blackjack }) => costOf(blackjack, "bet"), "the bet of blackjack");
  const goals = {
    cost_blackjack_step: ratio(
      "cost_blackjack_step",
      ({ blackjack }) => costOf(blackjack, "step"),
      "a step of blackjack",
    ),
    cost_mines_step: ratio(
      "cost_mines_step",
      ({ mines }) => costOf(mines, "pick", "cash_out"),
      "a step of mines, cash-out too",
    ),
  };
  for (const [name, value] of Object.entries(goals))
    noteGoal(name, value, { atMost: MOST_OF_A_ROUND });
}
