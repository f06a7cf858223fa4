import type { NewLottery } from "@houselight/contracts";
import { DEMONSTRATION_OPERATORS, selectOperatorByEmail } from "#core/staff";
import type { House } from "#platform/module";
import demonstration from "./demonstration.json" with { type: "json" };
import { propose, publish } from "./operators/change-lotteries.ts";

const REASON = "Shows what a lottery is.";
const RUNS_MS = 30 * 86_400_000;

const LOTTERIES: readonly Omit<NewLottery, "reason" | "start_at" | "end_at">[] = demonstration;

/** Proposes by one of the demonstration's operators what another one publishes, from now on for 30 days. */
export async function seedLotteries(house: House): Promise<void> {
  const operators = await Promise.all(
    DEMONSTRATION_OPERATORS.map(({ email }) => selectOperatorByEmail(house.database, email)),
  );
  // A demonstration that is older than its second manager has others.
  const [first, second] = operators.filter((operator) => operator !== undefined);
  if (!first || !second) return;
  const now = house.clock.now();
  for (const lottery of LOTTERIES) {
    await propose(house, first, {
      ...lottery,
      start_at: now.toISOString(),
      end_at: new Date(now.getTime() + RUNS_MS).toISOString(),
      reason: REASON,
    });
    await publish(house, lottery.identifier, { operator: second, reason: REASON });
  }
}
