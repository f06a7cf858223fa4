import { parseArgs } from "node:util";
import { type KillRunResult, killRun } from "./faults/kill-run.ts";
import { startPostgres } from "./private-postgres.ts";

/** `npm run faults [-- --kills 50 --seed N]`: kills a house at random moments under load and says what was lost. */
const { values } = parseArgs({
  options: {
    kills: { type: "string", default: "50" },
    seed: { type: "string" },
    players: { type: "string", default: "24" },
  },
});
const kills = Number(values.kills);
const seed = values.seed
  ? Number(values.seed)
  : process.pid * 1000 + (Number(process.hrtime.bigint() % 1000n) || 1);
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

async function main(): Promise<number> {
  say(`seed ${seed} (run again with --seed ${seed})`);
  const rows: [string, KillRunResult][] = [];
  const shared = {
    kills,
    players: Number(values.players),
    seed,
    progress: (line: string) => process.stderr.write(`${line}\n`),
  };
  rows.push(["embedded database", await killRun({ ...shared, databaseUrl: null })]);
  const server = await startPostgres();
  if (server) {
    rows.push([
      server.version.replace(/^.*\(PostgreSQL\) (\S+).*$/, "PostgreSQL $1"),
      await killRun({ ...shared, databaseUrl: server.url }),
    ]);
    await server.stop();
  } else say("No PostgreSQL is installed: the run on a server is left out.");
  say(
    "| database | kills | acknowledged | lost | duplicated | unresolved | violations | recovery p50 | max |",
  );
  say("|---|---|---|---|---|---|---|---|---|");
  for (const [name, row] of rows) {
    const seconds = [row.recoverySecondsMedian, row.recoverySecondsMax].map(
      (value) => `${value.toFixed(2)} s`,
    );
    say(
      `| ${[name, row.kills, row.acknowledged, row.lost, row.duplicated, row.unresolved, row.violations.length, ...seconds].join(" | ")} |`,
    );
    for (const violation of row.violations) say(`  ${violation}`);
  }
  return rows.every(
    ([, row]) => row.lost + row.duplicated + row.unresolved + row.violations.length === 0,
  )
    ? 0
    : 1;
}

process.exit(await main());
