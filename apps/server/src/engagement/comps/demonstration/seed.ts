import type { NewCompCard } from "@houselight/contracts";
import { selectPlayerByEmail } from "#core/accounts";
import { type By, DEMONSTRATION_OPERATORS, selectOperatorByEmail } from "#core/staff";
import type { House } from "#platform/module";
import { propose, publish } from "../operators/change-cards.ts";
import { makeCorrection, proposeCorrection } from "../operators/correct-points.ts";
import shop from "./shop.json" with { type: "json" };

const REASON = "Shows what the shop is.";
const DAY_MS = 86_400_000;

/** A card of the demonstration; one that ends does so some days after the start. */
type SeedCard = Omit<NewCompCard, "id" | "reason" | "end_at"> & { readonly days: number | null };

/**
 * Fills the shop, and gives the demonstration's players points to spend: each is proposed by one operator
 * and made by another.
 */
export async function seedComps(house: House): Promise<void> {
  const operators = await Promise.all(
    DEMONSTRATION_OPERATORS.map(({ email }) => selectOperatorByEmail(house.database, email)),
  );
  // A demonstration that is older than its second manager has others.
  const [first, second] = operators.filter((operator) => operator !== undefined);
  if (!first || !second) return;
  for (const card of shop.cards as readonly SeedCard[]) await seedCard(house, card, first, second);
  for (const { email, points } of shop.players) {
    const player = await selectPlayerByEmail(house.database, email);
    if (!player) continue;
    const id = house.ids.uuid();
    const body = {
      id,
      player_id: Number(player.id),
      points,
      reason: "Points to try the shop with.",
    };
    await proposeCorrection(house, first, body);
    await makeCorrection(house, second, id);
  }
}

async function seedCard(
  house: House,
  { days, ...card }: SeedCard,
  first: By,
  second: By,
): Promise<void> {
  const id = house.ids.uuid();
  const now = house.clock.now().getTime();
  const end_at = days === null ? null : new Date(now + days * DAY_MS).toISOString();
  await propose(house, first, { ...card, id, end_at, reason: REASON });
  await publish(house, id, { operator: second, reason: REASON });
}
