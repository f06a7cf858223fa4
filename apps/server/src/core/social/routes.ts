import * as endpoints from "@houselight/contracts";
import { type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { beginConnecting, connectProven, disconnect } from "./connect.ts";
import { beginFlow } from "./flows.ts";
import { selectProvidersOf } from "./identity-store.ts";
import { providerOf, providersOf, providerView } from "./providers.ts";
import { answerSignIn, continueSignIn } from "./sign-in.ts";
import { updateDetails } from "./update-details.ts";

const NONE: ReadonlySet<string> = new Set();

export const socialRoutes = (house: House): readonly Route[] => [
  ...signingIn(house),
  ...connecting(house),
];

const signingIn = (house: House): readonly Route[] => [
  route(endpoints.listOfferedAuthProviders, async () => viewsOf(house, NONE)),
  route(endpoints.beginSocialSignIn, async ({ params, body }, context) => {
    const { redirect = null } = body;
    return { url: await beginFlow(house, context, providerOf(house, params.id), { redirect }) };
  }),
  route(endpoints.answerSocialSignIn, async ({ params, body }, context) =>
    answerSignIn(house, params.id, body, context),
  ),
  route(endpoints.continueSocialSignIn, async ({ body }, context) =>
    continueSignIn(house, body.user, context),
  ),
  route(endpoints.updateAuthDetails, async ({ body }, context) =>
    updateDetails(house, body.user, context),
  ),
];

const connecting = (house: House): readonly Route[] => [
  route(endpoints.listAuthProviders, async (_input, { caller }) => providersFor(house, caller.id)),
  route(endpoints.beginConnecting, async ({ params, body }, context) => ({
    url: await beginConnecting(house, params.id, body.current_password, context),
  })),
  route(endpoints.connectProvenIdentity, async (_input, context) => {
    await connectProven(house, context);
    return providersFor(house, context.caller.id);
  }),
  route(endpoints.disconnectAuthProvider, async ({ params }, { caller, ip, userAgent }) => {
    await disconnect(house, caller.id, params.id, { ip, userAgent });
    return providersFor(house, caller.id);
  }),
];

const providersFor = async (
  house: House,
  playerId: bigint,
): Promise<endpoints.AuthProviderView[]> =>
  viewsOf(house, await selectProvidersOf(house.database, playerId));

const viewsOf = (house: House, connected: ReadonlySet<string>): endpoints.AuthProviderView[] =>
  providersOf(house).map((record) => providerView(record, connected));
