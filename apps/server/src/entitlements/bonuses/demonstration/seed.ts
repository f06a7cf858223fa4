import type { NewBonusOffer } from "@houselight/contracts";
import { DEMONSTRATION_OPERATORS, selectOperatorByEmail } from "#core/staff";
import type { House } from "#platform/module";
import { daysAfter } from "../bonus.ts";
import demonstration from "./offers.json" with { type: "json" };
import { propose, publish } from "../operators/change-offers.ts";

const REASON = "Shows what a bonus is.";
/** Offers of the demonstration end a year after its first start. */
const DAYS = 365;

type Shown = Omit<NewBonusOffer, "id" | "reason" | "end_at" | "group_ids" | "listed">;
const OFFERS = demonstration as readonly Shown[];

/** Proposes by one of the demonstration's operators what another one publishes, as operators do. */
export async function seedBonuses(house: House): Promise<void> {
  const operators = await Promise.all(
    DEMONSTRATION_OPERATORS.map(({ email }) => selectOperatorByEmail(house.database, email)),
  );
  // A demonstration that is older than its second manager has others.
  const [first, second] = operators.filter((operator) => operator !== undefined);
  if (!first || !second) return;
  const end_at = daysAfter(house.clock.now(), DAYS).toISOString();
  for (const offer of OFFERS) {
    const id = house.ids.uuid();
    const body = { ...offer, id, end_at, group_ids: [], listed: true, reason: REASON };
    await propose(house, first, body);
    await publish(house, id, { operator: second, reason: REASON });
  }
}
