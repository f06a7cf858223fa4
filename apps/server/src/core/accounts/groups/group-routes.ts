import * as endpoints from "@houselight/contracts";
import { type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { changeGroups, joinGroups } from "./change-groups.ts";

export const groupRoutes = (house: House): readonly Route[] => [
  route(endpoints.joinGroups, ({ body }, { caller }) =>
    joinGroups(house, caller.id, body.groups.add),
  ),
  route(endpoints.changeGroups, ({ params, body }, { operator }) =>
    changeGroups(house, operator, {
      playerId: BigInt(params.id),
      ...body.groups,
      reason: body.reason,
    }),
  ),
];
