import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { RoundView, StepView } from "@houselight/contracts";
import { startProcessorClock } from "../processor.ts";
import type { BenchPlayer } from "../rounds.ts";
import { stopwatch } from "../timing.ts";
import type { Workload } from "./workloads.ts";

/** Requests in flight, as over the connections of a proxy. */
const CONNECTIONS = 256;
/** Mails, live messages and what else follows from a wave is done by then. */
const REST_MS = 300;
/** A wave of fewer costs more a request than a busy house does: it is not measured. */
const SMALLEST_WAVE = 500;

/** A house in a process of its own, and the PostgreSQL under it. */
export interface AskedHouse {
  readonly port: number;
  readonly pid: number;
  readonly databasePid: number;
}

/** Requests of one kind, and what those of them cost the house and PostgreSQL that were measured. */
export interface Cost {
  requests: number;
  measured: number;
  processorMs: number;
}
/** Costs of rounds by kind of request: "bet", and what the workload calls its steps. */
export type Costs = Map<string, Cost>;

type Ask = () => Promise<RoundView>;

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

/** Sends a request of a player. Returns the round as it stands; throws where it is refused. */
function post(port: number, path: string, token: string, body: object): Promise<RoundView> {
  const text = JSON.stringify({ id: randomUUID(), ...body });
  const headers = {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(text),
    "x-requested-with": "XMLHttpRequest",
    cookie: `session=${token}`,
  };
  const options = { agent, host: "127.0.0.1", port, method: "POST", path: `/api${path}`, headers };
  return new Promise((resolve, reject) => {
    const sent = request(options, (answer) => {
      let said = "";
      answer.setEncoding("utf8");
      answer.on("data", (part: string) => (said += part));
      answer.on("end", () => {
        if ((answer.statusCode ?? 500) < 300) resolve(JSON.parse(said) as RoundView);
        else reject(new Error(`${path} is answered with ${answer.statusCode}: ${said}`));
      });
    });
    sent.on("error", reject);
    sent.end(text);
  });
}

const betOf =
  ({ port }: AskedHouse, { token }: BenchPlayer, { slug, bet }: Workload): Ask =>
  () =>
    post(port, `/house_games/${slug}/rounds`, token, { currency: "EUR", bet });

const stepOf =
  (
    { port }: AskedHouse,
    { token }: BenchPlayer,
    at: { readonly round: RoundView; readonly turn: number; readonly step: StepView },
  ): Ask =>
  () =>
    post(port, `/house_games/rounds/${at.round.id}/steps`, token, {
      turn: at.turn,
      step: at.step,
    });

/** Sends requests of one kind at once and adds to its cost. */
async function sendWave(house: AskedHouse, cost: Cost, wave: readonly Ask[]): Promise<RoundView[]> {
  cost.requests += wave.length;
  if (wave.length < SMALLEST_WAVE) return Promise.all(wave.map((ask) => ask()));
  const clock = await startProcessorClock({ server: house.pid, database: house.databasePid });
  const rounds = await Promise.all(wave.map((ask) => ask()));
  await sleep(REST_MS);
  const spent = clock();
  cost.measured += wave.length;
  cost.processorMs += spent.database + spent.server;
  return rounds;
}

/**
 * Plays rounds of one workload for some seconds: all players bet, then all take their first step, and so
 * on. Returns what each kind of request costs.
 */
export async function playInWaves(
  house: AskedHouse,
  players: readonly BenchPlayer[],
  { workload, seconds }: { readonly workload: Workload; readonly seconds: number },
): Promise<Costs> {
  const costs: Costs = new Map();
  const send = (kind: string, wave: readonly Ask[]) => {
    const cost = costs.get(kind) ?? { requests: 0, measured: 0, processorMs: 0 };
    costs.set(kind, cost);
    return sendWave(house, cost, wave);
  };
  const watch = stopwatch();
  while (watch() < seconds) {
    const placed = await send(
      "bet",
      players.map((player) => betOf(house, player, workload)),
    );
    let open = placed.map((round, place) => ({ round, player: players[place] as BenchPlayer }));
    for (let turn = 0; workload.next; turn += 1) {
      const { next } = workload;
      open = open.filter(({ round }) => round.status === "open");
      if (open.length === 0) break;
      const steps = open.map(({ round, player }) => ({ round, player, ...next(round, turn) }));
      const wave = steps.map(({ player, ...at }) => stepOf(house, player, { ...at, turn }));
      const rounds = await send(steps[0]?.called ?? "step", wave);
      open = open.map(({ player }, place) => ({ player, round: rounds[place] as RoundView }));
    }
  }
  return costs;
}
