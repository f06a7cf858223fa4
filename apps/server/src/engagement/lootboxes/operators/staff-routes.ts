import * as endpoints from "@houselight/contracts";
import { type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { countBoxes, selectKinds } from "../kind-store.ts";
import { dropGift, giftView, makeGift, proposeGift } from "./change-gifts.ts";
import { end, kindView, propose, publish } from "./change-kinds.ts";
import { selectGifts } from "./gift-store.ts";

/** Kinds, and gifts, on one page. */
const PAGE = 50;

export const lootboxStaffRoutes = (house: House): readonly Route[] => [
  ...kindRoutes(house),
  ...giftRoutes(house),
];

const kindRoutes = (house: House): readonly Route[] => [
  route(endpoints.listLootboxKinds, async ({ query }) => {
    const page = { after: query.after ?? null, limit: PAGE };
    const kinds = await selectKinds(house.database, page);
    const ids = kinds.map(({ id }) => id);
    const counted = await countBoxes(house.database, ids);
    return kinds.map((kind) => kindView(kind, counted.get(kind.id)));
  }),
  route(endpoints.proposeLootboxKind, async ({ body }, context) => {
    const { view, repeated } = await propose(house, context.operator, body);
    if (repeated) context.repeated();
    return view;
  }),
  route(endpoints.publishLootboxKind, ({ params, body }, { operator }) =>
    publish(house, params.id, { operator, reason: body.reason }),
  ),
  route(endpoints.endLootboxKind, ({ params, body }, { operator }) =>
    end(house, params.id, { operator, reason: body.reason }),
  ),
];

const giftRoutes = (house: House): readonly Route[] => [
  route(endpoints.listLootboxGifts, async ({ query }) => {
    const page = { after: query.after ?? null, limit: PAGE };
    return (await selectGifts(house.database, page)).map(giftView);
  }),
  route(endpoints.giveLootboxes, async ({ params, body }, context) => {
    const asked = { groupKey: params.group_key, body };
    const { gift, repeated } = await proposeGift(house, context.operator, asked);
    if (repeated) context.repeated();
    return giftView(gift);
  }),
  route(endpoints.makeLootboxGift, async ({ params }, { operator }) =>
    giftView(await makeGift(house, operator, params.id)),
  ),
  route(endpoints.dropLootboxGift, async ({ params }, { operator }) =>
    giftView(await dropGift(house, operator, params.id)),
  ),
];
