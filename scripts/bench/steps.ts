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
const PLAYERS = 2048;
/** A wave of fewer costs more a request than a busy house does: it is not measured. Of blackjack only first steps come so many at once. */
const SMALLEST_WAVE = 1000;
const WARM_UP_SECONDS = 1;
const PASSES = 5;
/** A step costs no more than this many slot rounds. */
const MOST_OF_A_ROUND = 1.2;

/** A round from its bet to its end, as the endpoints play it. */
interface Workload {
  readonly slug: string;
  readonly bet: BetView;
  /** Returns the next step of an open round that has taken so many, and what the figures call it. */
  next?(round: RoundView, turn: number): { readonly called: string; readonly step: StepView };
}

const PICKS = 5;

/** Picks five fields, and cashes out. */
const nextOfMines = (_: RoundView, turn: number) =>
  turn < PICKS
    ? ({ called: "pick", step: { kind: "mines", action: "pick", field: turn } } as const)
    : ({ called: "cash_out", step: { kind: "mines", action: "cash_out", field: null } } as const);

/** Plays as a dealer does: hits to 16, stands from 17 on. */
function nextOfBlackjack({ outcome }: RoundView) {
  const told = isBlackjackOutcome(outcome) ? outcome : null;
  const total = told?.hands[0]?.total ?? 0;
  const action = told?.state === "insurance" ? "decline" : total < 17 ? "hit" : "stand";
  return { called: "step", step: { kind: "blackjack", action } } as const;
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

/** Requests of one kind, and what those of them cost this process and PostgreSQL that were measured. */
interface Cost {
  requests: number;
  measured: number;
  processorMs: number;
}
/** Costs of a turn by kind of request: "bet", and what the workload calls its steps. */
type Costs = Map<string, Cost>;

/** A turn of each workload, one after the other. */
type Pass = Readonly<Record<keyof typeof WORKLOADS, Costs>>;

const callerOf = ({ id }: BenchPlayer) => ({
  id,
  sessionId: 1n,
  sessionBeganAt: new Date(),
  licence: "CW",
  dateOfBirth: "1990-01-01",
  detailsMissing: false,
  country: null,
});

type Request = () => Promise<RoundView>;

/** Returns the request that places a bet for a player. */
function betOf(house: RunningHouse, player: BenchPlayer, { slug, bet }: Workload): Request {
  const game = findGame(slug);
  if (!game) throw new Error(`there is no ${slug}`);
  const body = { id: randomUUID(), currency: "EUR", bet };
  const input = { params: { slug }, body } as Parameters<typeof playForMoney>[2];
  return async () => (await playForMoney(house, game, input, callerOf(player))).view;
}

/** Returns the request that takes a step of a player's round. */
function stepOf(
  house: RunningHouse,
  player: BenchPlayer,
  at: { readonly round: RoundView; readonly turn: number; readonly step: StepView },
): Request {
  const body = { id: randomUUID(), turn: at.turn, step: at.step };
  const input = { params: { id: at.round.id }, body } as Parameters<typeof takeRoundStep>[1];
  return async () => (await takeRoundStep(house, input, callerOf(player))).view;
}

/** Sends requests of one kind at once and counts them, once everything that follows from them is done. */
type SendWave = (kind: string, requests: readonly Request[]) => Promise<RoundView[]>;

/** Plays rounds of one workload for some seconds: all players bet, then all take their first step, and so on. */
async function playFor(
  house: RunningHouse,
  players: readonly BenchPlayer[],
  { workload, seconds }: { readonly workload: Workload; readonly seconds: number },
  send: SendWave,
): Promise<void> {
  const watch = stopwatch();
  while (watch() < seconds) {
    const bets = players.map((player) => betOf(house, player, workload));
    const placed = await send("bet", bets);
    let open = placed.map((round, place) => ({ round, player: players[place] as BenchPlayer }));
    for (let turn = 0; workload.next; turn += 1) {
      const next = workload.next;
      open = open.filter(({ round }) => round.status === "open");
      if (open.length === 0) break;
      const steps = open.map(({ round, player }) => ({ round, player, ...next(round, turn) }));
      const requests = steps.map(({ player, ...at }) => stepOf(house, player, { ...at, turn }));
      const rounds = await send(steps[0]?.called ?? "step", requests);
      open = open.map(({ player }, place) => ({ player, round: rounds[place] as RoundView }));
    }
  }
}

/** Returns a way to send that measures, and the costs it measures. */
function measuring(house: RunningHouse, database: number): { send: SendWave; costs: Costs } {
  const costs: Costs = new Map();
  const send: SendWave = async (kind, requests) => {
    const cost = costs.get(kind) ?? { requests: 0, measured: 0, processorMs: 0 };
    costs.set(kind, cost);
    cost.requests += requests.length;
    if (requests.length < SMALLEST_WAVE) return Promise.all(requests.map((request) => request()));
    const clock = await startProcessorClock({ database });
    const rounds = await Promise.all(requests.map((request) => request()));
    await house.reactions.settled();
    const spent = clock();
    cost.measured += requests.length;
    cost.processorMs += spent.database + spent.load;
    return rounds;
  };
  return { send, costs };
}

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
 * processor time on one PostgreSQL, in turns: the ratios of a whole round, of its bet and of its steps.
 */
export async function benchSteps(seconds: number): Promise<void> {
  const server = await startPostgres({ settings: ["shared_buffers=256MB"] });
  if (!server) return say("| PostgreSQL | not installed: left out | |");
  try {
    const house = await openBenchHouse(await openServer(server.url, { pool: 10 }));
    const players = await makePlayers(house, PLAYERS);
    const measure = async (workload: Workload): Promise<Costs> => {
      const warmUp = measuring(house, server.pid);
      await playFor(house, players, { workload, seconds: WARM_UP_SECONDS }, warmUp.send);
      const { send, costs } = measuring(house, server.pid);
      await playFor(house, players, { workload, seconds }, send);
      return costs;
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
    report(passes);
  } finally {
    await server.stop();
  }
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
  const hand = ratio(
    "cost_blackjack_step",
    ({ blackjack }) => costOf(blackjack, "step"),
    "a step of blackjack, nearly only first ones",
  );
  noteGoal("cost_blackjack_step", hand, { atMost: MOST_OF_A_ROUND });
  const step = ratio(
    "cost_step",
    ({ mines }) => costOf(mines, "pick", "cash_out"),
    "a step of mines",
  );
  noteGoal("cost_step", step, { atMost: MOST_OF_A_ROUND });
}
