import * as endpoints from "@houselight/contracts";
import { type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { selectGifts } from "./records/gift-store.ts";
import { giftView } from "./records/gift-view.ts";
import { cancel, take } from "./take/own-gifts.ts";

export const giftRoutes = (house: House): readonly Route[] => [
  route(endpoints.listGifts, async (_input, { caller }) => {
    const now = house.clock.now();
    return (await selectGifts(house.database, caller.id)).map((gift) => giftView(gift, now));
  }),
  route(endpoints.activateGift, async ({ params }, { caller }) =>
    giftView(await take(house, caller.id, params.id), house.clock.now()),
  ),
  route(endpoints.cancelGift, async ({ params }, { caller }) =>
    giftView(await cancel(house, caller.id, params.id), house.clock.now()),
  ),
];
