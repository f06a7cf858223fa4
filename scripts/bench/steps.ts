import { randomUUID } from "node:crypto";
import type { BetView, RoundView, StepView } from "@houselight/contracts";
import { findGame } from "@houselight/game-maths";
import { isBlackjackOutcome } from "@houselight/game-maths/blackjack";
import {
  openServer,
  playForMoney,
  type RunningHouse,
  takeRoundStep,
} from "@houselight/server/testing";
import { startPostgres } from "@houselight/test-kit/private-postgres";
import { note, noteGoal, rounded, say } from "./figures.ts";
import { median, startProcessorClock } from "./processor.ts";
import { type BenchPlayer, makePlayers, openBenchHouse } from "./rounds.ts";
import { stopwatch } from "./timing.ts";

/** Each has one round at a time, for a round with steps stands alone. */
const PLAYERS = 512;
const WARM_UP_SECONDS = 1;
const PASSES = 5;
/** A step costs no more than this many slot rounds. */
const MOST_OF_A_ROUND = 1.2;

/** A round from its bet to its end, as the endpoints play it. */
interface Workload {
  readonly slug: string;
  readonly bet: BetView;
  /** Returns the next step of an open round that has taken so many. */
  next?(round: RoundView, turn: number): StepView;
}

const PICKS = 5;

/** Picks five fields, and cashes out. */
const nextOfMines = (_: RoundView, turn: number): StepView =>
  turn < PICKS
    ? { kind: "mines", action: "pick", field: turn }
    : { kind: "mines", action: "cash_out", field: null };

/** Plays as a dealer does: hits to 16, stands from 17 on. */
function nextOfBlackjack({ outcome }: RoundView): StepView {
  const told = isBlackjackOutcome(outcome) ? outcome : null;
  const total = told?.hands[0]?.total ?? 0;
  const action = told?.state === "insurance" ? "decline" : total < 17 ? "hit" : "stand";
  return { kind: "blackjack", action };
}

const WORKLOADS = {
  slot: { slug: "lantern-tide", bet: { kind: "slot", stake_cents: 20 } },
  baccarat: {
    slug: "baccarat",
    bet: { kind: "baccarat", bets: [{ spot: "player", amount_cents: 100 }] },
  },
  // With one mine four rounds of five see all their picks.
  mines: {
    slug: "mines",
    bet: { kind: "mines", stake_cents: 10, mines: 1 },
    next: nextOfMines,
  },
  blackjack: {
    slug: "blackjack",
    bet: { kind: "blackjack", bets: [{ spot: "main", amount_cents: 100 }] },
    next: nextOfBlackjack,
  },
} satisfies Record<string, Workload>;

/** Requests of a turn: bets and steps, and what they cost this process and PostgreSQL. */
interface Turn {
  readonly rounds: number;
  readonly requests: number;
  readonly processorMs: number;
}

/** A turn of each workload, one after the other. */
type Pass = Readonly<Record<keyof typeof WORKLOADS, Turn>>;

const callerOf = ({ id }: BenchPlayer) => ({
  id,
  sessionId: 1n,
  sessionBeganAt: new Date(),
  licence: "CW",
  dateOfBirth: "1990-01-01",
  detailsMissing: false,
  country: null,
});

/** Plays one round; returns how many requests it took. */
async function playWhole(
  house: RunningHouse,
  player: BenchPlayer,
  { slug, bet, next }: Workload,
): Promise<number> {
  const game = findGame(slug);
  if (!game) throw new Error(`there is no ${slug}`);
  const caller = callerOf(player);
  const body = { id: randomUUID(), currency: "EUR", bet };
  const input = { params: { slug }, body } as Parameters<typeof playForMoney>[2];
  let round: RoundView = (await playForMoney(house, game, input, caller)).view;
  let turn = 0;
  for (; next && round.status === "open"; turn += 1) {
    const step = { id: randomUUID(), turn, step: next(round, turn) };
    const taken = { params: { id: round.id }, body: step } as Parameters<typeof takeRoundStep>[1];
    round = (await takeRoundStep(house, taken, caller)).view;
  }
  return turn + 1;
}

/** Plays rounds of one workload for some seconds, one at a time for each player. */
async function playFor(
  house: RunningHouse,
  players: readonly BenchPlayer[],
  workload: Workload,
  seconds: number,
): Promise<Omit<Turn, "processorMs">> {
  const watch = stopwatch();
  let rounds = 0;
  let requests = 0;
  const play = async (player: BenchPlayer) => {
    while (watch() < seconds) {
      const taken = await playWhole(house, player, workload);
      requests += taken;
      rounds += 1;
    }
  };
  await Promise.all(players.map(play));
  return { rounds, requests };
}

/**
 * Measures a round of mines with five picks, one of blackjack and one of baccarat beside a slot round, by
 * processor time on one PostgreSQL, in turns: the ratios of a whole round, and of one bet or step.
 */
export async function benchSteps(seconds: number): Promise<void> {
  const server = await startPostgres({ settings: ["shared_buffers=256MB"] });
  if (!server) return say("| PostgreSQL | not installed: left out | |");
  try {
    const house = await openBenchHouse(await openServer(server.url, { pool: 10 }));
    const players = await makePlayers(house, PLAYERS);
    const measure = async (workload: Workload): Promise<Turn> => {
      await playFor(house, players, workload, WARM_UP_SECONDS);
      await house.reactions.settled();
      const clock = await startProcessorClock({ database: server.pid });
      const played = await playFor(house, players, workload, seconds);
      await house.reactions.settled();
      const { database, load } = await clock();
      return { ...played, processorMs: database + load };
    };
    const passes: Pass[] = [];
    for (let pass = 0; pass < PASSES; pass += 1)
      passes.push({
        slot: await measure(WORKLOADS.slot),
        mines: await measure(WORKLOADS.mines),
        blackjack: await measure(WORKLOADS.blackjack),
        baccarat: await measure(WORKLOADS.baccarat),
      });
    await house.close();
    const perRound = (turn: Turn) => turn.processorMs / turn.rounds;
    const perRequest = (turn: Turn) => turn.processorMs / turn.requests;
    const ratioOf = (of: (pass: Pass) => number) => rounded(median(passes.map(of)), 3);
    const slot = rounded(median(passes.map((pass) => perRound(pass.slot))), 4);
    note("slot_round_ms", slot, "ms of processor time");
    const baccarat = ratioOf((pass) => perRound(pass.baccarat) / perRound(pass.slot));
    note("cost_baccarat_round", baccarat, "slot rounds");
    const mines = ratioOf((pass) => perRound(pass.mines) / perRound(pass.slot));
    note("cost_mines_round", mines, "slot rounds, bet, five picks and cash-out");
    const blackjack = ratioOf((pass) => perRound(pass.blackjack) / perRound(pass.slot));
    note("cost_blackjack_round", blackjack, "slot rounds, bet and steps to the end");
    const hand = ratioOf((pass) => perRequest(pass.blackjack) / perRound(pass.slot));
    note("cost_blackjack_step", hand, "slot rounds, a bet or step of blackjack");
    noteGoal("cost_blackjack_step", hand, { atMost: MOST_OF_A_ROUND });
    const step = ratioOf((pass) => perRequest(pass.mines) / perRound(pass.slot));
    note("cost_step", step, "slot rounds, a bet or step of mines");
    noteGoal("cost_step", step, { atMost: MOST_OF_A_ROUND });
  } finally {
    await server.stop();
  }
}
