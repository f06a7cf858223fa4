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
import { takeLiveSettings } from "../data/accounts.ts";
import { OWN } from "../data/own.ts";
import { dispatcher, type LiveHandler } from "./handlers.ts";
import { hearWanted } from "./wanted-channels.ts";

interface Opening {
  readonly playerId: number | null;
  readonly handlers: readonly LiveHandler[];
  /** The page is not new any more: it may have missed what was told. */
  readonly isLate: boolean;
}

/**
 * Opens the live socket and hands its messages to the handlers. Returns a function that closes it.
 * The address and a short-lived token come from the player's settings; the client asks for a new
 * token by itself when one runs out.
 */
export async function connectLive(
  queryClient: QueryClient,
  { playerId, handlers, isLate }: Opening,
): Promise<() => void> {
  const carried = takeLiveSettings(queryClient);
  const { cent } = carried ?? (await call(getPlayerSettings, {}));
  if (cent.url === "") return () => {};
  const client = new Centrifuge(socketUrl(cent.url), {
    token: cent.token,
    getToken: async () => (await call(getPlayerSettings, {})).cent.token,
  });
  const dispatch = dispatcher(queryClient, handlers);
  const hear = (kind: LiveKind) => (publication: unknown) => void dispatch(kind, publication);
  const readSite = () => {
    // What was told meanwhile is not known.
    void dispatch("public", { event: "site_changes", data: { parts: SITE_PARTS } });
    readJackpots(queryClient);
  };
  // A page that was just rendered is as new as it can be for everybody.
  const onGap = isLate ? readSite : afterFirst(readSite);
  listen(client.newSubscription(PUBLIC_CHANNEL), hear("public"), onGap);
  if (playerId !== null) {
    // What was read before this position was known may be old: only a page knows it beforehand.
    const since = carried?.cent.since;
    const own = client.newSubscription(playerChannel(playerId), since ? { since } : {});
    listen(own, hear("player"), () => void queryClient.invalidateQueries({ queryKey: [OWN] }));
  }
  const closeEars = hearWanted(({ kind, channel, onGap }) => {
    const subscription = client.getSubscription(channel) ?? client.newSubscription(channel);
    listen(subscription, hear(kind), onGap);
    return () => {
      subscription.removeAllListeners();
      client.removeSubscription(subscription);
    };
  });
  client.connect();
  return () => {
    closeEars();
    client.disconnect();
  };
}

/** Completes the address: the settings may name a path only. */
function socketUrl(url: string): string {
  const address = new URL(url, window.location.href);
  if (address.protocol === "http:") address.protocol = "ws:";
  if (address.protocol === "https:") address.protocol = "wss:";
  return address.href;
}

/** Hears a channel. Each time that it is not known what was told before, `onGap` is called, at first too. */
function listen(
  subscription: Subscription,
  hear: (publication: unknown) => void,
  onGap: () => void,
): void {
  subscription.on("subscribed", ({ recovered }) => {
    if (!recovered) onGap();
  });
  subscription.on("publication", ({ data }) => hear(data));
  subscription.subscribe();
}

/** Returns a function that calls another one from its second call on. */
function afterFirst(run: () => void): () => void {
  let isFirst = true;
  return () => {
    if (!isFirst) run();
    isFirst = false;
  };
}
