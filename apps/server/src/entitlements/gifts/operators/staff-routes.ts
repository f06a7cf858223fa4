import * as endpoints from "@houselight/contracts";
import { selectPlayer } from "#core/accounts";
import { Refused, type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { selectGiftPage } from "../records/gift-store.ts";
import { playerGiftView } from "../records/gift-view.ts";
import { drop, grantView, make, propose } from "./change-grants.ts";
import { selectGrants } from "./grant-store.ts";

const PAGE = 50;

export const giftStaffRoutes = (house: House): readonly Route[] => [
  route(endpoints.listGrants, async ({ query }) => {
    const page = { after: query.after ?? null, limit: PAGE };
    return (await selectGrants(house.database, page)).map(grantView);
  }),
  route(endpoints.proposeGrant, async ({ body }, context) => {
    const { grant, repeated } = await propose(house, context.operator, body);
    if (repeated) context.repeated();
    return grantView(grant);
  }),
  route(endpoints.makeGrant, async ({ params }, { operator }) =>
    grantView(await make(house, operator, params.id)),
  ),
  route(endpoints.dropGrant, async ({ params }, { operator }) =>
    grantView(await drop(house, operator, params.id)),
  ),
  route(endpoints.listPlayerGifts, async ({ params, query }) => {
    const playerId = BigInt(params.id);
    if (!(await selectPlayer(house.database, playerId))) throw new Refused("player_not_found");
    const { before = null, limit } = query;
    const now = house.clock.now();
    const gifts = await selectGiftPage(house.database, { playerId, before, limit });
    return gifts.map((gift) => playerGiftView(gift, now));
  }),
];
