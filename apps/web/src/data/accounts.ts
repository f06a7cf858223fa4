import {
  getClosure,
  getPlayer,
  getPlayerSettings,
  listAuthProviders,
  listConsents,
  listOfferedAuthProviders,
  listPasskeys,
  listSessions,
  type PlayerSettingsView,
  type PlayerView,
  signOut,
} from "@houselight/contracts/accounts";
import type { GroupsMessage } from "@houselight/contracts/live";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { noteSignedIn } from "../api/auth-event.ts";
import { call } from "../api/call.ts";
import { applyTold } from "../api/page/apply-told.ts";
import { clientContextQuery } from "./configuration.ts";
import { readJackpots } from "./engagement/jackpots/jackpots.ts";
import { OFFERED, OWN } from "./own.ts";
import { forgetChatDrafts } from "./visitor/chat/chat-draft.ts";
import { noteSignedOut } from "../api/signed-out.ts";
import { useKept } from "../api/page/use-data.ts";

const FOREVER = Number.POSITIVE_INFINITY;

/** The signed-in player; null for a guest (AUTH-01). Asked of every visitor, and so not under OWN. */
export const playerQuery = queryOptions({
  queryKey: ["visitor"],
  queryFn: async ({ signal }): Promise<PlayerView | null> => {
    const player = await call(getPlayer, {}, { signal });
    return player.id === undefined ? null : (player as PlayerView);
  },
  staleTime: FOREVER,
  gcTime: FOREVER,
});

/** The live socket of a player: a page brings it, from the moment before it read anything else of its player. */
export const liveSettingsQuery = queryOptions({
  queryKey: [OWN, "live-settings"],
  queryFn: ({ signal }) => call(getPlayerSettings, {}, { signal }),
  staleTime: FOREVER,
});

/** Returns the settings that a page brought, once: they are those of its first connection. */
export function takeLiveSettings(queryClient: QueryClient): PlayerSettingsView | undefined {
  const { queryKey } = liveSettingsQuery;
  const settings = queryClient.getQueryData(queryKey);
  queryClient.removeQueries({ queryKey });
  return settings;
}

export const sessionsQuery = queryOptions({
  queryKey: [OWN, "sessions"],
  queryFn: ({ signal }) => call(listSessions, {}, { signal }),
});

/** The end of the account: whether it is closed, and since when. */
export const closureQuery = queryOptions({
  queryKey: [OWN, "closure"],
  queryFn: ({ signal }) => call(getClosure, {}, { signal }),
});

/** The log of what the player agreed to and took back. */
export const consentsQuery = queryOptions({
  queryKey: [OWN, "consents"],
  queryFn: ({ signal }) => call(listConsents, {}, { signal }),
});

/** Providers with which anybody can sign in. */
export const offeredProvidersQuery = queryOptions({
  queryKey: ["auth-providers"],
  queryFn: ({ signal }) => call(listOfferedAuthProviders, {}, { signal }),
  staleTime: FOREVER,
});

/** Providers, and which of them the player has connected (AUTH-15). */
export const authProvidersQuery = queryOptions({
  queryKey: [OWN, "auth-providers"],
  queryFn: ({ signal }) => call(listAuthProviders, {}, { signal }),
});

export const passkeysQuery = queryOptions({
  queryKey: [OWN, "passkeys"],
  queryFn: ({ signal }) => call(listPasskeys, {}, { signal }),
});

/** Returns the signed-in player; null for a guest. */
export function usePlayer() {
  return useKept(playerQuery) ?? null;
}

/**
 * Takes over the groups that the player is in now (PROFILE-02), and reads anew what the house shows by
 * groups: banners, pages, notices and the chat (NOTIFY-08).
 */
export function applyGroups(queryClient: QueryClient, { statuses }: GroupsMessage): void {
  applyTold<PlayerView | null>(
    queryClient,
    playerQuery.queryKey,
    (player) => player && { ...player, statuses },
  );
  void queryClient.invalidateQueries({ queryKey: [OWN] });
}

/** Forgets all that belongs to a player (AUTH-06); what everyone may see stays. */
export function forgetPlayer(queryClient: QueryClient): void {
  forgetChatDrafts(queryClient.getQueryData(playerQuery.queryKey)?.id ?? null);
  queryClient.removeQueries({ queryKey: [OWN] });
  queryClient.setQueryData(playerQuery.queryKey, null);
  readJackpots(queryClient);
  void readLicence(queryClient);
}

/** Reads the rules anew; under another licence than before also what it offers. */
async function readLicence(queryClient: QueryClient): Promise<void> {
  const licence = () => queryClient.getQueryData(clientContextQuery.queryKey)?.licence;
  const before = licence();
  await queryClient.refetchQueries({ queryKey: clientContextQuery.queryKey });
  if (licence() !== before) queryClient.removeQueries({ queryKey: [OFFERED] });
}

/** Reads the player anew after signing in, before anything is shown (AUTH-05). */
export async function refreshPlayer(queryClient: QueryClient) {
  noteSignedIn();
  queryClient.removeQueries({ queryKey: [OWN] });
  // The rules are now those of the player's own licence.
  const [player] = await Promise.all([
    queryClient.fetchQuery({ ...playerQuery, staleTime: 0 }),
    readLicence(queryClient),
  ]);
  readJackpots(queryClient);
  return player;
}

/** Reads the profile anew after a change of it (PROFILE-02). */
export const reloadPlayer = (queryClient: QueryClient) =>
  queryClient.fetchQuery({ ...playerQuery, staleTime: 0 });

/** Ends the session here and at the server. */
export async function endOwnSession(queryClient: QueryClient): Promise<void> {
  await call(signOut, {});
  await noteSignedOut();
  forgetPlayer(queryClient);
}
