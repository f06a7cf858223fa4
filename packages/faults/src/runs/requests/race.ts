import { type Fault, repeatFor } from "../../fault.ts";
import { runTrial, type Trial } from "../../run-trial.ts";
import { withPostgres } from "../../with-postgres.ts";
import { choose } from "../../workload/player/choose.ts";
import type { Operation } from "../../workload/operation.ts";
import { effectOfPayment } from "../../workload/differences/player-differences.ts";
import { readPayments } from "../../workload/reading/read-records.ts";
import { decideAtOnce } from "./decide.ts";

const AT_ONCE = 50;
/** The account has money for so many of the fifty stakes. */
const STAKES_COVERED = 10;

/** F12: what cannot all be granted is asked for at once: of one account, and of one withdrawal. */
export const race: Fault = {
  id: "F12",
  title: "50 stakes, withdrawals and recalls at once; and operators and a recall at one withdrawal",
  run: (options) =>
    withPostgres("F12", ({ database }) =>
      runTrial({ ...options, fault: "F12", database, replicas: 2 }, async (trial) => {
        await repeatFor(options.seconds, async () => {
          await raceOnce(trial);
          await decideAtOnce(trial);
        });
      }),
    ),
};

export async function raceOnce(trial: Trial): Promise<void> {
  const { workload } = trial;
  const player = await workload.addPlayer("EUR");
  const stake = player.purse.deposit / STAKES_COVERED;
  const first = workload.begin(choose.withdrawal(player));
  await workload.send(first);
  const wishes = Array.from({ length: AT_ONCE }, (): Operation => {
    const kind = trial.draw(10);
    if (kind === 0) return choose.recall(first);
    return kind < 4 ? choose.withdrawal(player) : choose.slot(player, stake);
  });
  for (const wish of wishes) workload.begin(wish);
  trial.injected += wishes.length;
  await Promise.all(wishes.map((wish) => workload.send(wish)));

  const accepted = (kind: Operation["kind"]) =>
    wishes.filter((wish) => wish.kind === kind && wish.state === "accepted");
  const won = accepted("round").reduce((sum, { answer }) => sum + (answer?.payout ?? 0), 0);
  const staked = stake * accepted("round").length;
  // What the provider refuses comes back while the race goes on, and can be staked.
  const left = (await readPayments(player)).reduce((sum, one) => sum + effectOfPayment(one), 0);
  trial.expect(
    staked <= left + won,
    `stakes of ${staked} are accepted from ${left} that withdrawals leave and ${won} won`,
  );
  trial.expect(
    accepted("round").every(({ answer }) => (answer?.balance ?? 0) >= 0),
    "a round leaves less than nothing",
  );
  trial.figures["accepted_in_races"] =
    (trial.figures["accepted_in_races"] ?? 0) +
    accepted("round").length +
    accepted("withdrawal").length;
}
