import * as endpoints from "@houselight/contracts";
import { deviceToken } from "#core/sign-in";
import { type HandlerContext, Refused, type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { sessionView, userInfoView } from "./account-views.ts";
import { groupRoutes } from "./groups/group-routes.ts";
import { updateLanguage } from "./player-store.ts";
import type { Player } from "./player.ts";
import { registerVisitor } from "./entry/register-player.ts";
import { entryRoutes } from "./entry/routes.ts";
import { profileRoutes } from "./profile/profile-routes.ts";
import { activeCurrency } from "./profile/read-profile.ts";
import { endSessionRow } from "./sessions/session-store.ts";
import { LIFETIME_MS, openSessionsOf } from "./sessions/sessions.ts";
import { signInPlayer } from "./sessions/sign-in.ts";

const COOKIE_SECONDS = LIFETIME_MS / 1000;
const ODDS_TYPES = ["decimal", "fractional", "american", "hongkong", "malay", "indonesian"];
/** Path of the live socket, on the site's own host. */
export const LIVE_PATH = "/connection/websocket";

export const accountRoutes = (house: House): readonly Route[] => [
  ...entrance(house),
  ...entryRoutes(house),
  ...profileRoutes(house),
  ...settings(house),
  ...groupRoutes(house),
  ...sessions(house),
];

const entrance = (house: House): readonly Route[] => [
  route(endpoints.registerPlayer, async ({ body }, context) => {
    const { player, token } = await registerVisitor(house, body.user, context);
    return letIn(house, context, player, token);
  }),
  route(endpoints.signIn, async ({ body }, context) => {
    const { player, token } = await signInPlayer(house, body.user, context);
    return letIn(house, context, player, token);
  }),
  route(endpoints.signOut, async (_input, context) => {
    if (context.caller) await endAndDisconnect(house, context.caller.id, context.caller.sessionId);
    context.clearSession();
    return {};
  }),
];

/** The browser's former session ends, and the browser is known for this account from now on. */
async function letIn(
  house: House,
  context: HandlerContext,
  player: Player,
  token: string,
): Promise<endpoints.UserInfoView> {
  const { caller } = context;
  if (caller) await endAndDisconnect(house, caller.id, caller.sessionId);
  context.setSession(token, COOKIE_SECONDS);
  const account = { kind: "player", email: player.email } as const;
  context.setDevice(deviceToken(house, account, context.deviceToken));
  return userInfoView(player, await activeCurrency(house, player.id));
}

const settings = (house: House): readonly Route[] => [
  route(endpoints.getPlayerSettings, async (_input, { caller }) => {
    const user = caller ? caller.id.toString() : "";
    const channels = [
      endpoints.PUBLIC_CHANNEL,
      ...(caller ? [endpoints.playerChannel(caller.id)] : []),
    ];
    return {
      cent: { url: LIVE_PATH, user, token: await house.live.token(user, channels) },
      betting_odds_types: ODDS_TYPES,
    };
  }),
  route(endpoints.updateLocale, async ({ body }, { caller }) => {
    await updateLanguage(house.database, caller.id, body.locale);
    return { locale: body.locale };
  }),
];

const sessions = (house: House): readonly Route[] => [
  route(endpoints.listSessions, async (_input, { caller }) =>
    (await openSessionsOf(house, caller.id)).map((session) =>
      sessionView(session, caller.sessionId),
    ),
  ),
  route(endpoints.endSession, async ({ params }, { caller }) => {
    if (!(await endAndDisconnect(house, caller.id, BigInt(params.id))))
      throw new Refused("session_not_found");
    return {};
  }),
];

/** The player's sockets close too; those of other sessions come back with a token of their own. */
async function endAndDisconnect(
  house: House,
  playerId: bigint,
  sessionId: bigint,
): Promise<boolean> {
  const ended = await endSessionRow(house.database, playerId, sessionId, house.clock.now());
  if (ended) house.live.disconnect(playerId.toString(), "session ended");
  return ended;
}
