import type { NewJackpot } from "@houselight/contracts";
import { DEMONSTRATION_OPERATORS, selectOperatorByEmail } from "#core/staff";
import type { House } from "#platform/module";
import demonstration from "./demonstration.json" with { type: "json" };
import { activate, propose } from "./operators/change-jackpots.ts";

const REASON = "Shows what a jackpot is.";

/** A jackpot in euros: with it its games return less than 98 %. */
const JACKPOTS: readonly Omit<NewJackpot, "id" | "reason">[] = demonstration;

/** Proposes by one of the demonstration's operators what another one activates, as operators do. */
export async function seedJackpots(house: House): Promise<void> {
  const operators = await Promise.all(
    DEMONSTRATION_OPERATORS.map(({ email }) => selectOperatorByEmail(house.database, email)),
  );
  // A demonstration that is older than its second manager has others.
  const [first, second] = operators.filter((operator) => operator !== undefined);
  if (!first || !second) return;
  for (const jackpot of JACKPOTS) {
    await propose(house, first, {
      ...jackpot,
      games: [...jackpot.games],
      id: house.ids.uuid(),
      reason: REASON,
    });
    await activate(house, jackpot.identifier, { operator: second, reason: REASON });
  }
}
