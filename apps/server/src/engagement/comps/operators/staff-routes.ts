import * as endpoints from "@houselight/contracts";
import { selectPlayer } from "#core/accounts";
import { selectProducers } from "#core/catalogue";
import { Refused, type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { selectAll } from "../cards/card-store.ts";
import { operatorCardView } from "../cards/card-views.ts";
import { countExchanged } from "../exchange/exchange-store.ts";
import { selectBalance, selectMovements } from "../ledger/ledger-store.ts";
import { pointsView } from "../live.ts";
import { end, propose, publish } from "./change-cards.ts";
import {
  correctionView,
  dropCorrection,
  makeCorrection,
  proposeCorrection,
} from "./correct-points.ts";
import { selectCorrections } from "./correction-store.ts";

/** Cards, and corrections, on one page. */
const PAGE = 50;
/** Movements of a player that are shown. */
const MOVEMENTS_SHOWN = 100;

export const compStaffRoutes = (house: House): readonly Route[] => [
  ...cardRoutes(house),
  ...pointRoutes(house),
];

const cardRoutes = (house: House): readonly Route[] => [
  route(endpoints.listCompCards, async ({ query }) => {
    const page = { after: query.after ?? null, limit: PAGE };
    const cards = await selectAll(house.database, page);
    const ids = cards.map(({ id }) => id);
    const games = cards.flatMap(({ freespins }) => (freespins ? [freespins.game] : []));
    const [exchanged, producers] = await Promise.all([
      countExchanged(house.database, ids),
      selectProducers(house.database, games),
    ]);
    return cards.map((card) => operatorCardView(card, producers, exchanged.get(card.id) ?? 0));
  }),
  route(endpoints.proposeCompCard, async ({ body }, context) => {
    const { view, repeated } = await propose(house, context.operator, body);
    if (repeated) context.repeated();
    return view;
  }),
  route(endpoints.publishCompCard, ({ params, body }, { operator }) =>
    publish(house, params.id, { operator, reason: body.reason }),
  ),
  route(endpoints.endCompCard, ({ params, body }, { operator }) =>
    end(house, params.id, { operator, reason: body.reason }),
  ),
];

const pointRoutes = (house: House): readonly Route[] => [
  route(endpoints.listCompCorrections, async ({ query }) => {
    const page = { after: query.after ?? null, limit: PAGE };
    return (await selectCorrections(house.database, page)).map(correctionView);
  }),
  route(endpoints.proposeCompCorrection, async ({ body }, context) => {
    const { correction, repeated } = await proposeCorrection(house, context.operator, body);
    if (repeated) context.repeated();
    return correctionView(correction);
  }),
  route(endpoints.makeCompCorrection, async ({ params }, { operator }) =>
    correctionView(await makeCorrection(house, operator, params.id)),
  ),
  route(endpoints.dropCompCorrection, async ({ params }, { operator }) =>
    correctionView(await dropCorrection(house, operator, params.id)),
  ),
  route(endpoints.showCompPoints, async ({ params }) => {
    const playerId = BigInt(params.id);
    if (!(await selectPlayer(house.database, playerId))) throw new Refused("player_not_found");
    const [balance, movements] = await Promise.all([
      selectBalance(house.database, playerId),
      selectMovements(house.database, playerId, MOVEMENTS_SHOWN),
    ]);
    return {
      ...pointsView(balance),
      movements: movements.map(({ id, kind, points, at }) => ({
        id,
        kind,
        points: Number(points),
        at: at.toISOString(),
      })),
    };
  }),
];
