import * as endpoints from "@houselight/contracts";
import { localeFor } from "#core/accounts";
import { servingLicence } from "#core/configuration";
import { type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { showCards } from "./cards/show-cards.ts";
import { exchangePoints } from "./exchange/exchange-points.ts";
import { selectBalance } from "./ledger/ledger-store.ts";
import { pointsView } from "./live.ts";

export const compRoutes = (house: House): readonly Route[] => [
  route(endpoints.listCompRates, async ({ params }, context) =>
    showCards(house, context.caller, {
      type: params.type,
      licence: servingLicence(context),
      locale: await localeFor(house.database, context),
    }),
  ),
  route(endpoints.getCompPoints, async (_input, { caller }) =>
    pointsView(await selectBalance(house.database, caller.id)),
  ),
  route(endpoints.exchangeCompPoints, async ({ params, body }, context) => {
    const { caller } = context;
    const { points, repeated } = await exchangePoints(house, caller.id, {
      ...params,
      body,
      locale: await localeFor(house.database, context),
    });
    if (repeated) context.repeated();
    return { status: "success" as const, points: Number(points) };
  }),
];
