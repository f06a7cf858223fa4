import { createHmac } from "node:crypto";
import { blockMessage, FAIRNESS_MAPPING, isClientSeed } from "@houselight/game-maths/fairness";
import type { SeedsView } from "@houselight/contracts";
import { lockAccounts } from "#core/wallet";
import type { Tx } from "#platform/database";
import { Refused } from "#platform/http";
import { sha256 } from "#platform/ids";
import type { House } from "#platform/module";
import type { Random } from "#platform/random";
import type { BlockSource } from "./decide-wager.ts";
import {
  insertSeeds,
  type NewSeedPair,
  revealSeeds,
  type SeedPair,
  selectSeedsInUse,
} from "./seed-store.ts";

const SEED_BYTES = 32;
const CLIENT_SEED_BYTES = 8;

/** HMAC-SHA256 with the server seed's hex text as key: the block source of mapping pf:2. */
export const hmacBlock: BlockSource = (serverSeed, clientSeed, nonce, round) =>
  createHmac("sha256", serverSeed)
    .update(blockMessage(clientSeed, Number(nonce), round))
    .digest();

/** A first pair, with a client seed that the player may change by rotating. */
export function firstPair(random: Random, playerId: bigint): NewSeedPair {
  const serverSeed = random.hex(SEED_BYTES);
  const nextServerSeed = random.hex(SEED_BYTES);
  return {
    playerId,
    serverSeed,
    serverSeedHash: sha256(serverSeed),
    clientSeed: random.hex(CLIENT_SEED_BYTES),
    nextServerSeed,
    nextServerSeedHash: sha256(nextServerSeed),
  };
}

/** The pairs in use of these players, whose accounts are locked; players without one get one. */
const seedsInUse = async (
  tx: Tx,
  random: Random,
  playerIds: readonly bigint[],
): Promise<readonly SeedPair[]> =>
  startMissingSeeds(tx, random, playerIds, await selectSeedsInUse(tx, playerIds));

/** Of players whose accounts are locked and whose pairs were `found`: those without one get one. */
export async function startMissingSeeds(
  tx: Tx,
  random: Random,
  playerIds: readonly bigint[],
  found: readonly SeedPair[],
): Promise<readonly SeedPair[]> {
  if (found.length === playerIds.length) return found;
  const have = new Set(found.map((pair) => pair.playerId));
  const missing = playerIds.filter((id) => !have.has(id)).map((id) => firstPair(random, id));
  await insertSeeds(tx, missing);
  return selectSeedsInUse(tx, playerIds);
}

export const seedsOf = (house: House, playerId: bigint): Promise<SeedPair> =>
  house.database.tx(async (tx) => {
    await lockAccounts(tx, [playerId]);
    const [pair] = await seedsInUse(tx, house.random, [playerId]);
    return pair as SeedPair;
  });

/**
 * Reveals the pair in use and starts the next: the server seed that was committed to before, so
 * that the client seed cannot have shaped it, and a fresh one behind it.
 * Throws Refused("client_seed_invalid").
 */
export async function rotateSeeds(
  house: House,
  playerId: bigint,
  clientSeed: string | undefined,
): Promise<{ revealed: SeedPair; inUse: SeedPair }> {
  if (clientSeed !== undefined && !isClientSeed(clientSeed))
    throw new Refused("client_seed_invalid");
  return house.database.tx(async (tx) => {
    await lockAccounts(tx, [playerId]);
    const [revealed] = await seedsInUse(tx, house.random, [playerId]);
    if (!revealed) throw new Error("a player has a pair of seeds in use");
    await revealSeeds(tx, playerId, revealed.id, house.clock.now());
    const nextServerSeed = house.random.hex(SEED_BYTES);
    await insertSeeds(tx, [
      {
        playerId,
        serverSeed: revealed.nextServerSeed,
        serverSeedHash: revealed.nextServerSeedHash,
        clientSeed: clientSeed ?? house.random.hex(CLIENT_SEED_BYTES),
        nextServerSeed,
        nextServerSeedHash: sha256(nextServerSeed),
      },
    ]);
    const [inUse] = await selectSeedsInUse(tx, [playerId]);
    return { revealed, inUse: inUse as SeedPair };
  });
}

export const seedsView = (pair: SeedPair): SeedsView => ({
  server_seed_hash: pair.serverSeedHash,
  next_server_seed_hash: pair.nextServerSeedHash,
  client_seed: pair.clientSeed,
  nonce: Number(pair.nonce),
  mapping: FAIRNESS_MAPPING,
});
