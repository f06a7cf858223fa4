import { licenceCodes } from "#core/configuration";
import { newCashbackRule } from "@houselight/contracts";
import { DEMONSTRATION_OPERATORS, selectOperatorByEmail } from "#core/staff";
import type { House } from "#platform/module";
import { propose, publish } from "../operators/change-rules.ts";
import shown from "./rules.json" with { type: "json" };

const REASON = "Shows what cashback is.";

/** Lets the demonstration give cashback under every licence, as two operators do. */
export async function seedCashback(house: House): Promise<void> {
  const operators = await Promise.all(
    DEMONSTRATION_OPERATORS.map(({ email }) => selectOperatorByEmail(house.database, email)),
  );
  // A demonstration that is older than its second manager has others.
  const [first, second] = operators.filter((operator) => operator !== undefined);
  if (!first || !second) return;
  for (const licence of licenceCodes())
    for (const rule of shown) {
      const id = house.ids.uuid();
      const terms = { ...rule, id, licence, period: "week", days_to_take: 7, reason: REASON };
      await propose(house, first, newCashbackRule.parse(terms));
      await publish(house, id, { operator: second, reason: REASON });
    }
}
