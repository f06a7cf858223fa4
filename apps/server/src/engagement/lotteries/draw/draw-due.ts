import { exchangeRates } from "#core/wallet";
import type { House } from "#platform/module";
import { claimPublished, selectEnded } from "../lottery-store.ts";
import { drawLottery } from "./draw-lottery.ts";
import { isReadyToDraw } from "./is-ready-to-draw.ts";

/** Lotteries that one look draws at most. */
const AT_ONCE = 20;

/**
 * Draws the lotteries whose end is over, each in a transaction of its own. Of processes that look at the
 * same moment one draws a lottery: it holds the row, and behind it the lottery is no longer published.
 */
export async function drawDue(house: House): Promise<void> {
  const ended = await selectEnded(house.database, house.clock.now(), AT_ONCE);
  if (ended.length === 0) return;
  const rates = await exchangeRates(house)();
  for (const { id, identifier, endAt } of ended) {
    if (!(await isReadyToDraw(house, { endAt }))) continue;
    try {
      await house.database.tx(async (tx) => {
        const lottery = await claimPublished(tx, id);
        if (lottery) await drawLottery(house, tx, lottery, rates);
      });
    } catch (error) {
      // The other lotteries do not wait for this one, which is looked at again.
      house.log.error({ lottery: identifier, err: error }, "a lottery could not be drawn");
    }
  }
}
