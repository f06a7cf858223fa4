import { randomUUID } from "node:crypto";
import { findGame, type InstantGame } from "@houselight/game-maths";
import {
  createLog,
  type Database,
  openHouse,
  postTransfers,
  type RunningHouse,
  readConfig,
  registerNewPlayer,
  roundOwner,
  wagers,
  writeRecord,
} from "@houselight/server/testing";
import { percentiles, type Percentiles, stopwatch } from "./timing.ts";

const STAKE = 20n;
const BET = { kind: "slot", stake_cents: 20 } as const;
const game = findGame("lantern-tide") as InstantGame;
const FUNDS = 1_000_000_00n;

export interface RoundsFigure extends Percentiles {
  readonly roundsPerSecond: number;
  readonly rounds: number;
  readonly meanBatch: number;
}

/** A house on this database, quiet, with nothing replaced: sessions, draws, ledger and outbox are all on. */
export const openBenchHouse = (database: Database): Promise<RunningHouse> =>
  openHouse(
    readConfig({ DEMO: "no", PORT: "0", PAPERPAY_URL: "http://127.0.0.1:9" }),
    database,
    "bench ".repeat(8),
    {
      log: createLog("silent"),
    },
  );

export interface BenchPlayer {
  readonly id: bigint;
  readonly token: string;
  readonly email: string;
}

export const BENCH_PASSWORD = "bench-players-1";

/** Registered and funded players. Registration hashes a password each, so copies are made of one. */
export async function makePlayers(house: RunningHouse, count: number): Promise<BenchPlayer[]> {
  const tag = randomUUID().slice(0, 8);
  const players: BenchPlayer[] = [];
  for (let start = 0; start < count; start += 4) {
    const group = Array.from({ length: Math.min(4, count - start) }, (_, index) =>
      registerNewPlayer(
        house,
        {
          email: `bench-${tag}-${start + index}@example.org`,
          password: BENCH_PASSWORD,
          currency: "EUR",
          country: "DE",
          date_of_birth: "1990-01-01",
          terms_acceptance: true,
        },
        { host: "localhost", country: null, ip: "127.0.0.1", userAgent: "bench" },
      ),
    );
    for (const { player, token } of await Promise.all(group))
      players.push({ id: player.id, token, email: player.email });
  }
  await house.database.tx((tx) =>
    postTransfers(
      tx,
      players.map(({ id }) => ({
        playerId: id,
        groupId: randomUUID(),
        leg: 0,
        kind: "correction",
        currency: "EUR",
        debit: "house:adjustments",
        credit: "cash",
        amount: FUNDS,
      })),
    ),
  );
  return players;
}

/** Plays slot rounds in this process for `seconds`, with as many in flight as `inFlight`. */
export async function benchRounds(
  house: RunningHouse,
  players: readonly BenchPlayer[],
  options: { readonly seconds: number; readonly inFlight: number },
): Promise<RoundsFigure> {
  const door = wagers(house);
  const owner = roundOwner(house);
  const { bet } = game.recallBet(BET);
  const latencies: number[] = [];
  const watch = stopwatch();
  let next = 0;
  const play = async () => {
    while (watch() < options.seconds) {
      const player = players[next++ % players.length] as BenchPlayer;
      const own = stopwatch();
      const answer = await door.place({
        owner,
        playerId: player.id,
        id: randomUUID(),
        bodyHash: "bench",
        licence: "CW",
        subject: game.slug,
        currency: "EUR",
        stake: STAKE,
        sessionId: 1n,
        sessionBeganAt: null,
        dateOfBirth: null,
        detailsMissing: false,
        country: null,
        play: (session) => {
          const taken = session.take(player.id);
          const { payout, outcome } = game.play(bet, taken.draw);
          return { payout, record: writeRecord(game.version, BET, taken), detail: outcome };
        },
      });
      if ("refused" in answer) throw new Error(`a bench round was refused: ${answer.refused}`);
      latencies.push(own() * 1000);
    }
  };
  await Promise.all(Array.from({ length: options.inFlight }, play));
  const seconds = watch();
  return {
    roundsPerSecond: Math.round(latencies.length / seconds),
    rounds: latencies.length,
    meanBatch: await meanBatchOf(house),
    ...percentiles(latencies),
  };
}

async function meanBatchOf(house: RunningHouse): Promise<number> {
  const { values } = await house.metrics.batchSize.get();
  const of = (name: string) => values.find((value) => value.metricName === name)?.value ?? 0;
  return Math.round(of("batch_size_sum") / Math.max(1, of("batch_size_count")));
}
