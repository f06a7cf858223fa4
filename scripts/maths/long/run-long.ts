import { Worker } from "node:worker_threads";
import type { Game } from "@houselight/game-maths";
import { type FurthestBet, furthestOf, type JudgedBet, judgeRun } from "./judge-run.ts";
import { longPlayOf } from "./long-plays.ts";
import { addSums, type RoundRange, type RoundSums } from "./run-rounds.ts";

/** A long run of one game, judged. */
export interface LongRun {
  readonly game: string;
  readonly version: string;
  readonly rounds: number;
  readonly seed: number;
  readonly workers: number;
  readonly seconds: number;
  readonly bets: readonly JudgedBet[];
  readonly furthest: FurthestBet;
}

export interface LongRunOptions {
  readonly rounds: number;
  readonly seed: number;
  readonly workers: number;
  /** Hears how many more rounds were played. */
  played(rounds: number): void;
}

/** News of a worker: so many more rounds, and its sums in the end. */
export type WorkerNews = { readonly played: number } | RoundSums;

/**
 * Plays a game for long in threads, each with its part of the nonces, while this one proves it.
 * @throws RangeError for a game without a long play.
 */
export async function runLong(game: Game, options: LongRunOptions): Promise<LongRun> {
  const { rounds, seed, workers } = options;
  const { slug, version } = game;
  const play = longPlayOf(game);
  if (!play) throw new RangeError(`${slug} is a slot: its own simulation plays its engine.`);
  const begun = performance.now();
  const parts = Array.from({ length: workers }, (_, at): RoundRange => {
    const border = (index: number) => Math.floor((rounds * index) / workers);
    return { seed, slug, from: border(at), to: border(at + 1) };
  });
  const played = Promise.all(parts.map((part) => inWorker(part, options.played))).then((sums) => ({
    sums,
    seconds: (performance.now() - begun) / 1000,
  }));
  const proof = game.prove();
  const { sums, seconds } = await played;
  const bets = judgeRun(play, addSums(sums), proof);
  return { game: slug, version, rounds, seed, workers, seconds, bets, furthest: furthestOf(bets) };
}

function inWorker(task: RoundRange, played: (rounds: number) => void): Promise<RoundSums> {
  return new Promise((done, failed) => {
    const worker = new Worker(new URL("./long-worker.ts", import.meta.url), { workerData: task });
    worker.on("message", (news: WorkerNews) => {
      if ("played" in news) played(news.played);
      else done(news);
    });
    worker.on("error", failed);
  });
}
