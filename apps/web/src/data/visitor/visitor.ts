import type { QueryClient } from "@tanstack/react-query";
import { isServer } from "../../api/transport.ts";
import { liveSettingsQuery, playerQuery } from "../accounts.ts";
import { clientContextQuery, ensureMessages } from "../configuration.ts";

/**
 * Loads the data of every page. A message file that is away leaves keys on the page (LOCALE-02), and
 * a player who cannot be read is a guest until the browser asks again; both are reported where they fail (ERROR-01). Without the
 * client context there is no page: its error is thrown.
 */
export async function loadVisitor(queryClient: QueryClient, locale: string): Promise<void> {
  const ignore = () => undefined;
  const [context] = await Promise.allSettled([
    queryClient.ensureQueryData(clientContextQuery),
    loadPlayer(queryClient).catch(ignore),
    ensureMessages(queryClient, locale).catch(ignore),
  ]);
  if (context.status === "rejected") throw context.reason;
}

/** Loads the player; before a page reads what else is theirs it notes where their live channel stands. */
async function loadPlayer(queryClient: QueryClient): Promise<void> {
  const player = await queryClient.ensureQueryData(playerQuery);
  if (player && isServer()) await queryClient.ensureQueryData(liveSettingsQuery);
}
