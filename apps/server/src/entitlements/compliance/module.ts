import * as endpoints from "@houselight/contracts";
import { route } from "#platform/http";
import type { Module } from "#platform/module";
import { blockPlayer, verifyPlayer } from "./standing.ts";

export const compliance: Module = {
  name: "compliance",
  directory: import.meta.dirname,
  routes: (house) => [
    route(endpoints.setVerification, ({ params, body }, { operator }) =>
      verifyPlayer(house, operator, { playerId: BigInt(params.id), ...body }),
    ),
    route(endpoints.blockPlayer, ({ params, body }, { operator }) =>
      blockPlayer(house, operator, { playerId: BigInt(params.id), ...body }),
    ),
  ],
};
