/**
 * Recomputes a round from its seeds, a prize of the wheel or a loot box, the drops of a jackpot, the draw of
 * a lottery, a flight of the rocket, a round of a live table or a simulated match, and prints each step.
 * Run: `npm run verify -- ROUND_ID [--data-dir DIR]` (DATABASE_URL names a server instead),
 * `npm run verify -- --record FILE` with what GET /api/house_games/rounds/{id} answered,
 * `npm run verify -- --prize FILE` with what GET /api/wheel/spins or GET /api/player/lootboxes answered,
 * `npm run verify -- --jackpot FILE` with what GET /api/jackpots/{identifier} answered,
 * `npm run verify -- --lottery FILE [--tickets FILE]` with what GET /api/lotteries/{id} answered, and
 * all that GET /api/lotteries/{id}/tickets answered, page by page, in one list,
 * `npm run verify -- --rocket FILE [--ids FILE]` with what GET /api/rocket/rounds/{number} answered, and
 * all ids of GET /api/rocket/rounds/{number}/bets, page by page, in one list,
 * `npm run verify -- --table FILE [--ids FILE]` with what GET /api/live_tables/{slug}/rounds/{number} answered, and
 * all ids of its entries in one list, or
 * `npm run verify -- --match ID [--house URL]`, or a file with what GET /api/sportsbook/fixtures/{id} answered.
 * Exit codes: 0 all agrees, 1 something does not, 2 it could not be verified.
 */
import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { openBooks, selectRoundRecords } from "@houselight/server/audit";
import {
  fillPath,
  getFixture,
  getJackpot,
  getLottery,
  getLiveTableRound,
  getRocketRound,
  listLotteryTickets,
  listRocketRoundBets,
} from "@houselight/contracts";
import { verifyDrops } from "./verify/verify-drops.ts";
import { verifyLottery } from "./verify/verify-lottery.ts";
import { readMatchAnswer, verifyMatch } from "./verify/verify-match.ts";
import { type DrawToVerify, readPrizeAnswer, verifyPrize } from "./verify/verify-prize.ts";
import { verifyRocket } from "./verify/verify-rocket.ts";
import { verifyTable } from "./verify/verify-table.ts";
import {
  NotVerifiable,
  type RoundToVerify,
  readRoundAnswer,
  type VerificationStep,
  verifyRound,
} from "./verify/verify-round.ts";

/** Address of a house on this machine. */
const HOUSE = "http://localhost:3000";
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const readArguments = () =>
  parseArgs({
    allowPositionals: true,
    options: {
      "data-dir": { type: "string" },
      record: { type: "string" },
      prize: { type: "string" },
      jackpot: { type: "string" },
      lottery: { type: "string" },
      tickets: { type: "string" },
      rocket: { type: "string" },
      table: { type: "string" },
      ids: { type: "string" },
      match: { type: "string" },
      house: { type: "string" },
    },
  });
type Arguments = ReturnType<typeof readArguments>;

