/**
 * Checks the house's books from the stored rows and prints one line per invariant.
 * Run: `npm run audit -- [--data-dir DIR]`; DATABASE_URL names a server instead.
 * Exit codes: 0 all hold, 1 one does not, 2 the books could not be read.
 */
import { auditHouse, type InvariantResult, openBooks } from "@houselight/server/audit";
import { readCommand } from "@houselight/test-kit/command-line";

async function audit(): Promise<readonly InvariantResult[]> {
  const { values } = readCommand({
    run: "npm run audit",
    about: "Checks the books of a house; DATABASE_URL names a server instead of a folder.",
    options: {
      "data-dir": { type: "string", about: "folder of the house (DATA_DIR, else .data)" },
    },
    misused: 2,
  });
  const named = values["data-dir"];
  const database = await openBooks({
    databaseUrl: named === undefined ? process.env["DATABASE_URL"] : undefined,
    dataDirectory: named ?? process.env["DATA_DIR"] ?? ".data",
  });
  try {
    const threshold = process.env["CDD_THRESHOLD_EUR"];
    return await auditHouse(database, threshold ? { CDD_THRESHOLD_EUR: Number(threshold) } : {});
  } finally {
    await database.close();
  }
}

function linesOf({ id, title, checked, violations, findings }: InvariantResult): string[] {
  if (violations === 0) return [`${id} ok  ${title} (${checked})`];
  return [
    `${id} BROKEN  ${title}: ${violations} found (${checked})`,
    ...findings.map(({ subject, detail }) => `     ${subject}: ${detail}`),
    ...(violations > findings.length ? [`     and ${violations - findings.length} more`] : []),
  ];
}

try {
  const results = await audit();
  process.stdout.write(`${results.flatMap(linesOf).join("\n")}\n`);
  process.exitCode = results.some(({ violations }) => violations > 0) ? 1 : 0;
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 2;
}
