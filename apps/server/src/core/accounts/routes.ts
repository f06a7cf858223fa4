import * as endpoints from "@houselight/contracts";
import { ODDS_FORMATS } from "@houselight/sports-maths/odds";
import { Refused, type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { sessionView } from "./profile/account-views.ts";
import { groupRoutes } from "./groups/group-routes.ts";
import { updateLanguage } from "./player-store.ts";
import { registerOnce } from "./entry/register-once.ts";
import { autologinRoutes } from "./entry/autologin/routes.ts";
import { entryRoutes } from "./entry/routes.ts";
import { claimDevice } from "./identity/claim-identity.ts";
import { riskRoutes } from "./identity/risk-routes.ts";
import { playerStaffRoutes } from "./operators/staff-routes.ts";
import { profileRoutes } from "./profile/profile-routes.ts";
import { endAndDisconnect, letIn } from "./sessions/let-in.ts";
import { openSessionsOf, sessionTimes } from "./sessions/sessions.ts";
import { signInPlayer } from "./sessions/sign-in.ts";

/** Path of the live socket, on the site's own host. */
export const LIVE_PATH = "/connection/websocket";

export const accountRoutes = (house: House): readonly Route[] => [
  ...entrance(house),
  ...entryRoutes(house),
  ...autologinRoutes(house),
  ...profileRoutes(house),
  ...settings(house),
  ...groupRoutes(house),
  ...riskRoutes(house),
  ...playerStaffRoutes(house),
  ...sessions(house),
];

const entrance = (house: House): readonly Route[] => [
  route(endpoints.registerPlayer, async ({ body }, context) => {
    const { player, token, repeated } = await registerOnce(house, body, context);
    if (repeated) context.repeated();
    return letIn(house, context, player, token);
  }),
  route(endpoints.signIn, async ({ body }, context) => {
    const { player, token } = await signInPlayer(house, body.user, context);
    await house.database.tx((tx) => claimDevice(house, tx, player.id, body.user.dfpc));
    return letIn(house, context, player, token);
  }),
  route(endpoints.signOut, async (_input, context) => {
    if (context.caller) await endAndDisconnect(house, context.caller.id, context.caller.sessionId);
    context.clearSession();
    return {};
  }),
];

const settings = (house: House): readonly Route[] => [
  route(endpoints.getPlayerSettings, async (_input, { caller }) => {
    const user = caller ? caller.id.toString() : "";
    const own = caller ? endpoints.playerChannel(caller.id) : null;
    const channels = [endpoints.PUBLIC_CHANNEL, ...(own ? [own] : [])];
    const [token, since] = await Promise.all([
      house.live.token(user, channels),
      own ? house.live.position(own) : null,
    ]);
    return {
      cent: { url: LIVE_PATH, user, token, since },
      betting_odds_types: [...ODDS_FORMATS],
    };
  }),
  route(endpoints.updateLocale, async ({ body }, { caller }) => {
    await updateLanguage(house.database, caller.id, body.locale);
    return { locale: body.locale };
  }),
];

const sessions = (house: House): readonly Route[] => [
  route(endpoints.getSessionTimes, async (_input, { caller }) => sessionTimes(house, caller)),
  route(endpoints.keepSession, async (_input, { caller }) => sessionTimes(house, caller)),
  route(endpoints.listSessions, async (_input, { caller }) =>
    (await openSessionsOf(house, caller)).map((session) => sessionView(session, caller.sessionId)),
  ),
  route(endpoints.endSession, async ({ params }, { caller }) => {
    if (!(await endAndDisconnect(house, caller.id, BigInt(params.id))))
      throw new Refused("session_not_found");
    return {};
  }),
];
