import { type Fault, type FaultOptions, type FaultResult, rest } from "../../fault.ts";
import { EMBEDDED, runTrial, type Trial, type TrialDatabase } from "../../run-trial.ts";
import { withPostgres } from "../../with-postgres.ts";

/** At which transaction after its start the process ends. */
const TRANSACTION = { min: 20, max: 120 };
/** A house that nobody asks for anything passes no failpoint. */
const PATIENCE_MS = 10_000;
/** Kills of F1 for each end at a failpoint. */
const KILLS_PER_END = 8;
const END_SECONDS = 2.5;

type Where = "before_commit" | "after_commit";

export const endsOf = ({ kills }: FaultOptions): number => Math.ceil(kills / KILLS_PER_END);

/** Ends a house beside a COMMIT, again and again; then lets it live. */
const failpointTrial = (
  options: FaultOptions,
  given: { fault: string; where: Where; database: TrialDatabase },
): Promise<FaultResult> =>
  runTrial(
    { ...options, ...given, expectedSeconds: endsOf(options) * END_SECONDS },
    async (trial) => {
      await endOften(trial, given.where, endsOf(options));
      await trial.workload.settle();
      const again = answeredAsRepeats(trial);
      trial.figures["answered_as_repeats"] = again;
      if (given.where === "after_commit")
        trial.expect(again > 0, "no unanswered operation was answered as a repeat");
    },
  );

/** Ends the first house beside a COMMIT, so many times; then lets it live. */
export async function endOften(trial: Trial, where: Where, ends: number): Promise<void> {
  const [house] = trial.houses;
  const before = trial.injected;
  await house?.kill();
  for (let end = 0; end < ends; end++) {
    const at = TRANSACTION.min + trial.draw(TRANSACTION.max - TRANSACTION.min);
    const seconds = await house?.restart({
      NODE_ENV: "test",
      FAILPOINT: `${where}:exit:${at}`,
    });
    trial.recoveries.push(seconds ?? 0);
    const ended = house?.gone().then(() => true);
    if (await Promise.race([ended, rest(PATIENCE_MS)])) trial.injected++;
    await house?.kill();
  }
  trial.expect(trial.injected > before, "the house never ends at its failpoint");
  trial.recoveries.push((await house?.restart()) ?? 0);
}

/** Counts what was done without an answer, and answered when it came again. */
export const answeredAsRepeats = ({ workload }: Trial): number =>
  workload.history.filter(
    (one) => one.unknownEnds > 0 && one.state === "accepted" && one.repeats > 0,
  ).length;

const beside = (id: string, where: Where, title: string): Fault => ({
  id,
  title,
  run: async (options) => [
    await failpointTrial(options, { fault: id, where, database: EMBEDDED }),
    ...(await withPostgres(id, ({ database }) =>
      failpointTrial(options, { fault: id, where, database }),
    )),
  ],
});

/** F2: the money has moved, the answer is not sent. */
export const afterCommit = beside(
  "F2",
  "after_commit",
  "the server ends between COMMIT and answer",
);
/** F3: the outcome is drawn, the money has not moved. */
export const beforeCommit = beside(
  "F3",
  "before_commit",
  "the server ends between draw and COMMIT",
);
