import * as endpoints from "@houselight/contracts";
import { selectPlayer } from "#core/accounts";
import { Refused, type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { selectBonusPage } from "../records/bonus-store.ts";
import { offerView, playerBonusView } from "../records/bonus-views.ts";
import { selectGiven, selectPage } from "../records/offer-store.ts";
import { end, propose, publish } from "./change-offers.ts";

export const bonusStaffRoutes = (house: House): readonly Route[] => [
  route(endpoints.listBonusOffers, async ({ query }) => {
    const offers = await selectPage(house.database, query.after);
    const given = await selectGiven(
      house.database,
      offers.map(({ id }) => id),
    );
    return offers.map((offer) => offerView(offer, given.get(offer.id) ?? 0));
  }),
  route(endpoints.proposeBonusOffer, async ({ body }, context) => {
    const { view, repeated } = await propose(house, context.operator, body);
    if (repeated) context.repeated();
    return view;
  }),
  route(endpoints.publishBonusOffer, ({ params, body }, { operator }) =>
    publish(house, params.id, { operator, reason: body.reason }),
  ),
  route(endpoints.endBonusOffer, ({ params, body }, { operator }) =>
    end(house, params.id, { operator, reason: body.reason }),
  ),
  route(endpoints.listPlayerBonuses, async ({ params, query }) => {
    const playerId = BigInt(params.id);
    if (!(await selectPlayer(house.database, playerId))) throw new Refused("player_not_found");
    const { before = null, limit } = query;
    const now = house.clock.now();
    const bonuses = await selectBonusPage(house.database, { playerId, before, limit });
    return bonuses.map((bonus) => playerBonusView(bonus, now));
  }),
];
