import type { Tx } from "#platform/database";
import { type House, perHouse } from "#platform/module";
import { createSeal } from "#platform/seal";
import { selectPlayer } from "../../player-store.ts";

const sealOf = perHouse((house) => createSeal(house.key("kept identity"), house.random));

/** Returns who a player is, sealed: what the law against money laundering asks to be kept. */
export async function sealIdentity(house: House, tx: Tx, playerId: bigint): Promise<string> {
  const player = await selectPlayer(tx, playerId);
  if (!player) throw new Error(`no player ${playerId}`);
  const { email, firstName, lastName, dateOfBirth, country, state, city, address, postalCode } =
    player;
  const { mobilePhone, personalId } = player;
  const identity = { email, firstName, lastName, dateOfBirth, country, state, city, address };
  return sealOf(house).close(
    JSON.stringify({ ...identity, postalCode, mobilePhone, personalId }),
    playerId.toString(),
  );
}
