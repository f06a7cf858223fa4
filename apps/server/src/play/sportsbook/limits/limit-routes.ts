import * as endpoints from "@houselight/contracts";
import { type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { readLimits, setFactor } from "./stake-factor.ts";

/** Answers operators what bounds the stakes of a player, and lets them say how much of it the player may. */
export const limitRoutes = (house: House): readonly Route[] => [
  route(endpoints.getSportsLimits, ({ params }) => readLimits(house, BigInt(params.player_id))),
  route(endpoints.setStakeFactor, async (input, { operator }) => {
    await setFactor(house, operator, input);
    return readLimits(house, BigInt(input.params.player_id));
  }),
];
