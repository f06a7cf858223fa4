import type { Trial } from "../../run-trial.ts";
import { choose } from "../../workload/player/choose.ts";
import type { Decision } from "../../workload/operators/decision.ts";
import type { Told } from "../../workload/operation.ts";

const CLICKS = 2;

/**
 * A withdrawal that two must agree to. One operator agrees, and agrees again; then everybody agrees
 * twice, one rejects, and the player takes it back, all at once: it ends in one way.
 */
export async function decideAtOnce(trial: Trial): Promise<void> {
  const { workload } = trial;
  const { operators } = workload;
  const player = await workload.addPlayer("EUR", 2);
  operators.spared.add(player.id);
  const [, amount] = player.purse.decided;
  const withdrawal = workload.begin(choose.withdrawal(player, amount));
  trial.expect(
    (await workload.send(withdrawal)) === "accepted",
    `a withdrawal is refused: ${withdrawal.refusal}`,
  );
  const waiting = await operators.withdrawals(["pending"]);
  const reference = waiting.find(({ player_id }) => player_id === player.id)?.reference;
  if (!reference) throw new Error("a withdrawal for two operators does not wait for them");

  const [first = "", second = ""] = operators.emails;
  const agreed = operators.begin("approval", first, reference);
  await operators.send(agreed);
  const again = operators.begin("approval", first, reference);
  await operators.send(again);
  trial.expect(agreed.state === "accepted", `a first approval is refused: ${agreed.refusal}`);
  trial.expect(
    again.refusal === "second_operator_needed",
    `the same operator's second approval is ${again.state} (${again.refusal})`,
  );

  const approvals = operators.emails.flatMap((email) =>
    Array.from({ length: CLICKS }, () => operators.begin("approval", email, reference)),
  );
  const rejection = trial.draw(2) === 0 ? [operators.begin("rejection", second, reference)] : [];
  const recalls = Array.from({ length: trial.draw(CLICKS + 1) }, () =>
    workload.begin(choose.recall(withdrawal)),
  );
  trial.injected += approvals.length + rejection.length + recalls.length;
  await Promise.all([
    ...inOrderOf(trial, [...approvals, ...rejection]).map(operators.send),
    ...recalls.map((recall) => workload.send(recall)),
  ]);
  const accepted = (told: readonly Told[]) => told.filter((one) => one.state === "accepted").length;
  const ends = [
    accepted(approvals) > 0 ? ["agreed to"] : [],
    accepted(rejection) > 0 ? ["rejected"] : [],
    accepted(recalls) > 0 ? ["recalled"] : [],
  ].flat();
  trial.expect(ends.length === 1, `a withdrawal is ${ends.join(" and ") || "left open"}`);
  trial.expect(
    accepted(approvals) <= 1,
    `${1 + accepted(approvals)} approvals are accepted where 2 are needed`,
  );
}

/** Somebody else is first each time. */
function inOrderOf({ draw }: Trial, decisions: Decision[]): Decision[] {
  const left = [...decisions];
  return decisions.map(() => left.splice(draw(left.length), 1)[0] as Decision);
}
