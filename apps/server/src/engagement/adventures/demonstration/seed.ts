import { type Adventure, GROUPS, mainWidget, vipAdventures } from "@houselight/contracts";
import { insertGroups, selectPlayerByEmail } from "#core/accounts";
import { chooseSetting } from "#core/configuration";
import { DEMONSTRATION_OPERATORS, selectOperatorByEmail } from "#core/staff";
import type { House } from "#platform/module";
import shown from "./adventure.json" with { type: "json" };

type Taken = Omit<Adventure["days"][number], "day" | "step" | "stepTotal" | "variables">;
const SHOWN = shown as {
  readonly player: string;
  readonly days: readonly Taken[];
  readonly superDay: Taken;
};

/** Shortcuts of the widget: all there are. */
const LINKS = ["rewards-shop", "spin-wheel", "adventures", "quests", "activity-hub"] as const;

/** Opens an adventure of a week from the first start on, lets a player take part, and links it in the widget. */
export async function seedAdventures(house: House): Promise<void> {
  const [first] = DEMONSTRATION_OPERATORS;
  const operator = first && (await selectOperatorByEmail(house.database, first.email));
  if (!operator) return;
  const stepTotal = SHOWN.days.length + 1;
  const adventure: Adventure = {
    starts_on: house.clock.now().toISOString().slice(0, 10),
    days: SHOWN.days.map((taken, at) => ({
      ...taken,
      day: at + 1,
      step: at + 1,
      stepTotal,
      variables: {},
    })),
    superDay: { ...SHOWN.superDay, step: stepTotal, stepTotal, variables: {} },
  };
  await chooseSetting(house, operator, vipAdventures, { adventure });
  await chooseSetting(house, operator, mainWidget, { links: [...LINKS] });
  const player = await selectPlayerByEmail(house.database, SHOWN.player);
  if (player) await house.database.tx((tx) => insertGroups(tx, player.id, [GROUPS.adventures]));
}
