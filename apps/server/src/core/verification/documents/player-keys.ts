import { createHmac } from "node:crypto";
import { sha256 } from "#platform/ids";
import { type House, perHouse } from "#platform/module";
import { createSeal, type Seal } from "#platform/seal";
import { insertKey, selectKey } from "./key-store.ts";

const KEY_BYTES = 32;

/** Seals and recognises what one player handed in. */
export interface PlayerKey {
  readonly seal: Seal;
  /** Returns 64 hex digits by which the same bytes of this player are known again. */
  fingerprint(bytes: Uint8Array): string;
}

/** Seals the players' keys: made from DOCUMENTS_KEY, or from the house's own secret without one. */
const masterSeal = perHouse(({ config, key, random }) => {
  const { DOCUMENTS_KEY } = config;
  return createSeal(
    DOCUMENTS_KEY ? sha256(`documents ${DOCUMENTS_KEY}`) : key("documents"),
    random,
  );
});

const nameOf = (playerId: bigint): string => `key of player ${playerId}`;

/** Returns a player's key, made at its first use; null once it was destroyed. */
export async function playerKey(house: House, playerId: bigint): Promise<PlayerKey | null> {
  const { database, random, clock } = house;
  const known = await selectKey(database, playerId);
  const { wrapped } =
    known ??
    (await insertKey(database, {
      playerId,
      wrapped: masterSeal(house).close(random.hex(KEY_BYTES), nameOf(playerId)),
      at: clock.now(),
    }));
  if (wrapped === null) return null;
  const hex = masterSeal(house).open(wrapped, nameOf(playerId));
  return {
    seal: createSeal(hex, random),
    fingerprint: (bytes) => createHmac("sha256", `fingerprint ${hex}`).update(bytes).digest("hex"),
  };
}
