/**
 * Checks the house's books from the stored rows and prints one line per invariant.
 * Run: `npm run audit -- [--data-dir DIR] [--anchor ENTRY:HASH]`; DATABASE_URL names a server instead.
 * An anchor is an entry of the audit trail with its hash, as it was kept outside of the house.
 * Exit codes: 0 all hold, 1 one does not, 2 the books could not be read.
 */
import {
  anchorStands,
  auditHouse,
  auditVariables,
  type InvariantResult,
  type TrailAnchor,
} from "@houselight/server/audit";
import { openOwnBooks } from "@houselight/server/own-books";
import { readCommand } from "@houselight/test-kit/command-line";

interface Found {
  readonly results: readonly InvariantResult[];
  /** Null where no anchor was named. */
  readonly anchor: { readonly entry: bigint; readonly stands: boolean } | null;
}

async function audit(): Promise<Found> {
  const { values } = readCommand({
    run: "npm run audit",
    about: "Checks the books of a house; DATABASE_URL names a server instead of a folder.",
    options: {
      "data-dir": { type: "string", about: "folder of the house (DATA_DIR, else .data)" },
      anchor: { type: "string", about: "ENTRY:HASH of the audit trail that must stand" },
    },
    misused: 2,
  });
  const variables = auditVariables(process.env);
  const named = values["data-dir"];
  const kept = values.anchor === undefined ? null : anchorOf(values.anchor);
  const database = await openOwnBooks({
    databaseUrl: named === undefined ? process.env["DATABASE_URL"] : undefined,
    dataDirectory: named ?? process.env["DATA_DIR"] ?? ".data",
  });
  try {
    const results = await auditHouse(database, variables);
    const stands = kept && (await anchorStands(database, kept));
    return { results, anchor: kept && { entry: kept.id, stands: stands === true } };
  } finally {
    await database.close();
  }
}

/** Reads an anchor as the log and the back office write one. */
function anchorOf(text: string): TrailAnchor {
  const [, id, hash] = /^(\d{1,18}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (id === undefined || hash === undefined)
    throw new Error(
      `--anchor takes ENTRY:HASH, as the log and the back office write it, and not ${text}`,
    );
  return { id: BigInt(id), hash };
}

const anchorLine = ({ entry, stands }: NonNullable<Found["anchor"]>): string =>
  stands
    ? `anchor ok  entry ${entry} of the audit trail has the hash that was kept`
    : `anchor BROKEN  entry ${entry} of the audit trail has another hash than was kept, or is not there`;

function linesOf({ id, title, checked, violations, findings }: InvariantResult): string[] {
  if (violations === 0) return [`${id} ok  ${title} (${checked})`];
  return [
    `${id} BROKEN  ${title}: ${violations} found (${checked})`,
    ...findings.map(({ subject, detail }) => `     ${subject}: ${detail}`),
    ...(violations > findings.length ? [`     and ${violations - findings.length} more`] : []),
  ];
}

try {
  const { results, anchor } = await audit();
  const lines = [...results.flatMap(linesOf), ...(anchor ? [anchorLine(anchor)] : [])];
  process.stdout.write(`${lines.join("\n")}\n`);
  const isBroken = results.some(({ violations }) => violations > 0) || anchor?.stands === false;
  process.exitCode = isBroken ? 1 : 0;
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 2;
}