async function findRounds({ values, positionals }: Arguments): Promise<readonly RoundToVerify[]> {
  if (values.record !== undefined) return [readRoundAnswer(await readFile(values.record, "utf8"))];
  const [id] = positionals;
  if (id === undefined || !UUID.test(id))
    throw new NotVerifiable("Name a round by its id, or give --record FILE.");
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

/** Prints the steps of a round. Returns whether all agree. */
function report(round: RoundToVerify): boolean {
  const { id, game, gameVersion, stake, currency, clientSeed, nonce } = round;
  process.stdout.write(`Round ${id} of ${game} ${gameVersion}: stake ${stake} ${currency}, `);
  process.stdout.write(`client seed ${clientSeed}, nonce ${nonce}\n`);
  return print(verifyRound(round));
}

/** Prints how a prize was drawn. Returns whether all agrees. */
function reportPrize(drawn: DrawToVerify): boolean {
  process.stdout.write(`Draw ${drawn.id}\n`);
  return print(verifyPrize(drawn));
}

/** Prints the drops of a jackpot. Returns whether all agree. */
async function reportDrops(file: string): Promise<boolean> {
  const answer = getJackpot.output.safeParse(JSON.parse(await readFile(file, "utf8")));
  if (!answer.success) throw new NotVerifiable("The file is not an answer about a jackpot.");
  const { jackpot, drops } = answer.data;
  process.stdout.write(`${jackpot.name}: ${drops.length} drops\n`);
  return print(verifyDrops(answer.data));
}

/** Prints the draw of a lottery. Returns whether all agree. */
async function reportDraw(file: string, ticketsFile: string | undefined): Promise<boolean> {
  const lottery = getLottery.output.safeParse(JSON.parse(await readFile(file, "utf8")));
  if (!lottery.success) throw new NotVerifiable("The file is not an answer about a lottery.");
  const listed =
    ticketsFile === undefined
      ? null
      : listLotteryTickets.output.safeParse(JSON.parse(await readFile(ticketsFile, "utf8")));
  if (listed?.success === false) throw new NotVerifiable("The file is not a list of tickets.");
  process.stdout.write(`${lottery.data.title}: ${lottery.data.tickets} tickets\n`);
  return print(verifyLottery(lottery.data, listed?.data ?? null));
}

/** Prints how far a rocket got. Returns whether all agrees. */
async function reportFlight(file: string, idsFile: string | undefined): Promise<boolean> {
  const round = getRocketRound.output.safeParse(JSON.parse(await readFile(file, "utf8")));
  if (!round.success) throw new NotVerifiable("The file is not an answer about a round.");
  const ids = await readIds(idsFile);
  process.stdout.write(`Round ${round.data.number} of the rocket: ${round.data.bets} bets\n`);
  return print(verifyRocket(round.data, ids));
}

/** Prints what came in a round of a live table. Returns whether all agrees. */
async function reportTable(file: string, idsFile: string | undefined): Promise<boolean> {
  const round = getLiveTableRound.output.safeParse(JSON.parse(await readFile(file, "utf8")));
  if (!round.success) throw new NotVerifiable("The file is not an answer about a round.");
  const ids = await readIds(idsFile);
  const { number, table, entries } = round.data;
  process.stdout.write(`Round ${number} of ${table}: ${entries} entries\n`);
  return print(verifyTable(round.data, ids));
}

/** Reads the ids that a salt was hashed on with; null where no file is named. */
async function readIds(file: string | undefined): Promise<readonly string[] | null> {
  if (file === undefined) return null;
  const ids: unknown = JSON.parse(await readFile(file, "utf8"));
  const listed = listRocketRoundBets.output.safeParse({ next: null, ids });
  if (!listed.success) throw new NotVerifiable("The file is not a list of ids.");
  return listed.data.ids;
}

/** Prints how a simulated match went. Returns whether all agrees. */
async function reportMatch(named: string, house: string): Promise<boolean> {
  const match = readMatchAnswer(
    /^\d+$/.test(named) ? await askFor(named, house) : await readFile(named, "utf8"),
  );
  process.stdout.write(`Match ${match.id}: ${match.home} – ${match.away}\n`);
  return print(verifyMatch(match));
}

/** Returns what a house answers about a fixture. Throws NotVerifiable when it knows none, or does not answer. */
async function askFor(id: string, house: string): Promise<string> {
  const address = new URL(fillPath(getFixture.path, { id }), house);
  const answer = await fetch(address).catch(() => {
    throw new NotVerifiable(`${house} does not answer.`);
  });
  if (!answer.ok) throw new NotVerifiable(`${house} answers ${answer.status} about match ${id}.`);
  return answer.text();
}

function print(steps: readonly VerificationStep[]): boolean {
  for (const { ok, text } of steps) process.stdout.write(`${ok ? "ok    " : "WRONG "} ${text}\n`);
  return steps.every(({ ok }) => ok);
}

/** Prints what the options name. Returns whether each of it agrees. */
async function verify(given: Arguments): Promise<readonly boolean[]> {
  const { values } = given;
  const { prize, jackpot, lottery, tickets, rocket, table, ids, match, house = HOUSE } = values;
  if (prize) return readPrizeAnswer(await readFile(prize, "utf8")).map(reportPrize);
  if (jackpot) return [await reportDrops(jackpot)];
  if (lottery) return [await reportDraw(lottery, tickets)];
  if (rocket) return [await reportFlight(rocket, ids)];
  if (table) return [await reportTable(table, ids)];
  if (match) return [await reportMatch(match, house)];
  return (await findRounds(given)).map(report);
}

try {
  const agree = await verify(readArguments());
  process.exitCode = agree.every(Boolean) ? 0 : 1;
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 2;
}
