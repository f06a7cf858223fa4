import { disabledBonuses } from "@houselight/contracts";
import { type Player, selectGroups, selectPlayer } from "#core/accounts";
import { licenceOf, settingIn } from "#core/configuration";
import type { Queryable } from "#platform/database";
import type { Owner } from "../kind.ts";

/** Reads what decides about a player's boxes; undefined when there is no such player. */
export async function ownerOf(
  queryable: Queryable,
  playerId: bigint,
): Promise<(Owner & { readonly player: Player }) | undefined> {
  const player = await selectPlayer(queryable, playerId);
  return (
    player && {
      player,
      groups: await selectGroups(queryable, playerId),
      maxWagering: licenceOf(player.licence).maxWagering,
      disabled: await settingIn(queryable, disabledBonuses),
    }
  );
}
