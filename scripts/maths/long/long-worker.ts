/** Plays a part of a long run in a thread of its own. */
import { parentPort, workerData } from "node:worker_threads";
import { findGame } from "@houselight/game-maths";
import { longPlayOf } from "./long-plays.ts";
import type { WorkerNews } from "./run-long.ts";
import { type RoundRange, runRounds } from "./run-rounds.ts";

const TELL_EVERY = 1_000_000;

const range = workerData as RoundRange;
const { slug } = range;
const say = (news: WorkerNews): void => parentPort?.postMessage(news);
const game = findGame(slug);
const play = game ? longPlayOf(game) : null;
if (!play) throw new RangeError(`there is no long play of ${slug}`);
const played = (rounds: number): void => say({ played: rounds });
say(runRounds(play, range, { every: TELL_EVERY, played }));
