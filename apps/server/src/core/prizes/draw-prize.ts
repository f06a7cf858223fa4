import type { PrizeView } from "@houselight/contracts";
import { pickByWeight } from "@houselight/game-maths/prizes";
import { openDraws } from "#core/fairness";
import type { Tx } from "#platform/database";
import type { House } from "#platform/module";

/** A prize that came up, with what recomputes it. */
export interface DrawnPrize {
  /** Place of the prize, from 0. */
  readonly index: number;
  /** Drawn by the seeds: from 0 to the sum of the weights - 1. */
  readonly number: number;
  readonly pairId: bigint;
  readonly nonce: bigint;
}

/** Draws one of the prizes by the player's own seeds; the draw is used up. The caller holds the player's accounts. */
export async function drawPrize(
  house: House,
  tx: Tx,
  playerId: bigint,
  prizes: readonly PrizeView[],
): Promise<DrawnPrize> {
  const draws = await openDraws(house, tx, [playerId]);
  const { draw, drawn, pairId, nonce } = draws.take(playerId);
  const index = pickByWeight(
    prizes.map(({ weight }) => weight),
    draw,
  );
  await draws.save(tx);
  return { index, number: drawn[0] as number, pairId, nonce };
}
