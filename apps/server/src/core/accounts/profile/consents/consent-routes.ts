import * as endpoints from "@houselight/contracts";
import { Refused, type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { playerOfToken } from "../../mails/unsubscribe-link.ts";
import { selectPlayer } from "../../player-store.ts";
import { chooseAdvertising } from "./choose-advertising.ts";
import { selectConsents } from "./consent-store.ts";

export const consentRoutes = (house: House): readonly Route[] => [
  route(endpoints.listConsents, (_input, { caller }) => selectConsents(house.database, caller.id)),
  route(endpoints.listPlayerConsents, async ({ params }) => {
    const playerId = BigInt(params.id);
    if (!(await selectPlayer(house.database, playerId))) throw new Refused("player_not_found");
    return selectConsents(house.database, playerId);
  }),
  route(endpoints.getSubscriptions, async (_input, { caller }) => ({
    promotions: (await selectPlayer(house.database, caller.id))?.receivePromos ?? false,
  })),
  route(endpoints.setSubscriptions, async ({ body }, { caller, ip }) => {
    const { promotions } = body;
    const choices = [{ channel: "email", given: promotions }] as const;
    const changed = await house.database.tx((tx) =>
      chooseAdvertising(house, tx, caller.id, choices, { source: "subscription", ip }),
    );
    return { promotions, changed };
  }),
  route(endpoints.unsubscribe, async ({ query }, { ip }) => {
    const playerId = playerOfToken(house, query.token);
    if (playerId === null) throw new Refused("unsubscribe_link_invalid");
    const choices = [{ channel: "email", given: false }] as const;
    await house.database.tx((tx) =>
      chooseAdvertising(house, tx, playerId, choices, { source: "mail_link", ip }),
    );
    return {};
  }),
];
