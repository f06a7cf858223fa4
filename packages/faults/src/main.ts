import { readCommand } from "@houselight/test-kit/command-line";
import { FAULTS } from "./all-faults.ts";
import {
  type FaultOptions,
  type FaultResult,
  isProven,
  type LeftOut,
  misread,
  seconds,
} from "./fault.ts";
import { tableOf } from "./table.ts";

/**
 * `npm run faults [-- --only F4,F8 --seed N --seconds 8 --players 40 --kills 50]`: breaks a house
 * under load in every way we know and says what was lost. Exit code 1 unless nothing was, and unless every
 * fault that `--only` names could be tried.
 */
const { values } = readCommand({
  run: "npm run faults",
  about:
    "Breaks a house under load in every way we know and says what was lost. The last line is JSON; " +
    "exit code 1 unless nothing was.",
  options: {
    only: { type: "string", about: `some faults alone: ${FAULTS.map(({ id }) => id).join(",")}` },
    seed: { type: "string", about: "repeats the moments and choices of a run" },
    seconds: { type: "string", about: "load before and after a fault", default: "8" },
    players: { type: "string", about: "players who play at once", default: "40" },
    kills: { type: "string", about: "times that a process is killed", default: "50" },
  },
});
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const begun = seconds();
const seed = values.seed
  ? Number(values.seed)
  : process.pid * 1000 + (Number(process.hrtime.bigint() % 1000n) || 1);
const options: FaultOptions = {
  seed,
  kills: Number(values.kills),
  players: Number(values.players),
  seconds: Number(values.seconds),
  tables: true,
  progress: (line) => process.stderr.write(`${minutes(seconds() - begun)} ${line}\n`),
};

/** `3:07` after so many seconds. */
function minutes(elapsed: number): string {
  return `${Math.floor(elapsed / 60)}:${String(Math.floor(elapsed % 60)).padStart(2, "0")}`;
}

async function main(): Promise<number> {
  const { kills, players, seconds: length } = options;
  const odd = misread({ kills, players, seconds: length, seed });
  if (odd.length > 0) {
    say(`Whole numbers above 0 alone are understood: ${odd.join(", ")}.`);
    return 1;
  }
  say(`seed ${seed} (run again with --seed ${seed}; it decides moments and choices, not what the`);
  say("operating system does first of two things at once)");
  const only = values.only?.split(",");
  const unknown = only?.filter((id) => !FAULTS.some((fault) => fault.id === id)) ?? [];
  if (unknown.length > 0) {
    say(
      `There is no fault ${unknown.join(", ")}. There are ${FAULTS.map((one) => one.id).join(", ")}.`,
    );
    return 1;
  }
  const results: FaultResult[] = [];
  const leftOut: LeftOut[] = [];
  for (const fault of FAULTS.filter(({ id }) => !only || only.includes(id))) {
    for (const result of await fault.run(options)) {
      if ("leftOut" in result) leftOut.push(result);
      else results.push(result);
      // What a run that is broken off has found is not lost.
      options.progress(JSON.stringify(result));
    }
  }
  for (const line of tableOf(results)) say(line);
  for (const { fault, leftOut: reason } of leftOut) say(`${fault} is left out: ${reason}.`);
  for (const { fault, database, violations } of results)
    for (const violation of violations) say(`${fault} on ${database}: ${violation}`);
  say(
    JSON.stringify({ seed, minutes: Math.round((seconds() - begun) / 6) / 10, results, leftOut }),
  );
  return isProven(results, leftOut, { isChosen: only !== undefined }) ? 0 : 1;
}

// Every house and server of a run listens for its end.
process.setMaxListeners(0);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
process.exit(await main());
