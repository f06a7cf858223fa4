import * as endpoints from "@houselight/contracts";
import { selectPlayer } from "#core/accounts";
import { Refused, type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { activate, cancel } from "./change/own-freespins.ts";
import { selectSetPage, selectSets } from "./records/set-store.ts";
import { freespinsView, playerFreespinsView } from "./records/set-view.ts";

export const freespinsRoutes = (house: House): readonly Route[] => [
  route(endpoints.listFreespins, async (_input, { caller }) => {
    const now = house.clock.now();
    return (await selectSets(house.database, caller.id)).map((set) => freespinsView(set, now));
  }),
  route(endpoints.activateFreespins, async ({ params }, { caller }) =>
    freespinsView(await activate(house, caller.id, params.id), house.clock.now()),
  ),
  route(endpoints.cancelFreespins, async ({ params }, { caller }) =>
    freespinsView(await cancel(house, caller.id, params.id), house.clock.now()),
  ),
  route(endpoints.listPlayerFreespins, async ({ params, query }) => {
    const playerId = BigInt(params.id);
    if (!(await selectPlayer(house.database, playerId))) throw new Refused("player_not_found");
    const { before = null, limit } = query;
    const now = house.clock.now();
    const sets = await selectSetPage(house.database, { playerId, before, limit });
    return sets.map((set) => playerFreespinsView(set, now));
  }),
];
