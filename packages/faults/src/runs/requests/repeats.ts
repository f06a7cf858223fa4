import { type Fault, repeatFor } from "../../fault.ts";
import { runTrial, type Trial } from "../../run-trial.ts";
import { withPostgres } from "../../with-postgres.ts";
import { choose } from "../../workload/player/choose.ts";
import { newOperation, type Operation } from "../../workload/operation.ts";
import type { Player } from "../../workload/player/player.ts";
import { slotBet } from "../../workload/player/purse.ts";
import { sendOnce } from "../../workload/send.ts";
import { askFor } from "../../workload/ways.ts";

const CLICKS = { min: 2, max: 10 };
const AT_ONCE = 10;

/** F10: an id that was used comes again with something else in it. */
export const alteredRepeats: Fault = {
  id: "F10",
  title: "the same id comes with another amount, stake, method or currency",
  run: (options) =>
    withPostgres("F10", ({ database }) =>
      runTrial({ ...options, fault: "F10", database, replicas: 2 }, async (trial) => {
        await repeatFor(options.seconds, () => alterOnce(trial));
      }),
    ),
};

async function alterOnce(trial: Trial): Promise<void> {
  const { workload } = trial;
  const player = await workload.addPlayer("EUR", 2);
  const [small, large] = player.purse.stakes as [number, number];
  const round = workload.begin(choose.slot(player, small));
  const deposit = workload.begin(choose.deposit(player));
  const withdrawal = workload.begin(choose.withdrawal(player));
  for (const operation of [round, deposit, withdrawal]) await workload.send(operation);
  await workload.untilReported();
  const altered: readonly [Operation, object][] = [
    [round, { bet: slotBet(large) }],
    [round, { currency: "USD" }],
    [deposit, { amount_cents: player.purse.deposit + 100 }],
    [deposit, { method: "bank" }],
    [deposit, { currency: "USD" }],
    [withdrawal, { amount_cents: player.purse.withdrawal + 100 }],
    [withdrawal, { currency: "USD" }],
  ];
  for (const [operation, change] of altered) await tryAltered(trial, player, operation, change);
}

/** The copy stays off the history: whatever moved shows as a wrong balance in the end. */
async function tryAltered(
  trial: Trial,
  player: Player,
  operation: Operation,
  change: object,
): Promise<void> {
  const what = `a ${operation.kind} with another ${Object.keys(change).join()}`;
  trial.expect(operation.state === "accepted", `a ${operation.kind} is not accepted`);
  trial.injected++;
  const copy = newOperation({ ...operation, body: { ...(operation.body as object), ...change } });
  const { status } = await sendOnce(
    copy,
    () => askFor(player.caller, copy),
    () => {},
  );
  trial.expect(
    status === 409 || status === 422,
    `${what} under the same id is answered ${status} ${copy.refusal ?? ""}`,
  );
}

/** F11: a button that is pressed again and again, in one tab and in many. */
export const doubleClicks: Fault = {
  id: "F11",
  title: "2 to 10 requests at once: with one id, then with many and money for one",
  run: (options) =>
    withPostgres("F11", ({ database }) =>
      runTrial({ ...options, fault: "F11", database, replicas: 2 }, (trial) =>
        clickForAWhile(trial, options.seconds),
      ),
    ),
};

export const clickForAWhile = (trial: Trial, duration: number): Promise<void> =>
  repeatFor(duration, async () => {
    await clickOnce(trial);
    await stakeAllAtOnce(trial);
  });

/** One wish, sent many times at once: one effect, and everybody hears the same. */
async function clickOnce(trial: Trial): Promise<void> {
  const { workload } = trial;
  const player = await workload.addPlayer("EUR");
  const wishes = [
    choose.slot(player, player.purse.stakes[0] as number),
    choose.roulette(player, player.purse.chip),
    choose.deposit(player),
    choose.withdrawal(player),
  ];
  for (const wish of wishes) {
    const operation = workload.begin(wish);
    const clicks = CLICKS.min + trial.draw(CLICKS.max - CLICKS.min + 1);
    await Promise.all(Array.from({ length: clicks }, () => workload.once(operation)));
    trial.injected += clicks - 1;
    trial.expect(
      operation.state === "accepted",
      `a ${operation.kind} clicked ${clicks} times is ${operation.state} (${operation.refusal})`,
    );
  }
}

/** Many wishes, each for all the money there is: one is granted. */
async function stakeAllAtOnce(trial: Trial): Promise<void> {
  const { workload } = trial;
  const player = await workload.addPlayer("EUR");
  // A rejection would give the money back, and another of the wishes would be granted.
  workload.operators.spared.add(player.id);
  const wishes = Array.from({ length: AT_ONCE }, () =>
    workload.begin(choose.withdrawal(player, player.purse.deposit)),
  );
  await Promise.all(wishes.map((wish) => workload.send(wish)));
  trial.injected += AT_ONCE - 1;
  const granted = wishes.filter((wish) => wish.state === "accepted").length;
  const refusals = [...new Set(wishes.flatMap((wish) => wish.refusal ?? []))].join();
  trial.expect(
    granted === 1,
    `of ${AT_ONCE} withdrawals of everything ${granted} are granted (${refusals})`,
  );
}
