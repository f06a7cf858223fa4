/**
 * Prints how many rows of docs/requirements.md work, by section, from the document and the results of the
 * last `npm test`. The last line is JSON. Run: `npm run rows -- [--section ROUTE] [--missing]`.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readCommand } from "@houselight/test-kit/command-line";
import {
  countRows,
  type LastRun,
  type MeasuredRow,
  proveRows,
  tableOf,
} from "./rows/measure-rows.ts";
import { readRequirements, REQUIREMENTS } from "./rows/requirements.ts";

/** Results that `npm test` leaves. */
const LAST_RUN = ".cache/last-run.json";

const say = (line: string): void => void process.stdout.write(`${line}\n`);

function main(): void {
  const { values } = readCommand({
    run: "npm run rows",
    about: "Prints how many rows of the requirements work, by section. The last line is JSON.",
    options: {
      section: { type: "string", about: "lists the rows of one section: ROUTE" },
      missing: { type: "boolean", about: "tells in full what the last run does not prove" },
      root: { type: "string", about: "another checkout than this one" },
    },
  });
  const root = values.root ?? new URL("..", import.meta.url).pathname;
  const document = join(root, REQUIREMENTS);
  if (!existsSync(document)) throw new Error(`There is no ${REQUIREMENTS} in ${root}.`);
  const { rows, malformed } = readRequirements(readFileSync(document, "utf8"));
  for (const { line, message } of malformed) say(`${REQUIREMENTS}:${line} ${message}`);
  const { section, missing } = values;
  if (section !== undefined && !rows.some((row) => row.section === section))
    throw new Error(`There is no section ${section} in ${REQUIREMENTS}.`);

  const run = readLastRun(join(root, LAST_RUN));
  const measured = proveRows(rows, run);
  const measure = countRows(measured);
  say(
    run
      ? `Measured with the tests of ${run.at}.`
      : `There are no results of a last run (${LAST_RUN}): run npm test. Until then no row counts as working.`,
  );
  const asked = measured.filter((row) => section === undefined || row.section === section);
  if (section === undefined) for (const line of tableOf(measure)) say(line);
  else for (const row of asked) say(rowLine(row));
  const failed = asked.filter(({ state }) => state === "failed");
  sayRows("Said to work, and failed in the last run", failed, missing);
  const unseen = asked.filter(({ state }) => state === "unseen");
  sayRows("Said to work, and not looked at by the last run", unseen, missing);
  if (run && unseen.length > 0) say("`npm run test:all` looks at every row.");
  say(JSON.stringify(measure));
}

function readLastRun(path: string): LastRun | null {
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as LastRun) : null;
}

const rowLine = ({ id, state, note, requirement }: MeasuredRow): string =>
  `${id.padEnd(12)}${state.padEnd(7)}${note || requirement}`;

/** Lists rows under what they have in common; with what would have to be seen of each, on request. */
function sayRows(said: string, rows: readonly MeasuredRow[], inFull = false): void {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id).join(", ");
  say(`${said} (${rows.length}): ${ids}`);
  if (inFull) for (const { id, observed } of rows) say(`${id.padEnd(12)}${observed}`);
}

try {
  main();
} catch (error) {
  say((error as Error).message);
  process.exitCode = 1;
}
