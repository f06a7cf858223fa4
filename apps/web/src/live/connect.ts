import { getPlayerSettings } from "@houselight/contracts/accounts";
import { balanceMessage, cardNotice, liveMessage, winMessage } from "@houselight/contracts/live";
import { PUBLIC_CHANNEL, playerChannel } from "@houselight/contracts/live";
import type { QueryClient } from "@tanstack/react-query";
import { Centrifuge, type Subscription } from "centrifuge";
import { call } from "../api/call.ts";
import { accountsQuery } from "../api/queries.ts";
import { applyBalance } from "./balance.ts";
import { tellCardNotice } from "./card-notices.ts";
import { addWin } from "./wins.ts";

/**
 * Opens the live socket and applies what it tells. Returns a function that closes it.
 * The address and a short-lived token come from the player's settings; the client asks for a new
 * token by itself when one runs out.
 */
export async function connectLive(
  queryClient: QueryClient,
  playerId: number | null,
): Promise<() => void> {
  const { cent } = await call(getPlayerSettings, {});
  if (cent.url === "") return () => {};
  const client = new Centrifuge(socketUrl(cent.url), {
    token: cent.token,
    getToken: async () => (await call(getPlayerSettings, {})).cent.token,
  });
  listen(client.newSubscription(PUBLIC_CHANNEL), queryClient, () => {});
  if (playerId !== null) {
    listen(client.newSubscription(playerChannel(playerId)), queryClient, () =>
      reloadPlayerData(queryClient),
    );
  }
  client.connect();
  return () => client.disconnect();
}

/** The settings may name a path; a socket needs a whole address. */
function socketUrl(url: string): string {
  const address = new URL(url, window.location.href);
  if (address.protocol === "http:") address.protocol = "ws:";
  if (address.protocol === "https:") address.protocol = "wss:";
  return address.href;
}

function listen(subscription: Subscription, queryClient: QueryClient, onGap: () => void): void {
  let wasSubscribed = false;
  subscription.on("subscribed", (context) => {
    // A gap that the hub could not fill: what we show may be old.
    if (wasSubscribed && !context.recovered) onGap();
    wasSubscribed = true;
  });
  subscription.on("publication", ({ data }) => {
    const message = liveMessage.safeParse(data);
    if (message.success) applyMessage(queryClient, message.data.event, message.data.data);
  });
  subscription.subscribe();
}

function applyMessage(queryClient: QueryClient, event: string, data: unknown): void {
  if (event === "balance") {
    for (const item of Array.isArray(data) ? data : [data]) {
      const balance = balanceMessage.safeParse(item);
      if (balance.success) applyBalance(queryClient, balance.data);
    }
  } else if (event === "payments_changes" || event === "payments_events") {
    void queryClient.invalidateQueries({ queryKey: ["payments"] });
  } else if (event === "allsecure_notification") {
    const notice = cardNotice.safeParse(data);
    if (notice.success) tellCardNotice(notice.data);
  } else if (event === "wins") {
    const win = winMessage.safeParse(data);
    if (win.success) addWin(win.data);
  }
}

function reloadPlayerData(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: accountsQuery.queryKey });
  void queryClient.invalidateQueries({ queryKey: ["payments"] });
}
