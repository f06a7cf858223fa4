import { LEAST_TARGET } from "@houselight/game-maths/rocket";
import { Refused } from "#platform/http";
import type { House } from "#platform/module";
import { fateOf } from "../fly/chance.ts";
import { breakOff } from "../fly/end-flight.ts";
import { multiplierOf, type RocketRound } from "../round.ts";
import { selectRound } from "../round-store.ts";
import { type RocketBet, selectNamed } from "./bet-store.ts";
import { payBets, targetOf } from "./end-bets.ts";

/**
 * Cashes a bet out at the multiplier of a moment. One that is over is left as it is. Throws Refused when
 * there is nothing to cash out then.
 *
 * @param at the moment at which the request arrived: what waits after it costs the player nothing
 */
export async function cashOut(house: House, playerId: bigint, id: string, at: Date): Promise<void> {
  const bet = await betOf(house, playerId, id);
  if (!bet) throw new Refused("bet_not_found");
  if (bet.state === "lost") throw new Refused("rocket_gone");
  if (bet.state !== "open") return;
  const round = (await selectRound(house.database, bet.round)) as RocketRound;
  if (await breakOff(house, round, at)) return;
  const multiplier = await multiplierNow(house, { bet, round, at });
  await payBets(house, [{ bet, multiplier }]);
  // Another request or its own target may have been first.
  const after = await betOf(house, playerId, id);
  if (after?.state === "lost") throw new Refused("rocket_gone");
}

/** Returns what an open bet is cashed out at. Throws Refused where it cannot be. */
async function multiplierNow(
  house: House,
  { bet, round, at }: { bet: RocketBet; round: RocketRound; at: Date },
): Promise<number> {
  const { flight } = round;
  if (!flight || at < flight.flewAt) throw new Refused("rocket_on_pad");
  const multiplier = Math.min(multiplierOf(flight, at), targetOf(bet));
  const { point } = await fateOf(house, house.database, round);
  if (multiplier > point) throw new Refused("rocket_gone");
  if (multiplier < LEAST_TARGET) throw new Refused("rocket_too_low");
  return multiplier;
}

async function betOf(house: House, playerId: bigint, id: string): Promise<RocketBet | undefined> {
  const [bet] = await selectNamed(house.database, [{ playerId, id }]);
  return bet;
}
