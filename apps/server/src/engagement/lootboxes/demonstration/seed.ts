import type { NewLootboxKind } from "@houselight/contracts";
import { selectPlayerByEmail } from "#core/accounts";
import { DEMONSTRATION_OPERATORS, selectOperatorByEmail } from "#core/staff";
import type { House } from "#platform/module";
import { makeGift, proposeGift } from "../operators/change-gifts.ts";
import { propose, publish } from "../operators/change-kinds.ts";
import shown from "./boxes.json" with { type: "json" };

const REASON = "Shows what a loot box is.";
const SHOWN = shown as {
  readonly kinds: readonly Omit<NewLootboxKind, "id" | "reason">[];
  readonly players: readonly { readonly email: string; readonly boxes: readonly string[] }[];
};

/** Publishes kinds of boxes and gives players some, each by two operators. */
export async function seedLootboxes(house: House): Promise<void> {
  const operators = await Promise.all(
    DEMONSTRATION_OPERATORS.map(({ email }) => selectOperatorByEmail(house.database, email)),
  );
  // A demonstration that is older than its second manager has others.
  const [first, second] = operators.filter((operator) => operator !== undefined);
  if (!first || !second) return;
  for (const kind of SHOWN.kinds) {
    const id = house.ids.uuid();
    await propose(house, first, { ...kind, id, reason: REASON });
    await publish(house, id, { operator: second, reason: REASON });
  }
  for (const { email, boxes } of SHOWN.players) {
    const player = await selectPlayerByEmail(house.database, email);
    if (!player) continue;
    for (const groupKey of boxes) {
      const id = house.ids.uuid();
      const body = { id, player_id: Number(player.id), reason: REASON };
      await proposeGift(house, first, { groupKey, body });
      await makeGift(house, second, id);
    }
  }
}
