import { createHmac } from "node:crypto";
import {
  blockMessage,
  createDraw,
  type Draw,
  recordDraw,
  replayDraw,
} from "@houselight/game-maths/fairness";
import type { Tx } from "#platform/database";
import { type House, perHouse } from "#platform/module";
import {
  type Counter,
  insertPairs,
  selectCounters,
  selectPairsInUse,
  type StoredPair,
  updateCounters,
} from "./pair-store.ts";
import { firstPair, serverSeeds } from "./server-seeds.ts";

/** The seeds of one draw. The nonce is its number under the pair. */
export interface DrawSeeds {
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: bigint;
}

/** Returns the draw of these seeds: mapping `pf:2` over HMAC-SHA256, the server seed's hex text as key. */
export const drawOf = ({ serverSeed, clientSeed, nonce }: DrawSeeds): Draw =>
  createDraw((block) =>
    createHmac("sha256", serverSeed)
      .update(blockMessage(clientSeed, Number(nonce), block))
      .digest(),
  );

/** A draw that was taken: its nonce is used up when the transaction commits. */
export interface TakenDraw {
  readonly draw: Draw;
  /** The numbers drawn so far, in order. */
  readonly drawn: readonly number[];
  readonly pairId: bigint;
  readonly nonce: bigint;
  readonly serverSeedHash: string;
  readonly clientSeed: string;
}

/** Draws of many players in one transaction; the caller holds their accounts. */
export interface DrawSession {
  /** Takes the player's next draw. */
  take(playerId: bigint): TakenDraw;
  /**
   * Opens a draw again that was taken before, from its first number: a round goes on. Its pair is
   * still in use, for seeds are not revealed while a round is open.
   */
  resume(playerId: bigint, taken: Pick<TakenDraw, "pairId" | "nonce" | "drawn">): TakenDraw;
  /** Writes how far the counters went: one statement. Nothing is used up without it. */
  save(tx: Tx): Promise<void>;
}

/** A pair in use with its counter. */
export interface PairInUse extends StoredPair {
  readonly nonce: bigint;
}

/** Opens draws for players whose accounts this transaction holds. Players without a pair get one. */
export async function openDraws(
  house: House,
  tx: Tx,
  playerIds: readonly bigint[],
): Promise<DrawSession> {
  const pairs = new Map(
    (await pairsInUse(house, tx, playerIds)).map((pair) => [pair.playerId, pair]),
  );
  const moved = new Map<bigint, Counter>();
  const seeds = serverSeeds(house);
  const pairOf = (playerId: bigint): PairInUse => {
    const pair = pairs.get(playerId);
    if (!pair) throw new Error(`player ${playerId} has no pair of seeds in this session`);
    return pair;
  };
  const takenOf = (pair: PairInUse, nonce: bigint, before: readonly number[] = []): TakenDraw => {
    const { clientSeed, serverSeedHash } = pair;
    const fresh = drawOf({ serverSeed: seeds.open(pair), clientSeed, nonce });
    const { draw, drawn } = recordDraw(before.length > 0 ? goOn(before, fresh) : fresh);
    return { draw, drawn, pairId: pair.id, nonce, serverSeedHash, clientSeed };
  };
  return {
    take(playerId) {
      const pair = pairOf(playerId);
      const nonce = moved.get(playerId)?.nonce ?? pair.nonce;
      moved.set(playerId, { playerId, pairId: pair.id, nonce: nonce + 1n });
      return takenOf(pair, nonce);
    },
    resume(playerId, { pairId, nonce, drawn }) {
      const pair = pairOf(playerId);
      // A step may come in the batch of its bet.
      const next = moved.get(playerId)?.nonce ?? pair.nonce;
      if (pair.id !== pairId || nonce >= next)
        throw new Error(`draw ${nonce} of pair ${pairId} is not one of the pair in use`);
      return takenOf(pair, nonce, drawn);
    },
    save: (tx) => updateCounters(tx, [...moved.values()]),
  };
}

/**
 * Returns a draw that goes on behind numbers on record. Most steps draw nothing new: the seeds are asked
 * when one does, and must then give what is on record.
 */
function goOn(recorded: readonly number[], fresh: Draw): Draw {
  const replay = replayDraw(recorded);
  const ranges: number[] = [];
  let isCaughtUp = false;
  return (n) => {
    if (ranges.length < recorded.length) {
      ranges.push(n);
      return replay(n);
    }
    if (!isCaughtUp && ranges.some((range, at) => fresh(range) !== recorded[at]))
      throw new Error("the numbers of a round on record are not those of its seeds");
    isCaughtUp = true;
    return fresh(n);
  };
}

const KNOWN_MAX = 20_000;
/** A pair does not change while it is in use; its counter, read under the lock, says which one that is. */
const knownPairs = perHouse(() => new Map<bigint, StoredPair>());

/** Reads the pairs in use of players whose accounts are locked; players without one get one. */
export async function pairsInUse(
  house: House,
  tx: Tx,
  playerIds: readonly bigint[],
): Promise<readonly PairInUse[]> {
  let counters = await selectCounters(tx, playerIds);
  if (counters.length < playerIds.length) {
    const have = new Set(counters.map((counter) => counter.playerId));
    const missing = playerIds.filter((id) => !have.has(id)).map((id) => firstPair(house, id));
    await insertPairs(tx, missing);
    counters = await selectCounters(tx, playerIds);
  }
  const known = knownPairs(house);
  const unknown = counters.filter(({ pairId }) => !known.has(pairId));
  if (unknown.length > 0) {
    if (known.size > KNOWN_MAX) known.clear();
    const wanted = known.size === 0 ? counters : unknown;
    for (const pair of await selectPairsInUse(
      tx,
      wanted.map(({ playerId }) => playerId),
    ))
      known.set(pair.id, pair);
  }
  return counters.map(({ pairId, nonce }) => ({ ...(known.get(pairId) as StoredPair), nonce }));
}
