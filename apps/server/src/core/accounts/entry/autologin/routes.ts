import * as endpoints from "@houselight/contracts";
import { hostOfBrand } from "#core/configuration";
import { appendTrailEntries } from "#core/staff";
import { Refused, type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { claimDevice } from "../../identity/claim-identity.ts";
import { letIn, userInfoOf } from "../../sessions/let-in.ts";
import { autoregister } from "../register-player.ts";
import { signInByLink } from "./sign-in-by-link.ts";

/** Mounts accounts that operators make, and the link by which their players come. */
export const autologinRoutes = (house: House): readonly Route[] => [
  route(endpoints.autoregisterPlayer, async ({ body }, { operator }) => {
    const { brand, ...user } = body.user;
    const host = hostOfBrand(brand);
    if (host === undefined) throw new Refused("brand_unknown");
    const player = await autoregister(house, user, host, (tx, { id, licence }) => {
      const entry = { action: "player.autoregistered", subject: `player ${id}` };
      const detail = { brand, licence, country: user.country, reason: body.reason };
      return appendTrailEntries(tx, [{ at: house.clock.now(), operator, ...entry, detail }]);
    });
    return userInfoOf(house, player);
  }),
  route(endpoints.signInByLink, async ({ body }, context) => {
    const { player, token } = await signInByLink(house, body.user, context);
    await house.database.tx((tx) => claimDevice(house, tx, player.id, body.user.dfpc));
    return letIn(house, context, player, token);
  }),
];
