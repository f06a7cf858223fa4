import * as endpoints from "@houselight/contracts";
import { type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { activate, cancel, pause, propose } from "./change-jackpots.ts";
import { selectJackpots, selectLevels } from "../jackpot-store.ts";
import { operatorView } from "../jackpot-views.ts";
import { retire } from "./retire-jackpot.ts";

export const jackpotStaffRoutes = (house: House): readonly Route[] => [
  route(endpoints.listOperatorJackpots, async () => {
    const jackpots = await selectJackpots(house.database, endpoints.JACKPOT_STATES);
    const levels = await selectLevels(
      house.database,
      jackpots.map(({ id }) => id),
    );
    return jackpots.map((jackpot) => operatorView(jackpot, levels.get(jackpot.id) ?? []));
  }),
  route(endpoints.proposeJackpot, async ({ body }, context) => {
    const { view, repeated } = await propose(house, context.operator, body);
    if (repeated) context.repeated();
    return view;
  }),
  route(endpoints.activateJackpot, ({ params, body }, { operator }) =>
    activate(house, params.identifier, { operator, reason: body.reason }),
  ),
  route(endpoints.cancelJackpot, ({ params, body }, { operator }) =>
    cancel(house, params.identifier, { operator, reason: body.reason }),
  ),
  route(endpoints.pauseJackpot, ({ params, body }, { operator }) =>
    pause(house, params.identifier, { operator, reason: body.reason }),
  ),
  route(endpoints.retireJackpot, ({ params, body }, { operator }) =>
    retire(house, params.identifier, { operator, ...body }),
  ),
];
