/**
 * Prints the exact mathematics of a game and checks it by simulation.
 * Run: `node scripts/maths.ts <game> [--rounds N] [--seed S] [--json]`, or with
 * `--config FILE` for the PAR sheet of any line slot.
 * `--write [game]` proves one game, or every one, and writes the figures of its page.
 * Exit codes: 0 the simulation agrees, 1 the request is not valid, 2 it does not agree.
 */
import { readFileSync } from "node:fs";
import {
  findGame,
  GAMES,
  ParSheetError,
  parseParSheet,
  slotMathematics,
} from "@houselight/game-maths";
import type { Game, ParSheet } from "@houselight/game-maths";
import { readCommand } from "@houselight/test-kit/command-line";
import { writeFigures } from "./maths/figures.ts";
import { type Mathematics, measure } from "./maths/measure.ts";
import { measurementToJson, measurementToText } from "./maths/report.ts";

/** A request that cannot be met; its message is one sentence for the person who asked. */
class MathsRequestError extends Error {}

interface MathsRequest {
  readonly slug: string | undefined;
  readonly config: string | undefined;
  readonly rounds: number;
  readonly seed: number;
  readonly json: boolean;
  readonly write: boolean;
}

const slugs = (): string => GAMES.map(({ current }) => current.slug).join(", ");

function readRequest(): MathsRequest {
  const { values, rest: positionals } = readCommand(COMMAND);
  const { write } = values;
  const one = (positionals.length === 1) !== (values.config !== undefined);
  if (write ? positionals.length > 1 || values.config !== undefined : !one) {
    throw new MathsRequestError(`Name one game (${slugs()}) or give --config FILE.`);
  }
  return {
    slug: positionals[0],
    config: values.config,
    rounds: wholeNumber("--rounds", values.rounds, 1, 1e10),
    seed: wholeNumber("--seed", values.seed, 0, 2 ** 32 - 1),
    json: values.json,
    write,
  };
}

const COMMAND = {
  run: "npm run maths",
  about: "Prints the exact mathematics of a game and checks it by simulation.",
  rest: { name: "game", about: slugs() },
  options: {
    config: { type: "string", about: "the PAR sheet of any line slot, in place of a game" },
    rounds: { type: "string", about: "rounds of the simulation", default: "10000000" },
    seed: { type: "string", about: "of the simulation", default: "1" },
    json: { type: "boolean", about: "prints JSON" },
    write: { type: "boolean", about: "proves one game, or every one, and writes its figures" },
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
  const game = findGame(slug);
  if (game) return game;
  throw new MathsRequestError(`There is no game "${slug}"; there are ${slugs()}.`);
}

function mathematicsOf({ slug, config }: MathsRequest): Mathematics {
  return config === undefined ? gameOf(slug ?? "") : slotMathematics(readSheet(config));
}

function write({ slug }: MathsRequest): void {
  const games = slug === undefined ? GAMES.map(({ current }) => current) : [gameOf(slug)];
  for (const game of games) console.log(writeFigures(game));
}

function main(): void {
  try {
    const request = readRequest();
    if (request.write) {
      write(request);
      return;
    }
    const measurement = measure(mathematicsOf(request), request.rounds, request.seed);
    console.log(request.json ? measurementToJson(measurement) : measurementToText(measurement));
    process.exitCode = measurement.simulation.agreement.agrees ? 0 : 2;
  } catch (error) {
    const expected =
      error instanceof MathsRequestError ||
      error instanceof ParSheetError ||
      error instanceof RangeError;
    if (!expected) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

main();
