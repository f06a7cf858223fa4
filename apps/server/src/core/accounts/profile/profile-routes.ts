import * as endpoints from "@houselight/contracts";
import { Refused, type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { consentRoutes } from "./consents/consent-routes.ts";
import { contactRoutes } from "./contact/contact-routes.ts";
import { leavingRoutes } from "./leaving/leaving-routes.ts";
import { readProfile } from "./read-profile.ts";
import { changeProfile } from "./update-profile.ts";

export const profileRoutes = (house: House): readonly Route[] => [
  route(
    endpoints.getPlayer,
    async (_input, { caller }) => (caller && (await readProfile(house, caller.id))) ?? {},
  ),
  route(endpoints.updatePlayer, async ({ body }, { caller, ip }) => {
    const { receive_promos: byMail, receive_sms_promos: bySms } = body.user;
    // An account that is closed or excluded is told nothing that leads back to play.
    if (caller.restricted && (byMail || bySms)) throw new Refused("withdrawals_only");
    await changeProfile(house, caller.id, body.user, { ip });
    const profile = await readProfile(house, caller.id);
    if (!profile) throw new Error(`no player ${caller.id}`);
    return profile;
  }),
  route(endpoints.listStatuses, async () => ({
    groups: [...endpoints.knownGroups()],
    levels: endpoints.VIP_LEVELS.map(({ group, name, vip }) => ({ id: group, name, vip })),
  })),
  ...consentRoutes(house),
  ...contactRoutes(house),
  ...leavingRoutes(house),
];
