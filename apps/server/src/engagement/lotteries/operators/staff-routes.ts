import * as endpoints from "@houselight/contracts";
import { type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { selectPaid } from "../draw/draw-store.ts";
import { operatorView } from "../lottery-views.ts";
import { cancel, propose, publish } from "./change-lotteries.ts";
import { selectAll } from "./proposal-store.ts";

/** Lotteries on one page. */
const PAGE = 50;

export const lotteryStaffRoutes = (house: House): readonly Route[] => [
  route(endpoints.listOperatorLotteries, async ({ query }) => {
    const page = { after: query.after ?? null, limit: PAGE };
    const lotteries = await selectAll(house.database, page);
    const ids = lotteries.map(({ id }) => id);
    const paid = await selectPaid(house.database, ids);
    const now = house.clock.now();
    return lotteries.map((one) => operatorView(one, paid.get(one.id) ?? 0n, now));
  }),
  route(endpoints.proposeLottery, async ({ body }, context) => {
    const { view, repeated } = await propose(house, context.operator, body);
    if (repeated) context.repeated();
    return view;
  }),
  route(endpoints.publishLottery, ({ params, body }, { operator }) =>
    publish(house, params.id, { operator, reason: body.reason }),
  ),
  route(endpoints.cancelLottery, ({ params, body }, { operator }) =>
    cancel(house, params.id, { operator, reason: body.reason }),
  ),
];
