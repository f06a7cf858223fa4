import * as endpoints from "@houselight/contracts";
import { localeFor } from "#core/accounts";
import { servingLicence } from "#core/configuration";
import { type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { showWheel, spinViews } from "./show-wheel.ts";
import { spinWheel } from "./spin-wheel.ts";
import { selectSpins } from "./spin-store.ts";

export const wheelRoutes = (house: House): readonly Route[] => [
  route(endpoints.getWheel, (_input, context) =>
    showWheel(house, context.caller, servingLicence(context)),
  ),
  route(endpoints.spinWheel, async ({ body }, context) => {
    const { caller } = context;
    const locale = await localeFor(house.database, context);
    const asked = { playerId: caller.id, id: body.id, locale };
    const { spin, repeated } = await spinWheel(house, asked);
    if (repeated) context.repeated();
    const [view] = await spinViews(house, caller.id, [spin]);
    return view as endpoints.WheelSpinView;
  }),
  route(endpoints.listWheelSpins, async ({ query }, { caller }) => {
    const page = { after: query.after ?? null, limit: endpoints.SPINS_PAGE };
    return spinViews(house, caller.id, await selectSpins(house.database, caller.id, page));
  }),
];
