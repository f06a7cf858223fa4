import { openServer } from "@houselight/server/testing";
import type { ChildHouse, Environment } from "../../child-house.ts";
import { type Fault, type FaultOptions, type FaultResult, rest } from "../../fault.ts";
import { runTrial, type Trial, type TrialDatabase } from "../../run-trial.ts";
import { withPostgres } from "../../with-postgres.ts";
import type { Skewed } from "./skewed.ts";
import { tryBets, tryReports } from "./try-play.ts";
import { tryBonuses, tryCodes, tryPauses, trySessions } from "./try-player.ts";

const HOUR_MS = 3_600_000;
const DAYS_30_MS = 30 * 24 * HOUR_MS;
/** Each on one of the two houses, in turn. */
const SKEWS_MS = [HOUR_MS, -HOUR_MS, DAYS_30_MS, -DAYS_30_MS] as const;
/** As far as a metric may be from what was set. */
const TOLERANCE_SECONDS = 2;

const LOADED = new URL("../../world/skewed-date.ts", import.meta.url).href;

/** Starts a process with a clock that is so far ahead, without its knowing. */
const skewedBy = (ms: number): Environment => ({
  NODE_OPTIONS: `--import=${LOADED}`,
  SKEWED_BY_MS: String(ms),
});

const skewTrial = (options: FaultOptions, database: TrialDatabase): Promise<FaultResult> =>
  runTrial({ ...options, fault: "F13", database, replicas: 2 }, async (trial) => {
    const books = await openServer(database.url as string, { pool: 2 });
    try {
      for (const [turn, skewMs] of SKEWS_MS.entries()) {
        const [wrong, right] = turn % 2 === 0 ? trial.houses : trial.houses.toReversed();
        if (!wrong || !right) throw new Error("two houses are needed");
        await skewOnce(options, {
          trial,
          wrong,
          right,
          skewMs,
          books,
          leave: [],
          ...expecting(trial, skewMs),
        });
      }
    } finally {
      await books.close();
    }
    const signedOut = trial.workload.history.filter(
      ({ refusal }) => refusal === "sign_in_required",
    );
    trial.expect(
      signedOut.length === 0,
      `${signedOut.length} operations of players who were signed in`,
    );
  });

const expecting = (trial: Trial, skewMs: number): Pick<Skewed, "expect"> => ({
  expect: (holds, sentence) =>
    trial.expect(holds, `a clock ${skewMs / HOUR_MS} h ahead: ${sentence}`),
});

/** Gives one house a wrong clock, tries all that depends on the time at both, and puts it right again. */
async function skewOnce(options: FaultOptions, skewed: Skewed): Promise<void> {
  const { wrong, leave } = skewed;
  await wrong.kill();
  try {
    await trySkewed(options, skewed);
  } finally {
    for (const goes of leave) goes();
    await wrong.kill();
    await wrong.restart();
  }
}

async function trySkewed(options: FaultOptions, skewed: Skewed): Promise<void> {
  const { trial, wrong, skewMs } = skewed;
  trial.recoveries.push(await wrong.restart(skewedBy(skewMs)));
  trial.injected++;
  const told = await aheadOf(wrong);
  skewed.expect(Math.abs(told - skewMs / 1000) < TOLERANCE_SECONDS, `its metric says ${told} s`);
  await Promise.all([
    rest((options.seconds * 1000) / SKEWS_MS.length),
    trySessions(skewed),
    tryCodes(skewed),
    tryPauses(skewed),
    tryBonuses(skewed),
    tryBets(skewed),
    tryReports(skewed),
  ]);
}

/** Reads how far ahead of the database's clock a house finds its machine's, in seconds. */
async function aheadOf({ url }: ChildHouse): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^clock_ahead_seconds (\S+)$/m.exec(text)?.[1] ?? Number.NaN);
}

/** F13: one of the machines has a wrong clock. */
export const skewedClock: Fault = {
  id: "F13",
  title: "one of two houses has a clock that is an hour or 30 days off, ahead or behind",
  run: (options) => withPostgres("F13", ({ database }) => skewTrial(options, database)),
};
