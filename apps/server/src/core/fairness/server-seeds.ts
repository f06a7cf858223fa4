import { StartError } from "#platform/config";
import { sha256 } from "#platform/ids";
import { type House, perHouse } from "#platform/module";
import {
  type NewPair,
  OPEN_SEED,
  selectAnyPairInUse,
  selectOpenSeeds,
  type StoredPair,
  updateSealedSeeds,
} from "./pair-store.ts";
import { openAnyChain } from "./chains/chains.ts";
import { createSeal } from "#platform/seal";

const SEED_BYTES = 32;
const CLIENT_SEED_BYTES = 8;
/** Opened seeds kept in memory, so that a round costs no deciphering. */
const OPENED_MAX = 20_000;
const SEAL_BATCH = 1000;

type SealedSeed = Pick<NewPair, "sealedSeed" | "serverSeedHash">;

/** Makes and opens the server's seeds. A seed is sealed under its own hash as its name. */
export const serverSeeds = perHouse((house) => {
  const seal = createSeal(house.key("server seeds"), house.random);
  const opened = new Map<string, string>();
  return {
    make(): SealedSeed {
      const seed = house.random.hex(SEED_BYTES);
      const serverSeedHash = sha256(seed);
      return { sealedSeed: seal.close(seed, serverSeedHash), serverSeedHash };
    },
    close: (seed: string): string => seal.close(seed, sha256(seed)),
    open({ sealedSeed, serverSeedHash }: SealedSeed): string {
      const known = opened.get(serverSeedHash);
      if (known !== undefined) return known;
      const seed = seal.open(sealedSeed, serverSeedHash);
      if (opened.size >= OPENED_MAX) opened.clear();
      opened.set(serverSeedHash, seed);
      return seed;
    },
    clientSeed: (): string => house.random.hex(CLIENT_SEED_BYTES),
  };
});

/** Returns a first pair, with a client seed that the player may change by rotating. */
export function firstPair(house: House, playerId: bigint): NewPair {
  const seeds = serverSeeds(house);
  const next = seeds.make();
  return {
    playerId,
    ...seeds.make(),
    clientSeed: seeds.clientSeed(),
    nextSealedSeed: next.sealedSeed,
    nextServerSeedHash: next.serverSeedHash,
  };
}

/**
 * Seals seeds that an earlier version stored open, and makes sure that this house has the key of
 * the rest. Runs at every start. Throws StartError under another SECRET.
 */
export async function prepareSeeds(house: House): Promise<void> {
  const seeds = serverSeeds(house);
  const sealOpen = (stored: string) => seeds.close(stored.slice(OPEN_SEED.length));
  const seal = (pair: StoredPair) => ({
    ...pair,
    sealedSeed: sealOpen(pair.sealedSeed),
    nextSealedSeed: sealOpen(pair.nextSealedSeed),
  });
  for (let left = SEAL_BATCH; left === SEAL_BATCH; ) {
    left = await house.database.tx(async (tx) => {
      const pairs = await selectOpenSeeds(tx, SEAL_BATCH);
      await updateSealedSeeds(tx, pairs.map(seal));
      return pairs.length;
    });
  }
  const pair = await selectAnyPairInUse(house.database);
  try {
    if (pair) seeds.open(pair);
    await openAnyChain(house);
  } catch {
    throw new StartError(
      "SECRET is not the one under which the server seeds in use were sealed: set it again. See docs/operating/configuration.md.",
    );
  }
}
