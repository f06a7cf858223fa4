import { type Fault, type FaultOptions, type FaultResult, rest } from "../../fault.ts";
import { EMBEDDED, runTrial, type Trial, type TrialDatabase } from "../../run-trial.ts";
import { withPostgres } from "../../with-postgres.ts";

const KILL_AFTER_MS = { min: 50, max: 500 };
const RECOVERY_SECONDS = 5;
/** Time of a kill with the start after it, to spread the load over the run. */
export const KILL_SECONDS = 1.5;
const SAY_EVERY = 25;

/** Kills a house at random moments and starts it again, `kills` times. */
export const killTrial = (
  options: FaultOptions,
  database: TrialDatabase,
  replicas = 1,
): Promise<FaultResult> =>
  runTrial(killing(options, database, replicas), async (trial) => {
    await killOften(trial, options.kills, (kills) =>
      options.progress(`F1 on ${database.name}: ${kills} kills`),
    );
    trial.figures["recoveries_over_5_s"] = trial.recoveries.filter(
      (one) => one > RECOVERY_SECONDS,
    ).length;
  });

/** Kills one of the houses at random moments, so many times, and starts it again. */
export async function killOften(
  trial: Trial,
  kills: number,
  say: (kills: number) => void,
): Promise<void> {
  for (let kill = 0; kill < kills; kill++) {
    await rest(KILL_AFTER_MS.min + trial.draw(KILL_AFTER_MS.max - KILL_AFTER_MS.min));
    const house = trial.houses[trial.draw(trial.houses.length)];
    await house?.kill();
    trial.injected++;
    trial.recoveries.push((await house?.restart()) ?? 0);
    if (trial.injected % SAY_EVERY === 0) say(trial.injected);
  }
}

const killing = (options: FaultOptions, database: TrialDatabase, replicas: number) => ({
  ...options,
  fault: "F1",
  database,
  replicas,
  expectedSeconds: options.kills * KILL_SECONDS,
});

/** F1: `kill -9` of the server. */
export const kills: Fault = {
  id: "F1",
  title: "the server is killed (SIGKILL), again and again",
  run: async (options) => [
    await killTrial(options, EMBEDDED),
    ...(await withPostgres("F1", ({ database }) => killTrial(options, database, 2))),
  ],
};
