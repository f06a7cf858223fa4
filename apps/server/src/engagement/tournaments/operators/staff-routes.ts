import * as endpoints from "@houselight/contracts";
import { type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { selectPage } from "../tournament-store.ts";
import { cancel, propose, publish } from "./change-tournaments.ts";
import { showAllToOperator } from "./show-to-operator.ts";

export const tournamentStaffRoutes = (house: House): readonly Route[] => [
  route(endpoints.listOperatorTournaments, async ({ query }) =>
    showAllToOperator(
      house,
      await selectPage(house.database, query.after),
      endpoints.LEADERS_LISTED,
    ),
  ),
  route(endpoints.proposeTournament, async ({ body }, context) => {
    const { view, repeated } = await propose(house, context.operator, body);
    if (repeated) context.repeated();
    return view;
  }),
  route(endpoints.publishTournament, ({ params, body }, { operator }) =>
    publish(house, params.id, { operator, reason: body.reason }),
  ),
  route(endpoints.cancelTournament, ({ params, body }, { operator }) =>
    cancel(house, params.id, { operator, reason: body.reason }),
  ),
];
