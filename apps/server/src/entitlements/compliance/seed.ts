import { DEMONSTRATION_PLAYERS, selectPlayerByEmail } from "#core/accounts";
import type { House } from "#platform/module";
import { setLimit } from "./limits/set-limit.ts";

/** The demonstration's second player has limits that leave room to play; the first one has none. */
export async function seedLimits(house: House): Promise<void> {
  const { email, currency } = DEMONSTRATION_PLAYERS[1];
  const player = await selectPlayerByEmail(house.database, email);
  if (!player) return;
  const of = (amount_cents: number) => ({ accounts: [{ currency, amount_cents }] });
  await setLimit(house, player.id, { type: "deposit", period: "month", ...of(500_000) });
  await setLimit(house, player.id, { type: "loss", period: "week", ...of(100_000) });
  await setLimit(house, player.id, { type: "session", period: "day", minutes: 180 });
}
