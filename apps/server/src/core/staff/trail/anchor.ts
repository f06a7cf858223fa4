import type { Queryable } from "#platform/database";
import type { House } from "#platform/module";
import { selectHash, selectHead } from "./trail-store.ts";
import { START } from "./check-chain.ts";

/** An entry of the trail with its hash, as somebody outside of the house keeps it. */
export interface TrailAnchor {
  /** 0 for the beginning of the trail. */
  readonly id: bigint;
  readonly hash: string;
}

/** Tells whether an entry still has the hash that was kept outside: a chain that was written anew has another. */
export const anchorStands = async (
  queryable: Queryable,
  { id, hash }: TrailAnchor,
): Promise<boolean> => (id === 0n ? START : await selectHash(queryable, id)) === hash;

/**
 * Writes the latest entry with its hash to the log, which leaves the house: it tells a chain that was written
 * anew from the one that stood on that day.
 */
export async function logAnchor(house: House): Promise<void> {
  const { id, hash } = await selectHead(house.database);
  house.log.info({ entry: Number(id), hash }, "the anchor of the audit trail");
}
