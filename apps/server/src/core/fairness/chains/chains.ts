import type { Queryable, Tx } from "#platform/database";
import { sha256 } from "#platform/ids";
import { type House, perHouse } from "#platform/module";
import { createSeal } from "#platform/seal";
import { CHAIN_LENGTH, chainSeeds } from "./chain.ts";
import { insertChain, selectAnyChain, selectChain } from "./chain-store.ts";

const SEED_BYTES = 32;
/** Chains whose values are kept in memory. */
const KEPT_MAX = 200;

/** A place in a chain, from 1. */
export interface Link {
  readonly chainId: string;
  readonly number: number;
}

/** The value of a link: secret until what it decides is over. Its hash is told beforehand. */
export interface LinkSeed {
  readonly seed: string;
  readonly seedHash: string;
}

const sealOf = perHouse((house) => createSeal(house.key("chains"), house.random));
const keptOf = perHouse((_house: House) => new Map<string, readonly string[]>());

/** Starts a chain of `CHAIN_LENGTH` values. Returns its first link. Joins the transaction. */
export async function startChain(house: House, tx: Tx): Promise<Link> {
  const root = house.random.hex(SEED_BYTES);
  const firstHash = sha256(chainSeeds(root, CHAIN_LENGTH)[0] as string);
  const chainId = house.ids.uuid();
  const sealedRoot = sealOf(house).close(root, firstHash);
  await insertChain(
    tx,
    { id: chainId, length: CHAIN_LENGTH, sealedRoot, firstHash },
    house.clock.now(),
  );
  return { chainId, number: 1 };
}

/** Opens the root of a chain, if there is one: throws under another SECRET than it was sealed with. */
export async function openAnyChain(house: House): Promise<void> {
  const chain = await selectAnyChain(house.database);
  if (chain) sealOf(house).open(chain.sealedRoot, chain.firstHash);
}

/** Returns the link after this one: the first of a new chain behind the last. Joins the transaction. */
export async function nextLink(house: House, tx: Tx, { chainId, number }: Link): Promise<Link> {
  return number < CHAIN_LENGTH ? { chainId, number: number + 1 } : startChain(house, tx);
}

/** Returns the value of a link and the hash that was told of it. */
export async function linkSeed(
  house: House,
  queryable: Queryable,
  { chainId, number }: Link,
): Promise<LinkSeed> {
  const kept = keptOf(house);
  let seeds = kept.get(chainId);
  if (!seeds) {
    const chain = await selectChain(queryable, chainId);
    seeds = chainSeeds(sealOf(house).open(chain.sealedRoot, chain.firstHash), chain.length);
    if (kept.size >= KEPT_MAX) kept.clear();
    kept.set(chainId, seeds);
  }
  const seed = seeds[number - 1];
  if (seed === undefined) throw new Error(`chain ${chainId} has no link ${number}`);
  return { seed, seedHash: seeds[number - 2] ?? sha256(seed) };
}
