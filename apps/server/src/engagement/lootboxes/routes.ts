import * as endpoints from "@houselight/contracts";
import { localeFor } from "#core/accounts";
import { Refused, type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { openBox } from "./boxes/open-box.ts";
import { boxViews, showBoxes } from "./boxes/show-boxes.ts";

export const lootboxRoutes = (house: House): readonly Route[] => [
  route(endpoints.listLootboxes, (_input, { caller }) => showBoxes(house, caller.id)),
  route(endpoints.activateLootbox, async ({ params }, context) => {
    const { caller } = context;
    const box = await openBox(house, {
      playerId: caller.id,
      id: params.id,
      locale: await localeFor(house.database, context),
    });
    const [view] = await boxViews(house, caller.id, [box]);
    if (!view) throw new Refused("lootbox_not_found");
    return view;
  }),
];
