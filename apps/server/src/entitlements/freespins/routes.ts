import * as endpoints from "@houselight/contracts";
import { type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { activate, cancel } from "./change/own-freespins.ts";
import { selectSets } from "./records/set-store.ts";
import { freespinsView } from "./records/set-view.ts";

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
];
