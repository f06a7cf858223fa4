import * as endpoints from "@houselight/contracts";
import { servingLicence } from "#core/configuration";
import { type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { selectOwnBets } from "./bets/bet-store.ts";
import { showBet, sportsBetViews } from "./bets/bet-views.ts";
import { cashOut, offerCashOuts } from "./bets/cash-out.ts";
import { placeBet } from "./bets/place-bet.ts";
import { quote } from "./bets/quote.ts";
import { freeBetRoutes } from "./free-bets/free-bet-routes.ts";
import { limitRoutes } from "./limits/limit-routes.ts";
import { lineRoutes } from "./lines/line-routes.ts";
import { tradingRoutes } from "./trading/trading-routes.ts";

export const sportsbookRoutes = (house: House): readonly Route[] => [
  ...lineRoutes(house),
  ...betRoutes(house),
  ...freeBetRoutes(house),
  ...limitRoutes(house),
  ...tradingRoutes(house),
];

const betRoutes = (house: House): readonly Route[] => [
  route(endpoints.quoteSlip, async (input, context) =>
    quote(house, input, {
      licence: servingLicence(context).code,
      playerId: context.caller?.id ?? null,
    }),
  ),
  route(endpoints.placeSportsBet, async (input, context) => {
    const { caller, country } = context;
    const { repeated } = await placeBet(house, input, { ...caller, country });
    if (repeated) context.repeated();
    return showBet(house, { playerId: caller.id, id: input.body.id });
  }),
  route(endpoints.listSportsBets, async ({ query }, { caller }) => {
    const { state, before = null, limit } = query;
    const page = { playerId: caller.id, state, before, limit };
    const bets = await selectOwnBets(house.database, page);
    return sportsBetViews(house.database, bets, house.clock.now());
  }),
  route(endpoints.listCashOuts, (_, { caller }) => offerCashOuts(house, caller.id)),
  route(endpoints.acceptCashOut, async ({ params, body }, { caller }) => {
    await cashOut(house, caller.id, params.id, body.offer);
    return showBet(house, { playerId: caller.id, id: params.id });
  }),
];
