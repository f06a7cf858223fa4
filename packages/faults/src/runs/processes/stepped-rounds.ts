import type { RoundView } from "@houselight/contracts";
import { defaultSteps, replaySteps } from "@houselight/game-maths";
import { replayDraw } from "@houselight/game-maths/fairness";
import { selectRoundRecords } from "@houselight/server/audit";
import {
  createLog,
  type Database,
  endLeftRounds,
  openHouse,
  readConfig,
} from "@houselight/server/testing";
import { RunningClock } from "@houselight/test-kit";
import type { Fault, FaultOptions, FaultResult } from "../../fault.ts";
import { type Books, EMBEDDED, runTrial, type Trial, type TrialDatabase } from "../../run-trial.ts";
import { leftRounds } from "../../workload/player/play-steps.ts";
import { STEPPED } from "../../workload/player/purse.ts";
import { withPostgres } from "../../with-postgres.ts";
import { answeredAsRepeats, endOften, endsOf } from "./failpoints.ts";
import { KILL_SECONDS, killOften } from "./kills.ts";

const A_DAY_AND_MORE_MS = 25 * 60 * 60 * 1000;

/** Ends houses in the middle of rounds with steps: at random moments, and on either side of a COMMIT. */
export const steppedTrial = (
  options: FaultOptions,
  database: TrialDatabase,
  { replicas = 1, ends = endsOf(options) } = {},
): Promise<FaultResult> =>
  runTrial(
    {
      ...options,
      fault: "F22",
      database,
      replicas,
      steps: true,
      expectedSeconds: options.kills * KILL_SECONDS,
      atEnd: async (trial) => {
        const left = await leftOpen(trial);
        return (books) => endByDefault(books, left);
      },
    },
    async (trial) => {
      await killOften(trial, options.kills, (kills) =>
        options.progress(`F22 on ${database.name}: ${kills} kills`),
      );
      for (const where of ["after_commit", "before_commit"] as const)
        if (ends > 0) await endOften(trial, where, ends);
      await trial.workload.settle();
      noteFigures(trial);
    },
  );

function noteFigures(trial: Trial): void {
  const accepted = trial.workload.history.filter(({ state }) => state === "accepted");
  trial.figures["rounds"] = accepted.filter(({ kind }) => kind === "round").length;
  trial.figures["steps"] = accepted.filter(({ kind }) => kind === "step").length;
  trial.figures["answered_as_repeats"] = answeredAsRepeats(trial);
  const games = new Set(accepted.flatMap(({ slug }) => slug ?? []));
  trial.figures["games_not_played"] = STEPPED.filter(({ slug }) => !games.has(slug)).length;
}

/** Returns the rounds that wait for a step when everything is over. */
async function leftOpen({ workload, figures }: Trial): Promise<readonly RoundView[]> {
  const left: RoundView[] = [];
  for (const player of workload.players) left.push(...(await leftRounds(player)));
  figures["left_open"] = left.length;
  return left;
}

/** Lets a day pass for rounds that were left alone, and holds their ends against the rules. */
async function endByDefault(
  { open, secret }: Books,
  left: readonly RoundView[],
): Promise<readonly string[]> {
  const clock = new RunningClock();
  clock.advance(A_DAY_AND_MORE_MS);
  const config = readConfig({ DEMO: "no", ROLE: "web" });
  const database = await open();
  const log = createLog("silent");
  const house = await openHouse(config, database, secret, { log, clock });
  try {
    // Two at once, as two houses whose jobs begin together.
    await Promise.all([endLeftRounds(house), endLeftRounds(house)]);
    const faults = await Promise.all(left.map((round) => faultOfEnd(database, round)));
    return faults.filter((fault) => fault !== null);
  } finally {
    await house.close();
  }
}

/** Says what is wrong with the end of a round that was left alone; null when it is its default. */
async function faultOfEnd(database: Database, left: RoundView): Promise<string | null> {
  const name = `round ${left.id} of ${left.game}`;
  const [record] = await selectRoundRecords(database, left.id);
  const game = STEPPED.find(({ slug }) => slug === left.game);
  if (!record || !game) return `${name} is not on record`;
  const draw = replayDraw(record.draws);
  const { position, stake } = replaySteps(game, game.recallBet(left.bet), left.steps, draw);
  const { steps, ended } = defaultSteps(position, draw);
  if (JSON.stringify(record.steps) !== JSON.stringify([...left.steps, ...steps]))
    return `${name} did not end by its default`;
  return record.stake === stake && record.payout === ended.payout
    ? null
    : `${name} paid ${record.payout} for ${record.stake}, not ${ended.payout} for ${stake}`;
}

/** F22: the server ends in the middle of rounds with steps. */
export const steppedRounds: Fault = {
  id: "F22",
  title: "the server ends in the middle of rounds with steps",
  run: async (options) => [
    await steppedTrial(options, EMBEDDED),
    ...(await withPostgres("F22", ({ database }) =>
      steppedTrial(options, database, { replicas: 2 }),
    )),
  ],
};
