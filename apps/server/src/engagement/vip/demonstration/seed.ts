import { vipManagers, vipProgram } from "@houselight/contracts";
import { chooseSetting } from "#core/configuration";
import { DEMONSTRATION_OPERATORS, selectOperatorByEmail } from "#core/staff";
import type { House } from "#platform/module";
import shown from "./vip.json" with { type: "json" };

/** Sets up the levels of the club and a manager, as an operator does. */
export async function seedVip(house: House): Promise<void> {
  const [first] = DEMONSTRATION_OPERATORS;
  const operator = first && (await selectOperatorByEmail(house.database, first.email));
  if (!operator) return;
  const program = vipProgram.schema.parse({ levels: shown.levels });
  await chooseSetting(house, operator, vipProgram, program);
  await chooseSetting(
    house,
    operator,
    vipManagers,
    vipManagers.schema.parse({ managers: shown.managers }),
  );
}
