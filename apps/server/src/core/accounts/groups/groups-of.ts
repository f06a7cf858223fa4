import { createLoader } from "#platform/batching";
import { type House, perHouse } from "#platform/module";
import { selectGroupsOf } from "./group-store.ts";

const loader = perHouse((house) =>
  createLoader<bigint, readonly string[]>((ids) => selectGroupsOf(house.database, ids)),
);

/** Returns the groups of a player; those that are read together are one statement. */
export const groupsOf = async (house: House, playerId: bigint): Promise<readonly string[]> =>
  (await loader(house)(playerId)) ?? [];
