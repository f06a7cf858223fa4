/**
 * Recomputes an outcome from its seeds and prints each step: what a house tells about it is asked for by name,
 * or read from files with its answers. Run `npm run verify -- --help` for what can be named.
 * Exit codes: 0 all agrees, 1 something does not, 2 it could not be verified.
 */
import { openBooks, selectRoundRecords } from "@houselight/server/audit";
import { readCommand } from "@houselight/test-kit/command-line";
import { askHouse } from "./verify/sources/ask-house.ts";
import {
  findDrops,
  findFlight,
  findLottery,
  findMatch,
  findTableRound,
  type Sources,
} from "./verify/sources/find-outcome.ts";
import { readJson } from "./verify/sources/read-json.ts";
import { verifyDrops } from "./verify/verify-drops.ts";
import { verifyLottery } from "./verify/verify-lottery.ts";
import { verifyMatch } from "./verify/verify-match.ts";
import { type DrawToVerify, readPrizeAnswer, verifyPrize } from "./verify/verify-prize.ts";
import {
  NotVerifiable,
  type RoundToVerify,
  readRoundAnswer,
  type VerificationStep,
  verifyRound,
} from "./verify/verify-round.ts";
import { verifyRocket } from "./verify/verify-rocket.ts";
import { verifyTable } from "./verify/verify-table.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const { values, rest } = readCommand({
  run: "npm run verify",
  about:
    "Recomputes an outcome from its seeds. Public ones are asked of a house by name, or read from a file " +
    "with its answer.",
  rest: {
    name: "ROUND_ID",
    about: "a player's round, from the books: a folder, or the server that DATABASE_URL names",
  },
  options: {
    "data-dir": { type: "string", about: "folder of the house (DATA_DIR, else .data)" },
    record: { type: "string", about: "file: GET /api/house_games/rounds/{id}" },
    prize: { type: "string", about: "file: GET /api/wheel/spins or GET /api/player/lootboxes" },
    house: {
      type: "string",
      about: "address of the house that is asked",
      default: "http://localhost:3000",
    },
    jackpot: { type: "string", about: "name, or file: GET /api/jackpots/{identifier}" },
    lottery: { type: "string", about: "name or id, or file: GET /api/lotteries/{id}" },
    tickets: { type: "string", about: "beside a file: GET /api/lotteries/{id}/tickets, one list" },
    rocket: { type: "string", about: "number, or file: GET /api/rocket/rounds/{number}" },
    table: {
      type: "string",
      about: "table/number, or file: GET /api/live_tables/{slug}/rounds/{number}",
    },
    ids: { type: "string", about: "beside a file: ids of the bets or the entries, one list" },
    match: { type: "string", about: "number, or file: GET /api/sportsbook/fixtures/{id}" },
  },
  misused: 2,
});

async function findRounds(): Promise<readonly RoundToVerify[]> {
  if (values.record !== undefined) return [readRoundAnswer(await readJson(values.record))];
  const [id] = rest;
  if (id === undefined || !UUID.test(id))
    throw new NotVerifiable("Name a round by its id, or another outcome (--help prints how).");
  const named = values["data-dir"];
  const database = await openBooks({
    databaseUrl: named === undefined ? process.env["DATABASE_URL"] : undefined,
    dataDirectory: named ?? process.env["DATA_DIR"] ?? ".data",
  });
  try {
    const records = await selectRoundRecords(database, id);
    if (records.length === 0) throw new NotVerifiable(`There is no round ${id}.`);
    return records.map((record) => ({ ...record, shown: null }));
  } finally {
    await database.close();
  }
}

/** Prints an outcome and its steps. Returns whether all agree; null when it cannot be verified, and prints why. */
function report(title: string, steps: () => readonly VerificationStep[]): boolean | null {
  process.stdout.write(`${title}\n`);
  try {
    const taken = steps();
    for (const { ok, text } of taken) process.stdout.write(`${ok ? "ok    " : "WRONG "} ${text}\n`);
    return taken.every(({ ok }) => ok);
  } catch (error) {
    if (!(error instanceof NotVerifiable)) throw error;
    process.stdout.write(`-      ${error.message}\n`);
    return null;
  }
}

const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

function reportRound(round: RoundToVerify): boolean | null {
  const { id, game, gameVersion, stake, currency, clientSeed, nonce } = round;
  const title = `Round ${id} of ${game} ${gameVersion}: stake ${stake} ${currency}`;
  return report(`${title}, client seed ${clientSeed}, nonce ${nonce}`, () => verifyRound(round));
}

const reportPrize = (drawn: DrawToVerify): boolean | null =>
  report(`Draw ${drawn.id}`, () => verifyPrize(drawn));

async function reportDrops(named: string, sources: Sources): Promise<boolean | null> {
  const found = await findDrops(named, sources);
  const title = `${found.jackpot.name}: ${counted(found.drops.length, "drop", "drops")}`;
  return report(title, () => verifyDrops(found));
}

async function reportLottery(named: string, sources: Sources): Promise<boolean | null> {
  const { outcome, parts } = await findLottery(named, sources);
  const title = `${outcome.title}: ${counted(outcome.tickets, "ticket", "tickets")}`;
  return report(title, () => verifyLottery(outcome, parts));
}

async function reportFlight(named: string, sources: Sources): Promise<boolean | null> {
  const { outcome, parts } = await findFlight(named, sources);
  const title = `Round ${outcome.number} of the rocket: ${counted(outcome.bets, "bet", "bets")}`;
  return report(title, () => verifyRocket(outcome, parts));
}

async function reportTableRound(named: string, sources: Sources): Promise<boolean | null> {
  const { outcome, parts } = await findTableRound(named, sources);
  const entries = counted(outcome.entries, "entry", "entries");
  const title = `Round ${outcome.number} of ${outcome.table}: ${entries}`;
  return report(title, () => verifyTable(outcome, parts));
}

async function reportMatch(named: string, sources: Sources): Promise<boolean | null> {
  const match = await findMatch(named, sources);
  return report(`Match ${match.id}: ${match.home} – ${match.away}`, () => verifyMatch(match));
}

/** Prints what the options name. Returns whether each of it agrees, or null for what cannot be verified. */
async function verify(): Promise<readonly (boolean | null)[]> {
  const { prize, jackpot, lottery, tickets, rocket, table, ids, match } = values;
  const house = () => askHouse(values.house);
  if (prize) return readPrizeAnswer(await readJson(prize)).map(reportPrize);
  if (jackpot) return [await reportDrops(jackpot, { house, saltFile: undefined })];
  if (lottery) return [await reportLottery(lottery, { house, saltFile: tickets })];
  if (rocket) return [await reportFlight(rocket, { house, saltFile: ids })];
  if (table) return [await reportTableRound(table, { house, saltFile: ids })];
  if (match) return [await reportMatch(match, { house, saltFile: undefined })];
  return (await findRounds()).map(reportRound);
}

try {
  const agree = await verify();
  process.exitCode = agree.includes(false) ? 1 : agree.includes(null) ? 2 : 0;
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 2;
}
