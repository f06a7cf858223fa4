import { selectGroups, selectPlayer } from "#core/accounts";
import { licenceOf } from "#core/configuration";
import { gives } from "#core/rewards";
import { Refused } from "#platform/http";
import type { Giver, House } from "#platform/module";
import { chosenIn } from "./spin-wheel.ts";
import { insertTurn } from "./turn-store.ts";
import { wheelFor } from "./wheel.ts";

/** Gives turns on behalf of other modules, to whom the wheel turns for. */
export const wheelRewards = (house: House): Readonly<Record<string, Giver>> =>
  gives("turn", async (tx, { id, playerId, reward, source }) => {
    const player = await selectPlayer(tx, playerId);
    if (!player) throw new Refused("reward_not_for_you");
    const { maxWagering } = licenceOf(player.licence);
    const groups = await selectGroups(tx, playerId);
    const { state } = wheelFor(await chosenIn(tx), { groups, maxWagering });
    if (state !== "open") throw new Refused(state === "off" ? "reward_gone" : "reward_not_for_you");
    const createdAt = house.clock.now();
    await insertTurn(tx, { id, playerId, source, createdAt, until: reward.until });
  });
