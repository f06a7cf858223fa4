import { getPlayerSettings } from "@houselight/contracts/accounts";
import {
  type LiveKind,
  PUBLIC_CHANNEL,
  playerChannel,
  SITE_PARTS,
} from "@houselight/contracts/live";
import type { QueryClient } from "@tanstack/react-query";
import { Centrifuge, type Subscription } from "centrifuge";
import { call } from "../api/call.ts";
import { readJackpots } from "../data/engagement/jackpots/jackpots.ts";
import { OWN } from "../data/own.ts";
import { dispatcher, type LiveHandler } from "./handlers.ts";

/**
 * Opens the live socket and hands its messages to the handlers. Returns a function that closes it.
 * The address and a short-lived token come from the player's settings; the client asks for a new
 * token by itself when one runs out.
 */
export async function connectLive(
  queryClient: QueryClient,
  playerId: number | null,
  handlers: readonly LiveHandler[],
): Promise<() => void> {
  const { cent } = await call(getPlayerSettings, {});
  if (cent.url === "") return () => {};
  const client = new Centrifuge(socketUrl(cent.url), {
    token: cent.token,
    getToken: async () => (await call(getPlayerSettings, {})).cent.token,
  });
  const dispatch = dispatcher(queryClient, handlers);
  const hear = (kind: LiveKind) => (publication: unknown) => void dispatch(kind, publication);
  listen(client.newSubscription(PUBLIC_CHANNEL), hear("public"), () => {
    // What was told meanwhile is not known.
    void dispatch("public", { event: "site_changes", data: { parts: SITE_PARTS } });
    readJackpots(queryClient);
  });
  if (playerId !== null) {
    listen(client.newSubscription(playerChannel(playerId)), hear("player"), () => {
      void queryClient.invalidateQueries({ queryKey: [OWN] });
    });
  }
  client.connect();
  return () => client.disconnect();
}

/** Completes the address: the settings may name a path only. */
function socketUrl(url: string): string {
  const address = new URL(url, window.location.href);
  if (address.protocol === "http:") address.protocol = "ws:";
  if (address.protocol === "https:") address.protocol = "wss:";
  return address.href;
}

function listen(
  subscription: Subscription,
  hear: (publication: unknown) => void,
  onGap: () => void,
): void {
  let wasSubscribed = false;
  subscription.on("subscribed", (context) => {
    // A gap that the hub could not fill: the data on the page may be old.
    if (wasSubscribed && !context.recovered) onGap();
    wasSubscribed = true;
  });
  subscription.on("publication", ({ data }) => hear(data));
  subscription.subscribe();
}
