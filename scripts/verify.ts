/**
 * Recomputes a round from its seeds and prints each step.
 * Run: `npm run verify -- ROUND_ID [--data-dir DIR]` (DATABASE_URL names a server instead), or
 * `npm run verify -- --record FILE` with what GET /api/house_games/rounds/{id} answered.
 * Exit codes: 0 all agrees, 1 something does not, 2 it could not be verified.
 */
import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { openBooks, selectRoundRecords } from "@houselight/server/audit";
import {
  NotVerifiable,
  type RoundToVerify,
  readRoundAnswer,
  verifyRound,
} from "./verify/verify-round.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

async function findRounds(): Promise<readonly RoundToVerify[]> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { "data-dir": { type: "string" }, record: { type: "string" } },
  });
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
  const steps = verifyRound(round);
  for (const { ok, text } of steps) process.stdout.write(`${ok ? "ok    " : "WRONG "} ${text}\n`);
  return steps.every(({ ok }) => ok);
}

try {
  const agree = (await findRounds()).map(report);
  process.exitCode = agree.every(Boolean) ? 0 : 1;
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 2;
}
