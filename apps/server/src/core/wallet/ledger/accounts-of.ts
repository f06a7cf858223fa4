import { createLoader } from "#platform/batching";
import { type House, perHouse } from "#platform/module";
import type { Account } from "./transfer.ts";
import { selectAccountsOf } from "../wallet-store.ts";

const loader = perHouse((house) =>
  createLoader<bigint, readonly Account[]>((ids) => selectAccountsOf(house.database, ids)),
);

/** Returns the accounts of a player, to show them; those that are read together are one statement. */
export const accountsOf = async (house: House, playerId: bigint): Promise<readonly Account[]> =>
  (await loader(house)(playerId)) ?? [];
