import { playerChannel, ROCKET_CHANNEL } from "@houselight/contracts";
import { atMostEvery } from "#platform/live";
import { type House, perHouse } from "#platform/module";
import { type RocketBet, selectNamed } from "./bets/bet-store.ts";
import { ownBetView, readRocketView } from "./rocket-views.ts";

/** Bets come by the dozen; screens are told of them at most once in this time, milliseconds. */
const TOLD_EVERY_MS = 300;

/** Shows the round to all who look at the rocket, at once. */
export async function showRound(house: House): Promise<void> {
  house.live.publish(ROCKET_CHANNEL, "rocket", await readRocketView(house));
}

const tellerOf = perHouse((house) => {
  let isWaiting = false;
  const wish = atMostEvery(TOLD_EVERY_MS, () => {
    if (!isWaiting) return false;
    isWaiting = false;
    showRound(house).catch((error: unknown) =>
      house.log.warn({ err: error }, "the rocket could not be shown"),
    );
    return true;
  });
  return (): void => {
    isWaiting = true;
    wish();
  };
});

/** Shows the round to all in a moment, with what else changes until then. */
export const showRoundSoon = (house: House): void => tellerOf(house)();

/** Shows players their bets as they are now. */
export async function showOwnBets(
  house: House,
  bets: readonly Pick<RocketBet, "playerId" | "id">[],
): Promise<void> {
  for (const bet of await selectNamed(house.database, bets))
    house.live.publish(playerChannel(bet.playerId), "rocket_bet", ownBetView(bet));
}
