import { isReady } from "../../child-house.ts";
import { type Fault, type FaultOptions, type FaultResult, rest, seconds } from "../../fault.ts";
import { runTrial, type Trial, type TrialDatabase } from "../../run-trial.ts";
import { withPostgres } from "../../with-postgres.ts";
import { measureAnswers, putFigures } from "../measure-answers.ts";

/** Far longer than the balancer needs to notice, on a busy machine too. */
const DRAIN_SECONDS = 4;
/** A balancer asks this often whether a process may have requests. */
const ASK_EVERY_MS = 100;
/** Likely time in which one process is replaced. */
const TURN_SECONDS = 5;
const GOOD_MS = 500;

/** Replaces both processes in turn, again and again, and demands that nobody who plays notices. */
const deployTrial = (options: FaultOptions, database: TrialDatabase): Promise<FaultResult> => {
  const turns = Math.max(2, Math.round(options.seconds / TURN_SECONDS));
  const given = { ...options, fault: "F19", database, replicas: 2 };
  const env = { DRAIN_SECONDS: String(DRAIN_SECONDS) };
  const trial = { ...given, env, expectedSeconds: turns * TURN_SECONDS };
  return runTrial(trial, async (one) => {
    const measured = await measureAnswers(one.workload, async () => {
      for (let turn = 0; turn < turns; turn++) {
        await rest(GOOD_MS);
        await replace(one, turn);
      }
    });
    one.expect(measured.accepted > 0, "nobody plays while processes are replaced");
    one.expect(measured.broken === 0, `${measured.broken} connections break`);
    one.expect(measured.hanging === 0, `${measured.hanging} requests get no answer`);
    one.expect(measured.unavailable === 0, `${measured.unavailable} requests are answered 503`);
    one.expect(measured.failed === 0, `${measured.failed} requests are answered 500`);
    putFigures(one.figures, [measured]);
  });
};

/** Ends one process as an orchestrator does, behind a balancer that asks for readiness, and starts it again. */
async function replace(trial: Trial, turn: number): Promise<void> {
  const { houses, workload, figures } = trial;
  const house = houses[turn % houses.length];
  if (!house) return;
  trial.injected++;
  const begun = seconds();
  const ended = house.end();
  while (await isReady(house.url)) await rest(ASK_EVERY_MS);
  workload.takenOut.add(house.url);
  const code = await ended;
  trial.expect(code === 0, `a process that is told to end ends with ${code ?? "a kill"}`);
  const took = Math.round((seconds() - begun) * 100) / 100;
  figures["slowest_end_s"] = Math.max(figures["slowest_end_s"] ?? 0, took);
  trial.recoveries.push(await house.restart());
  workload.takenOut.delete(house.url);
}

/** F19: a deployment under load. */
export const deploys: Fault = {
  id: "F19",
  title: "processes are replaced one after the other (SIGTERM)",
  run: (options) => withPostgres("F19", ({ database }) => deployTrial(options, database)),
};
