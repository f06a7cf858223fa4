import { decideVerificationOverride, listVerificationOverrides } from "@houselight/contracts";
import { type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { fileView } from "../status/views.ts";
import { decideOverride, overrideView } from "./override.ts";
import { selectOverrides } from "./override-store.ts";

/** Returns the routes by which a second operator decides about who is verified by hand. */
export const overrideRoutes = (house: House): readonly Route[] => [
  route(listVerificationOverrides, async ({ query }) => {
    const after = query.after === undefined ? null : BigInt(query.after);
    const page = { now: house.clock.now(), after, limit: query.limit };
    return (await selectOverrides(house.database, page)).map(overrideView);
  }),
  route(decideVerificationOverride, async ({ params, body }, { operator }) => {
    const playerId = BigInt(params.id);
    await decideOverride(house, operator, { playerId, ...body });
    return fileView(house, playerId);
  }),
];
