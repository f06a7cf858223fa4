import type { SeedsView } from "@houselight/contracts";
import { FAIRNESS_MAPPING, isClientSeed } from "@houselight/game-maths/fairness";
import { lockAccounts } from "#core/wallet";
import { Refused } from "#platform/http";
import type { House } from "#platform/module";
import { type PairInUse, pairsInUse } from "./draws.ts";
import { insertPairs, revealPair } from "./pair-store.ts";
import { serverSeeds } from "./server-seeds.ts";

/** Returns the player's pair in use, started now where there is none. */
export const pairOf = (house: House, playerId: bigint): Promise<PairInUse> =>
  house.database.tx(async (tx) => {
    await lockAccounts(tx, [playerId]);
    const [pair] = await pairsInUse(house, tx, [playerId]);
    return pair as PairInUse;
  });

/**
 * Reveals the pair in use and starts the next: the server seed that was committed to before, so
 * that the client seed cannot have shaped it, and a fresh one behind it.
 * Throws Refused: `client_seed_invalid`, or what another module has against it (an open round).
 */
export async function rotatePair(
  house: House,
  playerId: bigint,
  clientSeed: string | undefined,
): Promise<{ revealed: PairInUse; serverSeed: string; inUse: PairInUse }> {
  if (clientSeed !== undefined && !isClientSeed(clientSeed))
    throw new Refused("client_seed_invalid");
  const seeds = serverSeeds(house);
  return house.database.tx(async (tx) => {
    await lockAccounts(tx, [playerId]);
    const objection = await house.objectionTo("fairness.rotate", tx, playerId);
    if (objection) throw new Refused(objection);
    const [revealed] = await pairsInUse(house, tx, [playerId]);
    if (!revealed) throw new Error("a player has a pair of seeds in use");
    const serverSeed = seeds.open(revealed);
    const shown = { serverSeed, draws: revealed.nonce, at: house.clock.now() };
    await revealPair(tx, revealed, shown);
    const next = seeds.make();
    await insertPairs(tx, [
      {
        playerId,
        sealedSeed: revealed.nextSealedSeed,
        serverSeedHash: revealed.nextServerSeedHash,
        clientSeed: clientSeed ?? seeds.clientSeed(),
        nextSealedSeed: next.sealedSeed,
        nextServerSeedHash: next.serverSeedHash,
      },
    ]);
    const [inUse] = await pairsInUse(house, tx, [playerId]);
    return { revealed, serverSeed, inUse: inUse as PairInUse };
  });
}

export const seedsView = (pair: PairInUse): SeedsView => ({
  server_seed_hash: pair.serverSeedHash,
  next_server_seed_hash: pair.nextServerSeedHash,
  client_seed: pair.clientSeed,
  nonce: Number(pair.nonce),
  mapping: FAIRNESS_MAPPING,
});
