import { type Prize, wheelConfig, wheelSegments } from "@houselight/contracts";
import { chooseSetting } from "#core/configuration";
import { DEMONSTRATION_OPERATORS, selectOperatorByEmail } from "#core/staff";
import type { House } from "#platform/module";
import shown from "./wheel.json" with { type: "json" };

const SHOWN = shown as {
  readonly prizes: readonly Prize[];
  readonly segments: readonly {
    readonly groups: readonly string[];
    readonly prizes: readonly Prize[];
  }[];
};

/** Lets the wheel turn for all players, with prizes of their own for the upper levels of the VIP club. */
export async function seedWheel(house: House): Promise<void> {
  const [first] = DEMONSTRATION_OPERATORS;
  const operator = first && (await selectOperatorByEmail(house.database, first.email));
  if (!operator) return;
  const segments = SHOWN.segments.map(({ groups, prizes }) => ({
    groups: [...groups],
    prizes: [...prizes],
  }));
  await chooseSetting(house, operator, wheelSegments, { segments });
  const config = { enabled: true, groups: [], prizes: [...SHOWN.prizes] };
  await chooseSetting(house, operator, wheelConfig, config);
}
