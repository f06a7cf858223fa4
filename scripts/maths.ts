/**
 * Prints the proven figures of every game, or proves one and checks it by simulation.
 * Run: `node scripts/maths.ts [--json]` for all games, from their stored proofs;
 * `node scripts/maths.ts <game> [--rounds N] [--seed S] [--json]` for one, or with
 * `--config FILE` for the PAR sheet of any slot.
 * `--prove [game]` proves one game anew, or every one, and stores its figures.
 * `--long [game] [--rounds N] [--workers N]` plays every bet of one table game or original, or of all,
 * through the functions that the server calls, and holds each beside its proof.
 * Exit codes: 0 all is well, 1 the request is not valid or a stored proof is stale, 2 the simulation,
 * or a bet of a long run, does not agree.
 */
import { readFileSync } from "node:fs";
import { GAMES, ParSheetError, parseParSheet, slotMathematics } from "@houselight/game-maths";
import type { Game, ParSheet } from "@houselight/game-maths";
import { StaleFigures } from "@houselight/server/figures";
import { readCommand } from "@houselight/test-kit/command-line";
import { writeFigures } from "./maths/figures.ts";
import { longPlayOf } from "./maths/long/long-plays.ts";
import { DRAWS, longRunsToJson, longRunToText } from "./maths/long/long-report.ts";
import { type LongRun, runLong } from "./maths/long/run-long.ts";
import { type Mathematics, measure } from "./maths/measure.ts";
import { overviewJson, overviewText } from "./maths/overview.ts";
import { measurementToJson, measurementToText } from "./maths/report.ts";

/** A request that cannot be met; its message is one sentence for the person who asked. */
class MathsRequestError extends Error {}

interface MathsRequest {
  readonly slug: string | undefined;
  readonly config: string | undefined;
  readonly rounds: number;
  readonly seed: number;
  readonly json: boolean;
  readonly prove: boolean;
  readonly long: boolean;
  readonly workers: number;
}

const ROUNDS = { simulated: "10000000", long: "100000000" } as const;
const MOST_WORKERS = 64;

const ALL = GAMES.map(({ current }) => current);

const slugs = (): string => ALL.map(({ slug }) => slug).join(", ");

function readRequest(): MathsRequest {
  const { values, rest: positionals } = readCommand(COMMAND);
  const { prove, long } = values;
  if (positionals.length > (values.config === undefined ? 1 : 0)) {
    throw new MathsRequestError(`Name one game (${slugs()}) or give --config FILE.`);
  }
  return {
    slug: positionals[0],
    config: values.config,
    rounds: wholeNumber(
      "--rounds",
      values.rounds ?? (long ? ROUNDS.long : ROUNDS.simulated),
      1,
      1e10,
    ),
    seed: wholeNumber("--seed", values.seed, 0, 2 ** 32 - 1),
    json: values.json,
    prove,
    long,
    workers: wholeNumber("--workers", values.workers, 1, MOST_WORKERS),
  };
}

const COMMAND = {
  run: "npm run maths",
  about: "Prints the figures of every game, or proves one and checks it by simulation.",
  rest: { name: "game", about: slugs() },
  options: {
    config: { type: "string", about: "the PAR sheet of any slot, in place of a game" },
    rounds: {
      type: "string",
      about: "rounds of the simulation: 10,000,000, or 100,000,000 of a long run",
    },
    seed: { type: "string", about: "of the simulation", default: "1" },
    json: { type: "boolean", about: "prints JSON" },
    prove: { type: "boolean", about: "proves one game, or every one, and stores its figures" },
    long: {
      type: "boolean",
      about: "plays every bet of a table game or original, or of all of them",
    },
    workers: { type: "string", about: "threads of a long run", default: "1" },
  },
} as const;

function wholeNumber(option: string, text: string, least: number, most: number): number {
  const digits = text.replaceAll("_", "");
  const value = Number(digits);
  if (!/^\d+$/.test(digits) || value < least || value > most) {
    throw new MathsRequestError(`${option} must be a whole number from ${least} to ${most}.`);
  }
  return value;
}

function readSheet(path: string): ParSheet {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch {
    throw new MathsRequestError(`The file ${path} cannot be read.`);
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new MathsRequestError(`The file ${path} is not JSON.`);
  }
  return parseParSheet(json);
}

function gameOf(slug: string): Game {
  const game = ALL.find((each) => each.slug === slug);
  if (game) return game;
  throw new MathsRequestError(`There is no game "${slug}"; there are ${slugs()}.`);
}

function mathematicsOf({ slug, config }: MathsRequest): Mathematics {
  return config === undefined ? gameOf(slug ?? "") : slotMathematics(readSheet(config));
}

function prove({ slug }: MathsRequest): void {
  const games = slug === undefined ? ALL : [gameOf(slug)];
  for (const game of games) console.log(writeFigures(game));
}

/** Plays games one after the other. Returns 2 when a bet of one lies outside its interval, or 0. */
async function playLong(request: MathsRequest): Promise<number> {
  const { slug, rounds, seed, workers } = request;
  const games = slug === undefined ? ALL.filter((game) => longPlayOf(game)) : [gameOf(slug)];
  const runs: LongRun[] = [];
  for (const game of games) {
    let sofar = 0;
    const played = (more: number): void => {
      sofar += more;
      process.stderr.write(`${game.slug}: ${sofar / 1e6} million rounds\n`);
    };
    const run = await runLong(game, { rounds, seed, workers, played });
    runs.push(run);
    if (!request.json) console.log(longRunToText(run));
  }
  console.log(request.json ? longRunsToJson(runs) : DRAWS);
  return runs.every(({ bets }) => bets.every(({ within }) => within)) ? 0 : 2;
}

async function main(): Promise<void> {
  try {
    const request = readRequest();
    if (request.prove) {
      prove(request);
      return;
    }
    if (request.long) {
      process.exitCode = await playLong(request);
      return;
    }
    if (request.slug === undefined && request.config === undefined) {
      console.log(request.json ? overviewJson(ALL) : overviewText(ALL));
      return;
    }
    const measurement = measure(mathematicsOf(request), request.rounds, request.seed);
    console.log(request.json ? measurementToJson(measurement) : measurementToText(measurement));
    process.exitCode = measurement.simulation.agreement.agrees ? 0 : 2;
  } catch (error) {
    const expected =
      error instanceof MathsRequestError ||
      error instanceof ParSheetError ||
      error instanceof StaleFigures ||
      error instanceof RangeError;
    if (!expected) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

await main();
