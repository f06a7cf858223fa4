import type { PrizeDrawView, PrizeView } from "@houselight/contracts";
import { FAIRNESS_MAPPING } from "@houselight/game-maths/fairness";
import { selectShownSeeds } from "#core/fairness";
import type { Queryable } from "#platform/database";
import type { DrawnPrize } from "./draw-prize.ts";

/** A draw on record: the prizes as they stood, and which one came up. */
export interface RecordedDraw extends DrawnPrize {
  readonly prizes: readonly PrizeView[];
}

/** Returns draws of a player as anybody recomputes them, in their order: a server seed once it is shown. */
export async function drawViews(
  queryable: Queryable,
  playerId: bigint,
  draws: readonly RecordedDraw[],
): Promise<PrizeDrawView[]> {
  const pairs = [...new Set(draws.map(({ pairId }) => pairId))];
  const shown = pairs.length > 0 ? await selectShownSeeds(queryable, playerId, pairs) : new Map();
  return draws.map(({ index, prizes, pairId, nonce }) => {
    const seeds = shown.get(pairId);
    if (!seeds) throw new Error(`a draw of player ${playerId} names seeds that do not exist`);
    return {
      index,
      weights: prizes.map(({ weight }) => weight),
      fairness: {
        mapping: FAIRNESS_MAPPING,
        server_seed_hash: seeds.serverSeedHash,
        client_seed: seeds.clientSeed,
        nonce: Number(nonce),
        server_seed: seeds.serverSeed,
      },
    };
  });
}
