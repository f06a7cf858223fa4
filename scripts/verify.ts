/**
 * Recomputes a round from its seeds, or the drops of a jackpot, and prints each step.
 * Run: `npm run verify -- ROUND_ID [--data-dir DIR]` (DATABASE_URL names a server instead),
 * `npm run verify -- --record FILE` with what GET /api/house_games/rounds/{id} answered, or
 * `npm run verify -- --jackpot FILE` with what GET /api/jackpots/{identifier} answered.
 * Exit codes: 0 all agrees, 1 something does not, 2 it could not be verified.
 */
import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { openBooks, selectRoundRecords } from "@houselight/server/audit";
import { getJackpot } from "@houselight/contracts";
import { verifyDrops } from "./verify/verify-drops.ts";
import {
  NotVerifiable,
  type RoundToVerify,
  readRoundAnswer,
  type VerificationStep,
  verifyRound,
} from "./verify/verify-round.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    "data-dir": { type: "string" },
    record: { type: "string" },
    jackpot: { type: "string" },
  },
});

async function findRounds(): Promise<readonly RoundToVerify[]> {
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

/** Prints the drops of a jackpot. Returns whether all agree. */
async function reportDrops(file: string): Promise<boolean> {
  const answer = getJackpot.output.safeParse(JSON.parse(await readFile(file, "utf8")));
  if (!answer.success) throw new NotVerifiable("The file is not an answer about a jackpot.");
  const { jackpot, drops } = answer.data;
  process.stdout.write(`${jackpot.name}: ${drops.length} drops\n`);
  return print(verifyDrops(answer.data));
}

function print(steps: readonly VerificationStep[]): boolean {
  for (const { ok, text } of steps) process.stdout.write(`${ok ? "ok    " : "WRONG "} ${text}\n`);
  return steps.every(({ ok }) => ok);
}

try {
  const { jackpot } = values;
  const agree = jackpot ? [await reportDrops(jackpot)] : (await findRounds()).map(report);
  process.exitCode = agree.every(Boolean) ? 0 : 1;
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 2;
}
