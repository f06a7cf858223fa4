import * as endpoints from "@houselight/contracts";
import { Refused, type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { selectBets } from "../bets/bet-store.ts";
import { sportsBetViews } from "../bets/bet-views.ts";
import { selectFixturesById } from "../lines/fixture-store.ts";
import { readFixtureViews } from "../lines/line-views.ts";
import { giveBackRoutes } from "./give-backs/give-back-routes.ts";
import { stop } from "./trade.ts";
import { selectChanges, selectExposed } from "./trading-store.ts";

export const tradingRoutes = (house: House): readonly Route[] => [
  route(endpoints.listExposure, async ({ query }) => {
    const exposed = await selectExposed(house.database, query.limit);
    const fixtures = await readFixtureViews(
      house.database,
      exposed.map(({ fixtureId }) => fixtureId),
      house.clock.now(),
    );
    return exposed.flatMap((one) => {
      const fixture = fixtures.get(one.fixtureId);
      if (!fixture) return [];
      return [
        {
          fixture,
          market_id: one.marketId,
          specifiers: one.specifiers,
          selection_id: one.selectionId,
          stakes_eur_cents: Number(one.stakesEur),
          exposure_eur_cents: Number(one.exposureEur),
        },
      ];
    });
  }),
  route(endpoints.listFixtureChanges, async ({ params, query }) => {
    const fixtureId = BigInt(params.id);
    const [fixture] = await selectFixturesById(house.database, [fixtureId]);
    if (!fixture) throw new Refused("fixture_not_found");
    const before = query.before === undefined ? null : BigInt(query.before);
    const page = { fixtureId, before, limit: query.limit };
    return (await selectChanges(house.database, page)).map(({ id, at, ...change }) => ({
      id: Number(id),
      at: at.toISOString(),
      ...change,
    }));
  }),
  route(endpoints.stopFixture, async (input, { operator }) => {
    await stop(house, operator, input);
    const id = BigInt(input.params.id);
    const view = (await readFixtureViews(house.database, [id], house.clock.now())).get(id);
    if (!view) throw new Error(`fixture ${id} is gone`);
    return view;
  }),
  route(endpoints.getPlayersBet, async ({ params }) => {
    const name = { playerId: BigInt(params.player_id), id: params.id };
    const bets = await selectBets(house.database, [name]);
    const [view] = await sportsBetViews(house.database, bets, house.clock.now());
    if (!view) throw new Refused("bet_not_found");
    return view;
  }),
  ...giveBackRoutes(house),
];
